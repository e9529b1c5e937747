/** @import { Reading, Tree } from '../types.js' */
import { Composer, Parser } from 'yaml';
import { checkSize } from '../marks.js';
import { placeAt } from '../place.js';
import { isStackOverflow, refusal, tooDeep } from '../refuse.js';
import { spacesOfData } from '../tree/spaces.js';
import { Fault } from './fault.js';
import { treeOfNode } from './tree.js';

/**
 * @param {string} text one document or several
 * @returns {Reading}
 * @throws {import('../../engine/lab-error.js').LabError} `format-syntax`, `format-too-large`, `format-too-deep`
 */
export function readYaml(text) {
  checkSize(text, 'yaml');
  const placeOf = (/** @type {number | null} */ at) => (at === null ? null : placeAt(text, at));
  try {
    return { spaces: documentsIn(text).flatMap(spacesOfData), placeOf };
  } catch (thrown) {
    if (thrown instanceof Fault) {
      throw refusal('format-syntax', `${thrown.message.replace(/\.$/, '')}.`, { where: placeOf(thrown.at), expected: thrown.message, cause: thrown });
    }
    throw isStackOverflow(thrown) ? tooDeep(null) : thrown;
  }
}

/** @param {string} text @returns {Tree[]} */
function documentsIn(text) {
  // Comparing each key with all others would be quadratic; the last one of a name counts.
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
  stopAtFirstFault(composer);
  const documents = [];
  for (const token of new Parser().parse(text)) {
    if (token.type === 'error') throw new Fault(token.message, token.offset);
    documents.push(...composer.next(token));
  }
  documents.push(...composer.end());
  const [error] = documents.flatMap(({ errors }) => errors);
  if (error) throw new Fault(error.message, error.pos[0]);
  return documents.filter(({ contents }) => contents !== null).map(({ contents }) => treeOfNode(/** @type {any} */ (contents)));
}

/**
 * The composer would collect every fault of a text, an Error each; one is enough, and a text of a
 * hundred thousand of them takes no longer than one of none.
 *
 * @param {Composer} composer
 */
function stopAtFirstFault(composer) {
  /** @type {Error | null} */
  let first = null;
  /** @type {any} */ (composer).onError = (
    /** @type {number | [number, ...number[]] | {offset: number}} */ source,
    /** @type {string} */ code,
    /** @type {string} */ message,
    /** @type {boolean} */ isWarning,
  ) => {
    if (isWarning) return;
    const at = typeof source === 'number' ? source : Array.isArray(source) ? source[0] : source.offset;
    // The composer catches what is thrown at each level and tells of it by that code: the overflow of
    // its own recursion, or the fault that was thrown here further in.
    first ??= code === 'RESOURCE_EXHAUSTION' ? new RangeError(message) : new Fault(message, at);
    throw first;
  };
}
