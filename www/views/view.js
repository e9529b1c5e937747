/** @import { View } from '../assemble.js' */
/** @import { Part } from '../ui/types.js' */
import { h } from '../ui/dom/h.js';

/** A part that paints, and so has to be told when it is in the page. @typedef {Part & {attach?: () => void}} PaintedPart */

/**
 * Makes a view of parts and plain elements, in reading order.
 *
 * @param {readonly (PaintedPart | HTMLElement)[]} order
 * @returns {View}
 */
export function viewOf(order) {
  const probe = h('span', { class: 'visually-hidden', 'aria-hidden': 'true' });
  const parts = order.filter(isPart);
  return {
    probe,
    elements: [...order.map((each) => (isPart(each) ? each.element : each)), probe],
    attach: () => parts.forEach((part) => part.attach?.()),
    update: (state) => parts.forEach((part) => part.update(state)),
    destroy: () => parts.forEach((part) => part.destroy?.()),
  };
}

/** @param {PaintedPart | HTMLElement} each @returns {each is PaintedPart} */
function isPart(each) {
  return 'update' in each;
}
