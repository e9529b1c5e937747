import { text } from 'node:stream/consumers';

import { enter } from './enter.js';
import { Problem } from './problem.js';
import { createSay } from './say.js';
import { setUp } from './setup/set-up.js';

const KINDS = /** @type {const} */ (['hash', 'dictionary', 'ops', 'names']);

// npm run --silent conformance -- KIND: answers the questions on standard input, a line each, by the compiled
// WebAssembly. Nothing but the answer goes to standard output.
await enter(async (args) => {
  const kind = KINDS.find((known) => known === args[0]);
  if (kind === undefined || args.length > 1) {
    const given = args.length === 0 ? 'nothing' : `"${args.join(' ')}"`;
    throw new Problem(`conformance needs one of ${KINDS.join(', ')}, and was given ${given}.`, { exitCode: 2 });
  }
  await setUp(createSay(process.stderr));
  const { loadConformance } = await import('../www/engine/conformance.js');
  const conformance = await loadConformance();
  await answer(reply(conformance, kind, await text(process.stdin)));
});

/**
 * @template Kind
 * @param {(kind: Kind, questions: string) => string} conformance
 * @param {Kind} kind
 * @param {string} questions
 * @throws {Problem} for a question that the engine refuses
 */
function reply(conformance, kind, questions) {
  try {
    return conformance(kind, questions);
  } catch (error) {
    if (error instanceof Error && error.name === 'LabError') throw new Problem(error.message);
    throw error;
  }
}

/**
 * Writes the answer to the end; a reader who has had enough (`| head`) is no fault.
 *
 * @param {string} answered
 * @returns {Promise<void>}
 */
function answer(answered) {
  return new Promise((resolve, reject) => {
    process.stdout.on('error', (error) => {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EPIPE') resolve();
      else reject(error);
    });
    process.stdout.write(answered, () => resolve());
  });
}
