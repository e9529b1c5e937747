import { text } from 'node:stream/consumers';

import { loadConformance } from './conformance/load.js';
import { enter } from './enter.js';
import { Problem } from './problem.js';
import { createSay } from './say.js';
import { setUpNodeModules } from './setup/node-modules.js';

const KINDS = ['hash', 'dictionary', 'ops', 'names'];

// npm run --silent conformance -- KIND: answers the questions on standard input, a line each, by the compiled
// WebAssembly. Nothing but the answer goes to standard output.
await enter(async (args) => {
  const [kind = ''] = args;
  if (!KINDS.includes(kind) || args.length > 1) {
    const given = args.length === 0 ? 'nothing' : `"${args.join(' ')}"`;
    throw new Problem(`conformance needs one of ${KINDS.join(', ')}, and was given ${given}.`, { exitCode: 2 });
  }
  const say = createSay(process.stderr);
  await setUpNodeModules(say);
  const conformance = await loadConformance(say);
  const answer = reply(conformance, kind, await text(process.stdin));
  if (answer === undefined) throw new Error(`the engine knows no conformance of kind "${kind}"`);
  process.stdout.write(answer);
});

/**
 * @template Answer
 * @param {(kind: string, questions: string) => Answer} conformance
 * @param {string} kind
 * @param {string} questions
 * @throws {Problem} for a question that the engine refuses
 */
function reply(conformance, kind, questions) {
  try {
    return conformance(kind, questions);
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new Problem(error.message);
    throw error;
  }
}
