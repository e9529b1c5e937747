/** What is wrong with a YAML text, and where. */
export class Fault extends Error {
  /** @param {string} message @param {number} at offset */
  constructor(message, at) {
    super(message);
    this.at = at;
  }
}
