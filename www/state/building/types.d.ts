/** The state of “Names that hurt”: two dictionaries of as many names, built side by side. */
import type { HashedName, Lane, LaneBuilt, LaneFrame, LaneProgress, PerLane } from '../../draw/building/types.js';
import type { PlayAction, Playback, Refusal } from '../types.js';

/** How many names were asked for last. Both buildings of them are known by `id`. */
export interface Asked {
  id: number;
  count: number;
}

/** A dictionary of which any instant can be seen. */
export interface StandingLane extends LaneBuilt {
  /** false when it was stopped: the names so far are what there is */
  done: boolean;
}

export interface BuildingState {
  asked: Asked;
  /** what is shown; null until there is something in one lane */
  standing: PerLane<StandingLane | null> | null;
  /** how far the one is that is being built */
  coming: PerLane<LaneProgress | null>;
  /** what the painter has shown last */
  painted: PerLane<LaneFrame | null>;
  playback: Playback;
  /** why the number typed last was refused */
  refusal: Refusal | null;
}

export type BuildingAction =
  | PlayAction
  | { type: 'building/asked'; count: number }
  | { type: 'building/progressed'; progress: LaneProgress }
  | { type: 'building/built'; progress: LaneBuilt; done: boolean; plays: boolean }
  | { type: 'building/painted'; frames: PerLane<LaneFrame | null> }
  | { type: 'building/refused'; refusal: Refusal; lane: Lane | null }
  | { type: 'building/accepted' };

/** The one place where it lives. */
export interface BuildingStore {
  get(): BuildingState;
  dispatch(action: BuildingAction): void;
  subscribe(listener: () => void): () => void;
}

export type { HashedName, Lane, LaneBuilt, LaneFrame, LaneProgress, PerLane };
