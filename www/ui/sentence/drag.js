import { mostBySlider } from '../../state/limits.js';

/** Pixels that a pointer may stray in a click. */
const stray = 4;

/**
 * The number that dragging makes of another: single numbers near where the drag began, hundreds
 * farther out, so that 400 pixels span the whole slider and each number can still be met.
 *
 * @param {number} start
 * @param {number} pixels to the right; negative to the left
 * @param {number} most
 * @returns {number} 1 … most
 */
export function draggedCount(start, pixels, most) {
  const far = Math.abs(pixels);
  const moved = Math.sign(pixels) * Math.round(far / 2 + far ** 2 / 8);
  return Math.min(most, Math.max(1, start + moved));
}

/**
 * Turns a field for a number into one that can also be dragged sideways. A pointer that does not
 * stray clicks as ever.
 *
 * @param {HTMLInputElement} element
 * @param {{begin: () => number, drag: (count: number) => void}} handle the number at the start;
 *   what is done with each that the drag comes to
 */
export function listenToDrags(element, { begin, drag }) {
  /** @type {{x: number, count: number, last: number} | null} */
  let grip = null;
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    grip = { x: event.clientX, count: begin(), last: begin() };
    // A quick pointer is out of the field before it has moved within it.
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', (event) => {
    if (!grip) return;
    const pixels = event.clientX - grip.x;
    if (Math.abs(pixels) < stray && !element.classList.contains('is-dragged')) return;
    element.classList.add('is-dragged');
    const beyond = Math.sign(pixels) * Math.max(0, Math.abs(pixels) - stray);
    const count = draggedCount(grip.count, beyond, Math.max(mostBySlider, grip.count));
    if (count === grip.last) return;
    grip.last = count;
    drag(count);
  });
  const release = () => {
    grip = null;
    element.classList.remove('is-dragged');
  };
  element.addEventListener('pointerup', release);
  element.addEventListener('pointercancel', release);
}
