import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actions } from '../../../www/state/actions.js';
import { runLoop } from '../../../www/ui/effects/loop.js';
import { builtOf, stepsOf } from '../state/support/built.js';
import { storeAfter } from './support/lab-parts.js';

function scriptedScreen() {
  /** @type {((now: number) => void) | null} */
  let wanted = null;
  let hidden = false;
  let tell = () => {};
  return {
    screen: {
      requestFrame: (/** @type {(now: number) => void} */ run) => {
        assert.equal(wanted, null, 'one frame is asked for at a time');
        wanted = run;
        return 1;
      },
      cancelFrame: () => { wanted = null; },
      isHidden: () => hidden,
      onVisibility: (/** @type {() => void} */ listener) => {
        tell = listener;
        return () => { tell = () => {}; };
      },
    },
    isAsleep: () => wanted === null,
    frame(/** @type {number} */ now) {
      const run = wanted;
      wanted = null;
      run?.(now);
    },
    hide(/** @type {boolean} */ wish) {
      hidden = wish;
      tell();
    },
  };
}

function start() {
  const store = storeAfter(actions.build({ count: 3 }, 'sentence'), actions.built(builtOf({ steps: stepsOf({ 'find-first': 1e6, bulk: 4 }) })));
  const scripted = scriptedScreen();
  /** @type {number[]} */
  const shown = [];
  const stop = runLoop({ store, screen: scripted.screen, show: (state) => shown.push(state.playback.position) });
  return { store, shown, stop, ...scripted };
}

test('it shows once what has changed, and sleeps when nothing moves', () => {
  const { store, shown, frame, isAsleep } = start();
  frame(0);
  assert.deepEqual(shown, [0]);
  assert.ok(isAsleep());
  store.dispatch(actions.moveTo(5));
  store.dispatch(actions.moveTo(6));
  frame(16);
  assert.deepEqual(shown, [0, 6]);
  assert.ok(isAsleep());
});

test('while it plays, each frame advances by the time since the one before', () => {
  const { store, shown, frame, isAsleep } = start();
  store.dispatch(actions.setSpeed(1000));
  store.dispatch(actions.play(1));
  for (const now of [100, 110, 130]) frame(now);
  assert.deepEqual(shown, [0, 10, 30]);
  store.dispatch(actions.pause());
  frame(146);
  assert.ok(isAsleep());
  assert.equal(shown.at(-1), 30);
});

test('after a pause no time is made up for', () => {
  const { store, shown, frame } = start();
  store.dispatch(actions.setSpeed(1000));
  store.dispatch(actions.play(1));
  frame(0);
  frame(10);
  store.dispatch(actions.pause());
  frame(20);
  store.dispatch(actions.play(1));
  frame(5000);
  frame(5010);
  assert.equal(shown.at(-1), 20);
});

test('a hidden page asks for no frame, and goes on where it was when it is seen again', () => {
  const { store, shown, frame, hide, isAsleep } = start();
  store.dispatch(actions.setSpeed(1000));
  store.dispatch(actions.play(1));
  frame(0);
  frame(10);
  hide(true);
  assert.ok(isAsleep());
  store.dispatch(actions.showHelp(true));
  assert.ok(isAsleep());
  hide(false);
  frame(9000);
  frame(9010);
  assert.equal(shown.at(-1), 20);
});

test('at the end it falls asleep by itself', () => {
  const { store, frame, isAsleep } = start();
  store.dispatch(actions.setSpeed(1e9));
  store.dispatch(actions.play(1));
  frame(0);
  frame(100);
  frame(116);
  assert.ok(isAsleep());
  assert.equal(store.get().playback.finished, true);
});

test('ended, it asks for nothing more', () => {
  const { store, stop, isAsleep } = start();
  stop();
  store.dispatch(actions.moveTo(5));
  assert.ok(isAsleep());
});
