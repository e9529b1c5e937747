/** @import { ProfilePlan } from '../../../www/measure/types.js' */
/** @import { Measurer } from '../../../www/measure/client.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileActions as act } from '../../../www/state/profile/actions.js';
import { createProfileStore } from '../../../www/state/profile/create.js';
import { followRuns } from '../../../www/ui/profile/effects/runs.js';
import { settled } from '../ui/support/lab-parts.js';
import { pairOf } from './support/profiles.js';

/** A measurer that is done as soon as it has told one count. */
function scriptedMeasurer() {
  /** @type {ProfilePlan[]} */
  const asked = [];
  const profile = /** @type {Measurer['profile']} */ (async (plan, { onProfile }) => {
    asked.push(plan);
    onProfile(pairOf(plan.counts[0] ?? 1));
  });
  return { asked, measurer: /** @type {Measurer} */ ({ profile }) };
}

const namesOf = (/** @type {number} */ length) => Array.from({ length }, (_, index) => `name.${index}`);

test('what is asked for is measured, of the names that the run is of', async () => {
  const store = createProfileStore();
  const { asked, measurer } = scriptedMeasurer();
  const stop = followRuns({ store, measurer });
  const format = namesOf(60);
  store.dispatch(act.run([60, 30], 'patient', format));
  await settled();
  assert.deepEqual([asked[0]?.counts, asked[0]?.names], [[60, 30], format]);
  assert.equal(store.get().run?.phase, 'done');
  store.dispatch(act.run([500], 'patient'));
  await settled();
  assert.ok(asked[1] && !('names' in asked[1]));
  assert.deepEqual(store.get().pairs.map(({ before }) => before.count), [500]);
  stop();
});

test('a quick look at a short format takes longer: so little is hard to tell by a coarse clock', async () => {
  const store = createProfileStore();
  const { asked, measurer } = scriptedMeasurer();
  const stop = followRuns({ store, measurer });
  for (const names of [null, namesOf(299), namesOf(300)]) {
    store.dispatch(act.run([100], 'quick', names));
    await settled();
  }
  const [made, short, long] = asked.map(({ budgetMs }) => budgetMs);
  assert.ok(Number(short) > 2 * Number(made));
  assert.equal(long, made);
  assert.ok(asked.every((plan) => !('below' in plan)));
  stop();
});
