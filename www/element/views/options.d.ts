import type { View } from '../../assemble.js';
import type { Strategy } from '../../engine/types.js';
import type { Connect as MeasureConnect } from '../../measure/connection.js';
import type { Context } from '../../ui/types.js';
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

/** A view of the element: what it shows, and what that is dressed in. */
export interface ViewModule {
  compose(context: Context, options: ViewOptions): View;
  /** sheets, as text, in this order */
  sheets: readonly string[];
}
