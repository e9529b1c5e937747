/**
 * The types of the page's state.
 *
 * Two coordinate spaces run through it. A *step* belongs to one strategy: 0 … its own number of
 * steps. A *position* is where the playhead stands on the rail that all strategies share;
 * `rail.js` turns one into the other.
 */
import type { Built, GridView, Inspection, Place } from '../draw/types.js';
import type { DictionaryInfo, Family, Frame, Source, Strategy } from '../engine/types.js';
import type { Answer, LessonState, LessonWish } from './lesson/types.js';

export type PerStrategy<T> = Record<Strategy, T>;

/** One value for each strategy that is shown. */
export type PerShown<T> = Partial<PerStrategy<T>>;

/** What the panes have in common while they play: the number of steps, or the time. */
export type ClockName = 'steps' | 'time';

/** A language that the lab speaks. */
export type Language = 'en' | 'ru';

export type ThemeChoice = 'auto' | 'light' | 'dark';

/**
 * An input whose content the engine may refuse; the sentence of refusal stands beside it.
 * `address` is no input: the page asks by itself.
 */
export type InputName = 'sentence' | 'chooser' | 'names' | 'step' | 'address';

/** Why an input was refused. */
export interface Refusal {
  /** a LabError's stable code */
  code: string;
  /** one plain sentence that names the offending value */
  message: string;
  /** what was refused, as one would type it: it may have come with the address */
  typed?: string;
  /** that the message is in; left out for the engine's own, which is English always */
  language?: Language;
}

/** A dictionary that stands, and what it was built of. */
export interface Standing {
  source: Source;
  built: Built;
}

/** A dictionary that is being built. */
export interface Pending {
  source: Source;
  input: InputName;
  /** true once it has taken so long that the reader is told, and may stop it */
  slow: boolean;
}

export interface Playback {
  /** whole steps of the leader */
  position: number;
  /** what is played of the next step already: 0 ≤ fraction < 1, a multiple of 2⁻¹⁸ */
  fraction: number;
  playing: boolean;
  /** true when it stopped by itself, having reached an end */
  finished: boolean;
  direction: 1 | -1;
  /** steps of the leader a second */
  speed: number;
  /** true while the speed doubles by itself at a steady pace */
  gathering: boolean;
  /** the clock that was asked for; `time` holds only once all that are shown are measured */
  clock: ClockName;
}

/** What a bucket holds at the step that was painted last. */
export interface Reading {
  place: Place;
  step: number;
  found: Inspection;
}

export interface PaneState {
  /** null: the whole grid */
  view: GridView | null;
  /** the bucket that is being read */
  target: Place | null;
  reading: Reading | null;
  /** the bucket that was clicked last, or chosen by Enter */
  picked: Place | null;
}

/** What the painter has shown last. */
export interface Painted {
  /** the id of the dictionary */
  id: number;
  frames: PerShown<Frame>;
}

/** A part below the page, behind one of the doors with which it ends. */
export interface Door {
  id: string;
  /** where in it, in its own words; empty: its beginning */
  place: string;
}

/** Something in the address that means nothing here (`part`: its fragment), or could not be had (`words`). */
export interface Complaint {
  parameter: 'speed' | 'clock' | 'theme' | 'lang' | 'part' | 'lesson' | 'predict' | 'words';
  value: string;
}

export interface Screen {
  theme: ThemeChoice;
  language: Language;
  systemDark: boolean;
  reducedMotion: boolean;
  helpOpen: boolean;
  shareOpen: boolean;
  complaints: readonly Complaint[];
  /** the part that is open */
  door: Door | null;
  /** the strategies that are shown, in their order */
  shown: readonly Strategy[];
}

export interface State {
  standing: Standing | null;
  pending: Pending | null;
  refusals: Partial<Record<InputName, Refusal>>;
  /** the painter has failed; told until the reader has another dictionary built */
  failure: Refusal | null;
  /** nanoseconds a step, measured; left out until it was looked at, null where this browser's clock could not tell */
  measured: PerShown<number | null>;
  /** what the chart's run has measured of find-first: [names, nanoseconds], ascending, and the median for each bucket examined */
  timed: { nsPerBucket: number; points: readonly (readonly [number, number])[] } | null;
  playback: Playback;
  painted: Painted | null;
  panes: PerStrategy<PaneState>;
  screen: Screen;
  /** null: no lesson is open */
  lesson: LessonState | null;
}

export type Action =
  | { type: 'build/asked'; source: Source; input: InputName }
  | { type: 'build/slow' }
  | { type: 'build/done'; built: Built }
  | { type: 'build/stopped' }
  | { type: 'input/refused'; input: InputName; refusal: Refusal }
  | { type: 'input/accepted'; input: InputName }
  | { type: 'stage/painted'; painted: Painted }
  | { type: 'stage/failed'; refusal: Refusal }
  | { type: 'play/toggled' }
  | { type: 'play/started'; direction: 1 | -1 }
  | { type: 'play/paused' }
  | { type: 'play/restarted' }
  | { type: 'play/ticked'; milliseconds: number }
  | { type: 'play/stepped'; by: number }
  | { type: 'play/moved'; position: number }
  | { type: 'play/speed'; speed: number }
  | { type: 'play/gather'; on: boolean }
  | { type: 'play/clock'; clock: ClockName }
  | { type: 'measured'; nanoseconds: PerShown<number | null> }
  | { type: 'timed'; timed: State['timed'] }
  | { type: 'pane/view'; strategy: Strategy; view: GridView }
  | { type: 'pane/target'; strategy: Strategy; target: Place | null }
  | { type: 'pane/reading'; strategy: Strategy; reading: Reading }
  | { type: 'pane/picked'; strategy: Strategy; place: Place }
  | { type: 'lesson/opened'; wish: LessonWish; source: Source | null }
  | { type: 'lesson/step'; step: number }
  | { type: 'lesson/told'; source: Source | null }
  | { type: 'lesson/answered'; question: string; answer: Answer | null }
  | { type: 'lesson/left' }
  | { type: 'lesson/whole' }
  | { type: 'lesson/closed' }
  | { type: 'screen/theme'; theme: ThemeChoice }
  | { type: 'screen/language'; language: Language }
  | { type: 'screen/system'; dark: boolean; reducedMotion: boolean }
  | { type: 'screen/help'; open: boolean }
  | { type: 'screen/share'; open: boolean }
  | { type: 'screen/complaints'; complaints: readonly Complaint[] }
  | { type: 'screen/strategies'; shown: readonly Strategy[] }
  | { type: 'screen/door'; door: Door | null };

/** What moves a playhead. */
export type PlayAction = Extract<Action, { type: `play/${string}` }>;

/** What whoever opens a lab wants to see. */
export interface Wishes {
  source: Source | null;
  /** as written; a step of the leader */
  step: string | null;
  /** steps a second; null: it gathers */
  speed: number | null;
  clock: ClockName;
  theme: ThemeChoice;
  /** null: no lesson is asked for */
  lesson: LessonWish | null;
  /** null: nothing is said of it */
  language: Language | null;
  /** what was asked for and means nothing here */
  complaints: readonly Complaint[];
}

/** The one place where a lab's state lives. */
export interface Store {
  get(): State;
  dispatch(action: Action): void;
  /** calls `listener` after each change; hands back the way to stop it */
  subscribe(listener: () => void): () => void;
}

export type { Built, DictionaryInfo, Family, Frame, GridView, Source, Strategy };
