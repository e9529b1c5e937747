import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { advance, moveTo, pause, play, playbackAtStart, restart, steadySpeed } from '../../../www/state/playback.js';
import { fastest, gather, gatheringStart, slowest } from '../../../www/state/speed.js';

const trillion = 1e12;
const ticks = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 200 });
const speeds = fc.double({ min: slowest, max: fastest, noNaN: true });
const directions = fc.constantFrom(/** @type {const} */ (1), /** @type {const} */ (-1));

/** @param {{position?: number, speed: number, direction?: 1 | -1}} wanted */
function playing({ position = 0, speed, direction = 1 }) {
  return { ...steadySpeed(playbackAtStart(), speed), position, direction, playing: true };
}

test('forward and back again by the same ticks ends where it began', () => {
  fc.assert(fc.property(ticks, speeds, fc.integer({ min: 0, max: 1e13 }), (milliseconds, speed, from) => {
    const length = 9e15;
    const start = playing({ position: from, speed });
    const there = milliseconds.reduce((now, each) => advance(now, length, each), start);
    /** @type {import('../../../www/state/types.js').Playback} */
    const turned = { ...there, direction: -1 };
    const back = milliseconds.reduceRight((now, each) => advance(now, length, each), turned);
    assert.equal(back.position, from);
    assert.equal(back.fraction, 0);
  }));
});

test('the playhead stays on the rail, on whole steps, whatever happens', () => {
  fc.assert(fc.property(ticks, speeds, directions, fc.integer({ min: 0, max: 1e13 }), fc.boolean(),
    (milliseconds, speed, direction, length, gathering) => {
      let now = { ...playing({ position: Math.floor(length / 2), speed, direction }), gathering };
      for (const each of milliseconds) {
        now = advance(now, length, each);
        assert.ok(Number.isSafeInteger(now.position));
        assert.ok(now.position >= 0 && now.position <= length);
        assert.ok(now.fraction >= 0 && now.fraction < 1);
        assert.ok(now.speed >= slowest && now.speed <= fastest);
      }
    }));
});

test('a slow pace loses nothing between ticks: 60 ticks of 1000/60 ms at 7 steps a second are 7 steps', () => {
  let now = playing({ speed: 7 });
  for (let tick = 0; tick < 60; tick += 1) now = advance(now, trillion, 1000 / 60);
  assert.ok(Math.abs(now.position + now.fraction - 7) < 0.001);
});

test('it is exact beyond 10¹² steps', () => {
  const now = advance(playing({ position: trillion, speed: 1000 }), 9e15, 7);
  assert.equal(now.position, trillion + 7);
  assert.equal(advance(playing({ position: trillion, speed: 1e11 }), 9e15, 16).position, trillion + 1.6e9);
});

test('at an end it stops there, finished', () => {
  const end = advance(playing({ speed: 1000, position: 95 }), 100, 100);
  assert.deepEqual([end.position, end.fraction, end.playing, end.finished], [100, 0, false, true]);
  const start = advance(playing({ speed: 1000, position: 95, direction: -1 }), 100, 100);
  assert.deepEqual([start.position, start.playing, start.finished], [0, false, true]);
});

test('a page that was away goes on where it was: a tick counts for 100 ms at most, and never backwards', () => {
  assert.equal(advance(playing({ speed: 1000 }), trillion, 3_600_000).position, 100);
  assert.equal(advance(playing({ speed: 1000, position: 5 }), trillion, -50).position, 5);
});

test('who stands still is handed back as he is', () => {
  const still = playbackAtStart();
  assert.equal(advance(still, 100, 16), still);
});

test('to play at the end means to play from the start, and the other way round', () => {
  const end = moveTo(playbackAtStart(), 100, 100);
  assert.deepEqual([play(end, 100, 1).position, play(end, 100, 1).playing], [0, true]);
  assert.equal(play(end, 100, -1).position, 100);
  const start = playbackAtStart();
  assert.equal(play(start, 100, -1).position, 100);
  assert.equal(play(start, 0, 1).playing, false, 'there is nothing to play');
});

test('a move pauses and is held to the rail', () => {
  const now = playing({ speed: 5, position: 50 });
  assert.deepEqual([moveTo(now, 100, 101).position, moveTo(now, 100, -1).position], [100, 0]);
  assert.equal(moveTo(now, 100, 51).playing, false);
  assert.equal(pause(now).position, 50);
});

test('a gathering pace begins slowly, adds up to the same however it is cut, and ends at the fastest', () => {
  fc.assert(fc.property(fc.double({ min: 1, max: 1e10, noNaN: true }), fc.double({ min: 1, max: 100, noNaN: true }),
    (speed, milliseconds) => {
      const whole = gather(speed, milliseconds);
      const half = gather(speed, milliseconds / 2);
      const rest = gather(half.speed, milliseconds / 2);
      assert.ok(Math.abs(half.steps + rest.steps - whole.steps) <= whole.steps * 1e-9);
      assert.ok(Math.abs(rest.speed - whole.speed) <= whole.speed * 1e-9);
    }));
  assert.deepEqual(gather(fastest, 1000), { speed: fastest, steps: fastest });
});

test('a new run gathers anew; a chosen speed stays', () => {
  const fast = { ...playbackAtStart(), speed: 1e6 };
  assert.equal(restart(fast, 100).speed, gatheringStart);
  assert.equal(restart(steadySpeed(fast, 1e6), 100).speed, 1e6);
  assert.equal(steadySpeed(fast, 1e12).speed, fastest);
});
