/**
 * Keeps the focus where it is while a list is made anew: each control has a name in `data-control`
 * that outlives its element.
 *
 * @param {HTMLElement} list before it is made anew
 * @returns {(otherwise: HTMLElement) => void} to be called after it: gives the focus back if the list
 *   had it; to another element where the control is gone
 */
export function keepFocus(list) {
  const { activeElement } = list.ownerDocument;
  if (!activeElement || !list.contains(activeElement)) return () => {};
  const name = activeElement instanceof HTMLElement ? activeElement.dataset.control : undefined;
  return (otherwise) => {
    const again = [...list.querySelectorAll('[data-control]')].filter((each) => each instanceof HTMLElement)
      .find((each) => each.dataset.control === name);
    (again ?? otherwise).focus();
  };
}
