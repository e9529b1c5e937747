/** @import { Plan, Progress } from './types.js' */

/** An ordinary page's clock steps by 0.1 ms, and a sample lasts a hundred of its steps. */
const shortestSampleMs = 10;

/** About 0.45 ns a bucket, and about one bucket a name and call of `first`: ms for each name squared. */
const msPerNameSquared = 0.45e-6;

/** No time left is told before so much of the sweep is over: early guesses leap about. */
const tellFrom = { share: 0.02, ms: 200 };

/**
 * How long a point will take, for dividing a bar in proportion: right to a factor that is about the
 * same for all points.
 *
 * @param {Plan} plan
 * @param {number} count
 * @returns {number} milliseconds
 */
export function expectedMs({ samples, iterations, budgetMs }, count) {
  const findFirst = msPerNameSquared * count * count * (iterations ?? 1);
  return Math.min(budgetMs, samples * (2 * shortestSampleMs + findFirst));
}

/**
 * The progress of a sweep.
 *
 * @param {object} at
 * @param {Plan} at.plan
 * @param {readonly number[]} at.done counts measured
 * @param {number} at.count the one being measured
 * @param {number} at.part of it, 0 … 1
 * @param {readonly number[]} at.ahead counts after it
 * @param {number} at.elapsedMs since the sweep began
 * @returns {Progress}
 */
export function progressOf({ plan, done, count, part, ahead, elapsedMs }) {
  const sum = (/** @type {readonly number[]} */ counts) => counts.reduce((all, each) => all + expectedMs(plan, each), 0);
  const own = expectedMs(plan, count);
  const behind = sum(done) + own * part;
  const share = behind / (sum(done) + own + sum(ahead));
  const canTell = share >= tellFrom.share && elapsedMs >= tellFrom.ms;
  return {
    done: done.length,
    of: done.length + 1 + ahead.length,
    count,
    share,
    left: canTell ? (elapsedMs * (1 - share)) / share : null,
  };
}
