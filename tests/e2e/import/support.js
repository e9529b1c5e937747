/** @typedef {ReturnType<typeof import('../page/support/page.js').usePage>} Page */

/**
 * What a reader does in “Your own format”.
 *
 * @param {Page} page
 */
export function useFormat(page) {
  return {
    /** Pastes a text into the box. @param {string} text */
    paste: (text) => page.run(`const box = document.querySelector('.field-names');
      box.value = arguments[0];
      box.dispatchEvent(new InputEvent('input', {bubbles: true}));`, text),

    /**
     * Drops files on the box, one after the other, without waiting.
     *
     * @param {...{name: string, text?: string, bytes?: number[], repeat?: number}} files
     */
    drop: (...files) => page.run(`const box = document.querySelector('.field-names');
      for (const {name, text, bytes, repeat = 1} of arguments[0]) {
        const transfer = new DataTransfer();
        transfer.items.add(new File(bytes ? [new Uint8Array(bytes)] : Array(repeat).fill(text), name));
        box.dispatchEvent(new DragEvent('drop', {bubbles: true, cancelable: true, dataTransfer: transfer}));
      }`, files),

    /** @param {string} code */
    untilRefused: (code) => page.until(code, async () => (await page.attribute('[data-refusal="names"]', 'data-code')) === code),
    box: async () => String(await page.run('return document.querySelector(".field-names").value')),
    note: () => page.text('#names-note'),
    /** @param {string} row @param {string} strategy */
    cost: (row, strategy) => page.text(`[data-row="${row}"] [data-of="${strategy}"]`),
    /** @param {string} key */
    finding: (key) => page.text(`[data-finding="${key}"] dd`),
  };
}
