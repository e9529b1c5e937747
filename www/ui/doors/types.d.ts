import type { State } from '../../state/types.js';

/** What stands behind a door. */
export interface DoorPart {
  element: HTMLElement;
  /** shows a place of it: what an address says after the part's name; empty: its beginning */
  goTo?(place: string): void;
  update?(state: State): void;
  /** ends what would outlive the element */
  destroy?(): void;
}
