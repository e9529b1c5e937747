/**
 * What a command tells while it works: one line a step, with the seconds it took.
 *
 * @typedef {object} Say
 * @property {(text: string) => void} line one line as it is
 * @property {<T>(text: string, work: () => Promise<T>) => Promise<T>} step tells what is being done, then how long
 *   it took; a failure is told too, and thrown on
 */

/** A step under way shows its seconds this often, in ms, where the stream is a terminal. */
const TICK_MS = 500;

/**
 * @param {NodeJS.WriteStream} [stream] standard error keeps standard output free for an answer
 * @returns {Say}
 */
export function createSay(stream = process.stdout) {
  return {
    line: (text) => void stream.write(`${text}\n`),
    async step(text, work) {
      const started = performance.now();
      const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
      const ticking = stream.isTTY ? setInterval(() => stream.write(`\r${text} … ${seconds()} s`), TICK_MS) : undefined;
      stream.write(`${text} … `);
      const end = (/** @type {string} */ how) => {
        clearInterval(ticking);
        stream.write(stream.isTTY ? `\r\x1b[K${text}: ${how}\n` : `${how}\n`);
      };
      try {
        const result = await work();
        end(`${seconds()} s`);
        return result;
      } catch (error) {
        end(`failed after ${seconds()} s`);
        throw error;
      }
    },
  };
}
