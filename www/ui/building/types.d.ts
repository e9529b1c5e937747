import type { BuildStage } from '../../draw/building/client.js';
import type { BuildingState, BuildingStore } from '../../state/building/types.js';
import type { Words } from '../../words/en.js';
import type { BuildingWords } from '../../words/en-building.js';

/** What every part of the section is given. */
export interface BuildingContext {
  store: BuildingStore;
  stage: BuildStage;
  words: Words;
  building: BuildingWords;
  /** an id that no other part on the page has */
  id(name: string): string;
}

/** A part of the section: it shows the state, and dispatches what is done to it. */
export interface BuildingPart {
  element: HTMLElement;
  update(state: BuildingState): void;
  /** ends what would outlive the element; left out when nothing would */
  destroy?(): void;
}
