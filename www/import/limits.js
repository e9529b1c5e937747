/**
 * How much is read. Each bound keeps what is read within a second on an ordinary machine: parsers
 * are paid by the word, so they have bounds of their own.
 */
export const limits = Object.freeze({
  /** characters of a text; bytes of a file */
  characters: 10_000_000,
  /** fields of a space */
  fields: 1_000_000,
  /** spaces that are listed */
  spaces: 1000,
  /** tables within tables */
  depth: 200,
  /** characters, and words and signs, that the parser of a kind is given */
  kinds: Object.freeze({
    lua: Object.freeze({ title: 'Lua', characters: 10_000_000, marks: 400_000 }),
    yaml: Object.freeze({ title: 'YAML', characters: 4_000_000, marks: 150_000 }),
    json: Object.freeze({ title: 'JSON', characters: 10_000_000, marks: 4_500_000 }),
  }),
  /** characters of a file that are shown; a page with more of them in a box would stall */
  shown: 200_000,
  /** characters of a text that a kind is guessed from */
  head: 100_000,
});
