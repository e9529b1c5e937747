/**
 * What a batch of iterations took.
 *
 * @typedef {object} Sample
 * @property {number} ns in all
 * @property {number} work done, in all: buckets examined or entries put, as many wherever it runs
 */

/** @typedef {(count: number, iterations: number) => Sample | Promise<Sample>} Timed */

/**
 * @typedef {object} Plan
 * @property {number} count names
 * @property {number} iterations a sample
 * @property {number} pairs to take
 * @property {number} warmUps samples of each that are thrown away: a module is compiled better while it runs
 */

/**
 * Samples two implementations in turn, A B B A …, so that whatever drifts hits both alike.
 *
 * @param {Plan} plan
 * @param {Timed} timeA
 * @param {Timed} timeB
 * @returns {Promise<{ a: Sample, b: Sample }[]>}
 * @throws {Error} when the two did not do the same work
 */
export async function samplePairs({ count, iterations, pairs, warmUps }, timeA, timeB) {
  const taken = [];
  for (let i = 0; i < warmUps + pairs; i += 1) {
    const first = i % 2 === 0 ? timeA : timeB;
    const second = i % 2 === 0 ? timeB : timeA;
    const one = await first(count, iterations);
    const two = await second(count, iterations);
    if (one.work !== two.work) {
      throw new Error(`the two sides did ${one.work} and ${two.work} pieces of work: they must agree`);
    }
    if (i >= warmUps) taken.push(i % 2 === 0 ? { a: one, b: two } : { a: two, b: one });
  }
  return taken;
}
