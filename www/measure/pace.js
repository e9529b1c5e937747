/** @import { Plan, Progress } from './types.js' */
import { strategies as usual } from '../strategies.js';
import { halvings } from './home-in.js';

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
export function expectedMs({ strategies = usual, samples, iterations, budgetMs }, count) {
  const findFirst = msPerNameSquared * count * count * (iterations ?? 1);
  return Math.min(budgetMs, samples * (strategies.length * shortestSampleMs + findFirst));
}

/** A module is compiled better while it runs: the first point waits for that. */
const warmUpMs = 300;

/** A point with less than this tells nothing: enough for the clock to be looked at, and little more. */
const leastBudgetMs = 40;

/**
 * What a point may take: all that the plan allows, or its share of what is left of the sweep's time.
 * What earlier points did not need goes to later ones, which are the larger.
 *
 * @param {object} at
 * @param {Plan} at.plan
 * @param {number} at.count
 * @param {readonly number[]} at.ahead counts after it
 * @param {number} at.elapsedMs since the sweep began
 * @returns {number} milliseconds
 */
export function budgetOf({ plan, count, ahead, elapsedMs }) {
  if (plan.withinMs === null) return plan.budgetMs;
  const isFirst = count === plan.counts[0];
  const own = expectedMs(plan, count) + (isFirst ? warmUpMs : 0);
  const all = ahead.reduce((sum, each) => sum + expectedMs(plan, each), own);
  const share = ((plan.withinMs - elapsedMs) * own) / all;
  return Math.max(leastBudgetMs, Math.min(plan.budgetMs, share));
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
  const known = done.length + 1 + ahead.length;
  const homingIn = Math.max(0, plannedPoints(plan) - known);
  const sum = (/** @type {readonly number[]} */ counts) => counts.reduce((all, each) => all + expectedMs(plan, each), 0);
  const own = expectedMs(plan, count);
  const behind = sum(done) + own * part;
  const share = behind / (sum(done) + own * (1 + homingIn) + sum(ahead));
  const canTell = share >= tellFrom.share && elapsedMs >= tellFrom.ms;
  return {
    done: done.length,
    of: known + homingIn,
    count,
    share,
    left: canTell ? (elapsedMs * (1 - share)) / share : null,
  };
}

/**
 * Points that a sweep will measure, as far as can be told before: homing in takes about as many more
 * as the widest gap between two counts has halvings.
 *
 * @param {Plan} plan
 * @returns {number}
 */
function plannedPoints({ counts, homesIn }) {
  const gaps = counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
  return counts.length + (homesIn ? halvings(Math.max(1, ...gaps)) : 0);
}
