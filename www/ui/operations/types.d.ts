import type { State } from '../../state/types.js';
import type { OperationsState, OperationsStore } from '../../state/operations/types.js';
import type { Words } from '../../words/en.js';
import type { OperationsWords } from '../../words/en-operations.js';

/** What every part of the section is given. */
export interface OperationsContext {
  store: OperationsStore;
  words: Words;
  more: OperationsWords;
  id(name: string): string;
}

/** What a part shows. */
export interface Seen {
  state: OperationsState;
  lab: State;
}

export interface OperationsPart {
  element: HTMLElement;
  update(seen: Seen): void;
  destroy?(): void;
}
