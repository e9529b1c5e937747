/**
 * Follows a pointer from where it is pressed on an element until it is let go, also beyond the element's edge.
 *
 * @param {GlobalEventHandlers & Element} element
 * @param {(event: PointerEvent) => void} act at once, and at each move
 */
export function whileHeld(element, act) {
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    act(event);
  });
  element.addEventListener('pointermove', (event) => {
    if (element.hasPointerCapture(event.pointerId)) act(event);
  });
}
