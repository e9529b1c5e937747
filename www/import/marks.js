import { limits } from './limits.js';
import { refusal } from './refuse.js';

/**
 * Refuses a text of more than its parser reads within a second. What stands in quotes counts like
 * the rest. O(characters).
 *
 * @param {string} text
 * @param {keyof typeof limits.kinds} kind
 * @throws {import('../engine/lab-error.js').LabError} `format-too-large`
 */
export function checkSize(text, kind) {
  const { title, characters, marks } = limits.kinds[kind];
  if (text.length > characters) throw tooLarge(title, `${text.length} characters`, characters);
  const found = countMarks(text);
  if (found > marks) throw tooLarge(title, `${found} words and signs`, marks);
}

/** @param {string} title @param {string} has @param {number} most */
function tooLarge(title, has, most) {
  return refusal('format-too-large', `The ${title} has ${has}; at most ${most} are read. Of a longer format give the names alone, one a line.`, {
    expected: `at most ${most}`,
  });
}

/**
 * Words, signs and line breaks of a text.
 *
 * @param {string} text
 */
export function countMarks(text) {
  let marks = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isWord = (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57) || unit === 95 || unit > 127;
    const isBlank = unit === 32 || unit === 9 || unit === 13;
    if (!isBlank && !(isWord && inWord)) marks += 1;
    inWord = isWord;
  }
  return marks;
}
