import type { CostCurve, Portrait } from '../../draw/types.js';
import type { Source } from '../../engine/types.js';
import type { StepId } from './ids.js';

/** What an address or an attribute asks of the lesson. */
export interface LessonWish {
  /** from 1 */
  step: number;
  /** one question alone, without the steps around it */
  only: boolean;
  /** nothing is told, and nobody goes on, before an answer is given */
  predictFirst: boolean;
}

/** Where the reader is in the lesson. */
export interface LessonState extends LessonWish {
  /** left, to play: the lesson waits at its step */
  away: boolean;
  /** counts how often a step has been come to: each time the lab is set as the step has it */
  turn: number;
  /** the turn for which the lab was set last; 0: none yet */
  set: number;
  /** what was answered, by question; it leaves the page by no way */
  answers: Readonly<Record<string, Answer>>;
  /** the dictionary that the step is told over, where the reader has chosen another one than the step's own */
  source: Source | null;
}

/** What the engine says of the dictionaries that a step speaks of; all of it is exact. */
export interface Facts {
  /** the dictionary of the step */
  here: Portrait;
  /** twice as many names; null where the step does not ask for it */
  double: Portrait | null;
  /** the last dictionary before the array grows, and the first one after; null where not asked for */
  before: Portrait | null;
  after: Portrait | null;
  /** what find-first costs over the number of names, up to some more than `after`; null where not asked for */
  curve: CostCurve | null;
}

/** Where the playhead of find-first stands, said without numbers. */
export type Mark = 'start' | 'found-first' | 'deleted-first' | 'found-second' | 'emptied' | 'end';

/** A part of the lab that a step is about. */
export type Spotlight = 'find-first' | 'bulk' | 'panes' | 'staircase' | 'program' | 'sentence' | 'profile';

/** A part of the lab that would give the answer away. */
export type Veil = 'costs' | 'area' | 'chart';

/** What the reader is asked to commit to. */
export type Question =
  | { kind: 'bucket'; truth: (facts: Facts) => number; slips: readonly Slip[] }
  | { kind: 'number'; scale: 'count' | 'log'; truth: (facts: Facts) => number; slips: readonly Slip[] }
  | { kind: 'line'; scale: 'count' | 'log'; plot: (facts: Facts) => Plot };

/** A picture in which a line is drawn: axes, what is shown of a curve, and where its rest is asked for. */
export interface Plot {
  /** what is counted from left to right; from bottom to top it is buckets examined */
  over: 'calls' | 'names';
  /** the ends of the axis across */
  across: readonly [number, number];
  /** the most buckets that there is room for */
  most: number;
  /** the part of the curve that is shown, from left to right; the line goes on from its last point */
  known: readonly (readonly [number, number])[];
  /** where the points of the line stand, and what is true there; exact */
  at: readonly number[];
  truth: readonly number[];
  /** the whole curve, from left to right */
  curve: readonly (readonly [number, number])[];
  /** where the array grows */
  jumps: readonly number[];
}

/** A number that is reached by a thought that is nearly right; it has an answer of its own. */
export interface Slip {
  name: string;
  value: (facts: Facts) => number;
}

/** Another place that a step leads to. */
export type Way = 'chart' | 'profile' | 'elsewhere' | 'story' | 'remedies';

export interface Reveal {
  /** which of the dictionaries that the step speaks of */
  shows: 'here' | 'double' | 'after';
  at: Mark;
  /** steps a second at which it plays from there; null: it stands still */
  speed: number | null;
  spotlight: Spotlight;
}

export interface Step {
  id: StepId;
  /** the names of its own dictionary */
  count: number;
  /** what must be known besides the dictionary itself */
  needs: 'here' | 'double' | 'jump' | 'curve';
  /** the fewest and the most names of a dictionary that the step can be told over */
  least: number;
  most: number;
  /** whether it is about a resize in flight */
  inFlight: boolean;
  at: Mark;
  spotlight: Spotlight | null;
  question: Question | null;
  /** what is hidden until the question is answered */
  veils: readonly Veil[];
  /** how the lab is set once the answer is told; null: it stays */
  reveal: Reveal | null;
  ways: readonly Way[];
}

/** What was committed to: a number, or the heights of a line from left to right. */
export type Given = number | readonly number[];

/** How near it was. `slip` names the thought that led there, when it is one that is known. */
export interface Grade {
  verdict: 'right' | 'near' | 'off';
  side: 'low' | 'high' | null;
  slip: string | null;
}

/** The end of a question: graded, or shown without an answer. */
export type Answer = { given: Given; grade: Grade } | { given: null; grade: null };
