/**
 * Sentences of one language by those of another, in the way of gettext: a sentence with gaps, `{such}`, stands for all
 * that differ in them only.
 *
 * @typedef {readonly (readonly [sentence: string, translation: string])[]} Catalogue
 */

/**
 * @param {Catalogue} catalogue of two sentences that fit the first one counts
 * @param {(gap: string, text: string) => string} fill how a gap's text is written in the other language
 * @returns {(sentence: string) => string | null} null: there is no such sentence
 */
export function translatorOf(catalogue, fill) {
  const known = catalogue.map(([sentence, translation]) => ({ shape: shapeOf(sentence), translation }));
  return (sentence) => {
    for (const { shape, translation } of known) {
      const { groups = {} } = shape.exec(sentence) ?? { groups: null };
      if (groups === null) continue;
      return translation.replace(/\{(\w+)\}/g, (_, gap) => fill(gap, groups[gap] ?? ''));
    }
    return null;
  };
}

/** @param {string} sentence @returns {RegExp} */
function shapeOf(sentence) {
  const parts = sentence.split(/\{(\w+)\}/).map((part, place) => (place % 2 === 1 ? `(?<${part}>[^]*?)` : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')));
  return new RegExp(`^${parts.join('')}$`);
}
