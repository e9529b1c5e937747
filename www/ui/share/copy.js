/**
 * Puts the text of an element on the clipboard; where the browser does not let it, selects the text,
 * so that one key press copies it.
 *
 * @param {HTMLElement} element
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copyText(element) {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    // There is no clipboard on an insecure page, and a reader may forbid it: both are ordinary.
    window.getSelection()?.selectAllChildren(element);
    return false;
  }
}
