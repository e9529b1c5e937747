import type { ChartState, ChartStore } from '../../state/chart/types.js';
import type { ViewWords } from '../../words/en-view.js';
import type { ChartWords } from '../../words/en-chart.js';

/** What every part of the chart is given. */
export interface ChartContext {
  store: ChartStore;
  words: ViewWords;
  chart: ChartWords;
  /** an id that no other lab on the page has */
  id(name: string): string;
  /** has the animation show a dictionary of so many fields */
  onPick(count: number): void;
}

/** A part of the chart's section: it shows the state, and dispatches what is done to it. */
export interface ChartPart {
  element: HTMLElement;
  update(state: ChartState): void;
  /** ends what would outlive the element; left out when nothing would */
  destroy?(): void;
}
