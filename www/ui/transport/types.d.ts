import type { PlayAction, Playback } from '../../state/types.js';
import type { ViewWords } from '../../words/en-view.js';

/** A store with a playhead in it. */
export interface PlayStore<State extends Playing = Playing> {
  get(): State;
  dispatch(action: PlayAction): void;
}

export interface Playing {
  playback: Playback;
}

/** What the parts of a transport need of what they play. */
export interface PlayContext<State extends Playing = Playing> {
  store: PlayStore<State>;
  words: { transport: ViewWords['transport'] };
  /** an id that no other part on the page has */
  id(name: string): string;
  travel: {
    toStart(): void;
    toEnd(): void;
    /** the next whole thing done, or the one before */
    toDeletion(direction: 1 | -1): Promise<void>;
  };
}

/** What a scrub bar tells of a rail. */
export interface ScrubRail<State extends Playing, Shown> {
  /** the last position; undefined while nothing stands */
  lengthOf(state: State): number | undefined;
  /** what is told changes when this does; null while nothing is painted */
  shownOf(state: State): Shown | null;
  /** in words */
  statusOf(shown: Shown): string;
}
