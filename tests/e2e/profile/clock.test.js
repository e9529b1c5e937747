import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockStep, COARSE_MS } from '../support/clock-step.js';
import { useProfile } from './support/profile.js';

// As a page has it that is not kept apart from others: a tenth of a millisecond in Chromium, one elsewhere.
const profile = useProfile({ clock: 'ordinary' });

test('by a fine clock it measures by itself; by a coarse one it says why it waits to be asked', async () => {
  await profile.openProfile('?fields=500&step=3');
  if ((await clockStep(profile)) <= COARSE_MS) {
    await profile.untilPhase('done');
    return;
  }
  await profile.untilStatus(/^Nothing is measured yet\. This browser’s clock steps by .* ms, so measuring takes some time, and waits for you to ask\.$/);
  assert.equal(await profile.phase(), 'empty');
  await profile.click('[data-do="profile"]');
  await profile.untilPhase('running');
  await profile.click('[data-do="profile"]');
  await profile.untilPhase('stopped');
  assert.deepEqual(await profile.browser().complaints(), []);
});
