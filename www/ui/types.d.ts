import type { Words } from '../words/en.js';
import type { ViewWords } from '../words/en-view.js';
import type { State, Store } from '../state/types.js';
import type { Travel } from './effects/travel.js';
import type { LeftRace } from './doors/types.js';
import type { Stage } from '../draw/stage/client.js';

/** What every part of a view is given. */
export interface ViewContext<W extends ViewWords = ViewWords> {
  store: Store;
  words: W;
  stage: Stage;
  travel: Travel;
  /** whether the part takes the place of one in another language, and so must not take the focus by itself */
  anew: boolean;
  /** what parts have left to those that take their place in another language, by name */
  left: Map<string, LeftRace>;
  /** an id that no other lab on the page has */
  id(name: string): string;
}

/** What a part is given that there is in the whole lab alone. */
export type Context = ViewContext<Words>;

/** A part of the page: it shows the state, and dispatches what is done to it. */
export interface Part {
  element: HTMLElement;
  update(state: State): void;
  /** ends what would outlive the element; left out when nothing would */
  destroy?(): void;
}
