import type { Connect as ConnectPainter } from '../../draw/stage/connection.js';
import type { Connect as ConnectMeasurer } from '../../measure/connection.js';
import type { State } from '../../state/types.js';

/** How the workers that paint and that measure are reached. */
export interface Connections {
  stage: ConnectPainter;
  measure: ConnectMeasurer;
}

/** What stands behind a door. */
export interface DoorPart {
  element: HTMLElement;
  /** shows a place of it: what an address says after the part's name; empty: its beginning */
  goTo?(place: string): void;
  update?(state: State): void;
  /** ends what would outlive the element */
  destroy?(): void;
}
