/** @import { ErrorReport, ImportReply, ImportRequest } from './types.js' */
import { LabError } from '../engine/lab-error.js';
import { textOf } from './decode.js';
import { importFormat } from './index.js';
import { limits } from './limits.js';

/**
 * Reads what the page asks for and answers each: done or failed.
 *
 * @param {(reply: ImportReply) => void} post
 * @returns {(request: ImportRequest) => Promise<void>}
 */
export function serveImports(post) {
  return async ({ id, input, kind }) => {
    /** @type {string | null} */
    let shown = null;
    try {
      const text = typeof input === 'string' ? input : await textOf(input);
      shown = typeof input !== 'string' && text.length <= limits.shown ? text : null;
      post({ id, kind: 'done', answer: { format: await importFormat(text, { kind }), text: shown } });
    } catch (thrown) {
      post({ id, kind: 'failed', error: reportOf(thrown), text: shown });
    }
  };
}

/** @param {unknown} thrown @returns {ErrorReport} */
function reportOf(thrown) {
  if (thrown instanceof LabError) {
    const { code, message, where, expected } = thrown;
    return { code, message, where, expected };
  }
  return { code: 'import-failed', message: `The reading of the format stopped unexpectedly (${String(thrown)}).`, where: null, expected: null };
}
