import type { LabError } from './engine.js';

export type View = 'lab' | 'grid' | 'staircase' | 'chart' | 'profile' | 'lesson';
export type Controls = 'full' | 'minimal' | 'none';

/** What an element tells the page, by the event's name: `event.detail` is one of these. */
export interface TeardownLabEvents {
  /** another dictionary stands */
  'lab-ready': CustomEvent<{ count: number; buckets: number; steps: Record<'find-first' | 'word-scan' | 'first-hint' | 'cursor' | 'bulk', number> }>;
  /** it begins to play */
  'lab-play': CustomEvent<{ step: number }>;
  /** it stands still; `finished`: having reached an end */
  'lab-pause': CustomEvent<{ step: number; finished: boolean }>;
  /**
   * Something was refused, or has failed. `code` never changes: one of the engine's, or `attribute-invalid`;
   * `attribute` is the one that is to blame, null when none is.
   */
  'lab-error': CustomEvent<{ code: LabError['code'] | 'attribute-invalid'; message: string; attribute: string | null }>;
}

/**
 * `<teardown-lab>`. Each attribute is a property of the same name: flags are true or false, all others text, null while
 * they are not there.
 */
export declare class TeardownLab extends HTMLElement {
  get view(): string | null;
  set view(value: View | null);
  /** how many made-up names there are, 1 … 2,000,000 */
  get fields(): string | null;
  set fields(value: number | string | null);
  /** own names, one a line or as a list; they go before `fields` */
  get names(): string | null;
  set names(value: readonly string[] | string | null);
  get family(): string | null;
  set family(value: string | null);
  get strategy(): string | null;
  set strategy(value: 'find-first' | 'word-scan' | 'first-hint' | 'cursor' | 'bulk' | 'both' | null);
  /** the step at which it stands, 0 … the number of steps */
  get step(): string | null;
  set step(value: number | string | null);
  /** steps a second, 1 … 10¹¹; null: it gathers */
  get speed(): string | null;
  set speed(value: number | string | null);
  get clock(): string | null;
  set clock(value: 'steps' | 'time' | null);
  /** plays once it is scrolled into view, unless motion is to be reduced */
  autoplay: boolean;
  get theme(): string | null;
  set theme(value: 'auto' | 'light' | 'dark' | null);
  get controls(): string | null;
  set controls(value: Controls | null);
  /** readers can look, not change the dictionary */
  locked: boolean;
  /** the step of the view that is the lesson, 1 … 13 */
  get lesson(): string | null;
  set lesson(value: number | string | null);
  /** shows that step alone */
  only: boolean;
  /** `first`: nothing is told, and nobody goes on, before an answer is given */
  get predict(): string | null;
  set predict(value: 'free' | 'first' | null);

  /** Plays on, from the start when it stands at the end. */
  play(): void;
  /** Stands still. */
  pause(): void;
  /** Goes to a step; what is no step of this run is refused by a `lab-error`. */
  goTo(step: number | string): void;

  addEventListener<Name extends keyof TeardownLabEvents>(
    type: Name, listener: (event: TeardownLabEvents[Name]) => void, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'teardown-lab': TeardownLab;
  }
}
