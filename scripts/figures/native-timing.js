import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { places } from '../places.js';
import { capture } from '../run.js';

const BUILD = ['build', '--quiet', '--release', '--locked', '--example', 'timing', '--message-format=json-render-diagnostics'];

/**
 * @typedef {object} NativeTiming
 * @property {import('./pairs.js').Timed} loop builds, then empties by the find-first loop, which is what is timed
 * @property {import('./pairs.js').Timed} build builds, which is what is timed
 * @property {() => Promise<void>} close
 */

/**
 * Starts the native engine's stop-watch, `examples/timing.rs`: it answers each line `loop COUNT ITERATIONS` or
 * `build COUNT ITERATIONS` with a line `NANOSECONDS WORK`, so that its samples can take turns with others.
 *
 * @returns {Promise<NativeTiming>}
 */
export async function startNativeTiming() {
  const child = spawn(await buildProgram(), { cwd: places.root, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  /**
   * @param {string} what
   * @param {number} count
   * @param {number} iterations
   */
  async function ask(what, count, iterations) {
    child.stdin.write(`${what} ${count} ${iterations}\n`);
    const { value } = await answers.next();
    const match = /^(\d+(?:\.\d+)?) (\d+)$/.exec(value ?? '');
    if (!match) throw new Error(`the native timing answered "${value}" to "${what} ${count} ${iterations}"`);
    return { ns: Number(match[1]), work: Number(match[2]) };
  }

  return {
    loop: (count, iterations) => ask('loop', count, iterations),
    build: (count, iterations) => ask('build', count, iterations),
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}

/** @returns {Promise<string>} the path of the program, which cargo tells in one of its lines of JSON */
async function buildProgram() {
  const messages = (await capture('cargo', BUILD)).trimEnd().split('\n');
  const paths = messages.map((message) => JSON.parse(message).executable).filter(Boolean);
  if (paths.length !== 1) throw new Error(`cargo told of ${paths.length} programs where one was expected`);
  return paths[0];
}
