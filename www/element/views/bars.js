/** @import { ViewContext } from '../../ui/types.js' */
/** @import { PaintedPart } from '../../views/view.js' */
/** @import { Controls } from '../attributes.js' */
import { createSmallTransport, createTransport } from '../../ui/transport/transport.js';

/**
 * What moves the playhead, as much of it as is wanted.
 *
 * @param {ViewContext} context
 * @param {Controls} controls
 * @returns {PaintedPart[]}
 */
export function createBars(context, controls) {
  if (controls === 'none') return [];
  if (controls === 'minimal') return [createSmallTransport(context)];
  const { bar, settings } = createTransport(context);
  return [bar, settings];
}
