import { tooLong } from './index.js';
import { limits } from './limits.js';
import { refusal } from './refuse.js';

/**
 * The text of a file: UTF-8, or UTF-16 when it says so by its first two bytes.
 *
 * @param {Blob} file
 * @returns {Promise<string>}
 * @throws {import('../engine/lab-error.js').LabError} `format-too-large`, `format-not-text`, `import-failed`
 */
export async function textOf(file) {
  if (file.size > limits.characters) throw tooLong(file.size, 'bytes');
  const bytes = await bytesOf(file);
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw refusal('format-not-text', `This is no text: it is not valid ${encoding.slice(0, 6).toUpperCase()}. What can be read is text in UTF-8.`, {
      expected: 'text in UTF-8', cause,
    });
  }
}

/** @param {Blob} file */
async function bytesOf(file) {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    // It was moved, changed or is a folder.
    throw refusal('import-failed', 'The file could not be read: it is gone, has changed, or is a folder. Choose it again.', { cause });
  }
}
