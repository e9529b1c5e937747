/** @import { Portrait } from '../../draw/types.js' */
/** @import { Stage } from '../../draw/stage/client.js' */
/** @import { Source } from '../../engine/types.js' */
/** @import { Facts, Step } from '../../state/lesson/types.js' */
import { curveEnd, largerArray } from '../../state/lesson/figures.js';
import { curvePlaces } from '../../state/lesson/plots.js';

/**
 * Asks the engine for all that a step tells. The text of a step has no other source of numbers.
 *
 * @param {Pick<Stage, 'portray' | 'trace'>} stage
 * @param {Step} step
 * @param {Source} source of the dictionary that the step is told over; one that suits the step
 * @returns {Promise<Facts>}
 * @throws LabError when the engine refuses one of the dictionaries
 */
export async function gather(stage, step, source) {
  const here = await stage.portray(source);
  const facts = { here, double: null, before: null, after: null, curve: null };
  if ('names' in source) return facts;
  const other = (/** @type {number} */ count) => (count === here.info.count ? here : stage.portray({ ...source, count }));
  if (step.needs === 'here') return facts;
  if (step.needs === 'double') return { ...facts, double: await other(2 * here.info.count) };
  const around = await aroundJump(here, other);
  if (!around || step.needs === 'jump') return { ...facts, ...around };
  const { before, after } = around;
  const curve = await stage.trace({ family: source.family, to: curveEnd(before), through: curvePlaces(before, after) });
  return { ...facts, before, after, curve };
}

/**
 * The last dictionary before the array grows, and the first one after. A dictionary that is itself
 * the first one after is told as such.
 *
 * @param {Portrait} here
 * @param {(count: number) => Portrait | Promise<Portrait>} other
 */
async function aroundJump(here, other) {
  const { count, nextJump } = here.info;
  const fewer = count > 1 ? await other(count - 1) : null;
  if (fewer && largerArray(fewer) < largerArray(here)) return { before: fewer, after: here };
  if (nextJump === null) return null;
  return { before: await other(nextJump - 1), after: await other(nextJump) };
}
