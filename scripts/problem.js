/**
 * Something that the person at the keyboard can mend: one plain sentence, and no stack trace.
 */
export class Problem extends Error {
  /**
   * @param {string} sentence what is wrong and what would be right
   * @param {{ output?: string, exitCode?: number }} [more] `output`: what the failed program printed, shown
   *   before the sentence; `exitCode`: 1 unless said, 2 for a wrong argument
   */
  constructor(sentence, { output = '', exitCode = 1 } = {}) {
    super(sentence);
    this.name = 'Problem';
    this.output = output;
    this.exitCode = exitCode;
  }
}
