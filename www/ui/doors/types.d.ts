import type { Connect as ConnectPainter } from '../../draw/stage/connection.js';
import type { Connect as ConnectMeasurer } from '../../measure/connection.js';
import type { Race } from '../../race.js';
import type { State } from '../../state/types.js';

/** How the workers that paint and that measure are reached. */
export interface Connections {
  stage: ConnectPainter;
  measure: ConnectMeasurer;
}

/** The race, going on without its room, to be taken up by the room in another language. */
export interface LeftRace {
  element: HTMLElement;
  race: Race;
  destroy(): void;
}

/** What stands behind a door. */
export interface DoorPart {
  element: HTMLElement;
  /** called once the element is in the page */
  attach?(): void;
  /** shows a place of it: what an address says after the part's name; empty: its beginning */
  goTo?(place: string): void;
  update?(state: State): void;
  /** called instead of `destroy` where it is to go on in another language: what its maker is then given */
  leave?(): LeftRace;
  /** ends what would outlive the element */
  destroy?(): void;
}
