/**
 * Keeps what a reader has done to the page and the state does not know, while its elements are made
 * anew: where the focus is, what stands in a text, how far the page is scrolled. Elements are known
 * by their ids.
 *
 * @param {HTMLElement} root before its elements are made anew
 * @returns {() => void} to be called after it
 */
export function keepPlace(root) {
  const within = /** @type {Document | ShadowRoot} */ (root.getRootNode());
  const focused = within.activeElement && root.contains(within.activeElement) ? within.activeElement.id : '';
  const page = root.ownerDocument.scrollingElement;
  const top = page?.scrollTop ?? 0;
  const texts = fieldsOf(root).map(({ id, value }) => ({ id, value }));
  return () => {
    for (const field of fieldsOf(root)) {
      const before = texts.find(({ id }) => id === field.id);
      if (before) field.value = before.value;
    }
    const again = focused === '' ? null : within.getElementById(focused);
    if (again) again.focus({ preventScroll: true });
    else if (within.activeElement instanceof HTMLElement && root.contains(within.activeElement)) within.activeElement.blur();
    if (page) page.scrollTop = top;
  };
}

/** @param {HTMLElement} root */
function fieldsOf(root) {
  return [...root.querySelectorAll('textarea')].filter(({ id }) => id !== '');
}
