import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastest, sliderEnd, sliderFromSpeed, slowest, speedFromSlider } from '../../../www/state/speed.js';

test('the slider runs from the slowest to the fastest, ten positions to a power of ten', () => {
  assert.equal(speedFromSlider(0), slowest);
  assert.equal(speedFromSlider(sliderEnd), fastest);
  assert.equal(speedFromSlider(30), 1000);
  assert.equal(speedFromSlider(33), 2000);
});

test('a slider position comes back as it was', () => {
  for (let position = 0; position <= sliderEnd; position += 1) {
    assert.equal(sliderFromSpeed(speedFromSlider(position)), position);
  }
});

test('a speed beyond the slider is held to its ends', () => {
  assert.equal(sliderFromSpeed(0.001), 0);
  assert.equal(sliderFromSpeed(1e15), sliderEnd);
});
