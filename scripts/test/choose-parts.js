import { Problem } from '../problem.js';

/**
 * Reads `--only NAME`, given any number of times.
 *
 * @param {readonly string[]} args
 * @param {readonly string[]} all the parts there are, in the order in which they run
 * @param {string} command as it is typed
 * @returns {readonly string[]} the chosen parts in that order; all when none is chosen
 * @throws {Problem} for an argument that is no choice
 */
export function chooseParts(args, all, command) {
  const usage = `usage: ${command} [-- --only ${all.join('|')}]`;
  /** @type {Set<string>} */
  const chosen = new Set();
  for (let i = 0; i < args.length; i += 2) {
    const [option, name] = args.slice(i, i + 2);
    if (option !== '--only') throw new Problem(`Unknown argument "${option}"; ${usage}`, { exitCode: 2 });
    if (name === undefined) throw new Problem(`--only needs a name after it; ${usage}`, { exitCode: 2 });
    if (!all.includes(name)) throw new Problem(`There is no part "${name}"; ${usage}`, { exitCode: 2 });
    chosen.add(name);
  }
  return chosen.size === 0 ? all : all.filter((name) => chosen.has(name));
}
