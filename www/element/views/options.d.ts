import type { View } from '../../assemble.js';
import type { Strategy } from '../../engine/types.js';
import type { Connect as MeasureConnect } from '../../measure/connection.js';
import type { Language } from '../../state/types.js';
import type { ViewContext } from '../../ui/types.js';
import type { ViewWords } from '../../words/en-view.js';
import type { Controls } from '../attributes.js';

/** How a view is wanted. */
export interface ViewOptions {
  strategies: readonly Strategy[];
  controls: Controls;
  /** whether the dictionary is not the reader's to change */
  locked: boolean;
  /** how a measuring worker is reached */
  measure: MeasureConnect;
}

/** A view that has its words. */
export interface SayingView {
  words: ViewWords;
  compose(context: ViewContext, options: ViewOptions): View;
}

/** A view of the element: what it shows and says, and what that is dressed in. */
export interface ViewModule {
  bring(language: Language): Promise<SayingView>;
  /** sheets, as text, in this order */
  sheets: readonly string[];
}
