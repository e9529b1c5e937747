/** @import { ErrorReport, FormatKind, ImportAnswer, ImportReply } from './types.js' */
/** @import { Connect } from './connect.js' */
import { LabError } from '../engine/lab-error.js';
import { connectWorker } from './connect.js';

/** A refusal, with the text of the file that was refused when it can be shown. @typedef {LabError & {text?: string | null}} ReadError */

/**
 * The page's face of the worker that reads formats. The newest reading wins: one that is under way
 * when another is asked for is given up.
 *
 * @param {{connect?: Connect}} [parts]
 */
export function createImporter({ connect = connectWorker } = {}) {
  let ids = 0;
  /** @type {{id: number, resolve: (answer: ImportAnswer) => void, reject: (error: Error) => void} | null} */
  let current = null;
  /** @type {ReturnType<Connect> | null} */
  let connection = null;

  const drop = () => {
    connection?.end();
    connection = null;
  };
  /** A parser cannot be interrupted: its worker is ended. */
  const giveUp = () => {
    if (!current) return;
    const { reject } = current;
    current = null;
    drop();
    reject(new DOMException('another text is read, or none', 'AbortError'));
  };
  /** @param {ImportReply} reply */
  const onReply = (reply) => {
    if (reply.id !== current?.id) return;
    const { resolve, reject } = current;
    current = null;
    if (reply.kind === 'done') resolve(reply.answer);
    else reject(errorOf(reply.error, reply.text));
  };
  /** @param {string} reason */
  const onBroken = (reason) => {
    drop();
    const broken = current;
    current = null;
    broken?.reject(new LabError('import-failed', `The reading of the format stopped unexpectedly (${reason}). Try again.`));
  };

  return {
    /**
     * @param {string | Blob} input a text, or a file of one
     * @param {{kind?: FormatKind | null, signal?: AbortSignal}} [options]
     * @returns {Promise<ImportAnswer>} rejects with a LabError, or with an AbortError when the signal
     *   says so or a newer reading takes the place of this one
     */
    read(input, { kind = null, signal } = {}) {
      giveUp();
      return new Promise((resolve, reject) => {
        const id = (ids += 1);
        current = { id, resolve, reject };
        signal?.addEventListener('abort', () => {
          if (current?.id === id) giveUp();
        }, { once: true });
        connection ??= connect({ onReply, onBroken });
        connection.post({ id, input, kind });
        if (signal?.aborted) giveUp();
      });
    },

    /** Ends the worker; who waits is told by an AbortError. */
    destroy() {
      giveUp();
      drop();
    },
  };
}

/** @typedef {ReturnType<typeof createImporter>} Importer */

/** @param {ErrorReport} report @param {string | null} text @returns {ReadError} */
function errorOf({ code, message, where, expected }, text) {
  return Object.assign(new LabError(code, message, { where, expected }), { text });
}
