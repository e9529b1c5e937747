import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine } from '../../../www/engine/index.js';
import { executing, programOf } from '../../../www/state/code.js';
import { allStrategies } from '../../../www/strategies.js';
import { en } from '../../../www/words/en.js';
import { builtOf } from '../state/support/built.js';

const engine = await loadEngine();

test('every step of every strategy executes lines of its program, and each line is executed by some step', () => {
  for (const count of [20, 273]) {
    const dictionary = engine.dictionary({ names: Array.from({ length: count }, (_, at) => `field${at + 1}`) });
    for (const strategy of allStrategies) {
      const program = programOf(strategy, dictionary.info.resizePosition > 0);
      const timeline = dictionary.timeline(strategy);
      const executed = new Set();
      for (let step = 0; step <= timeline.steps; step += 1) {
        for (const id of executing(timeline.seek(step), program)) executed.add(id);
      }
      const ids = program.map(({ id }) => id);
      assert.ok([...executed].every((id) => ids.includes(id)), `${strategy}: ${[...executed].join(', ')}`);
      // What is no step of its own is done on the way: setting out, remembering.
      const silent = ['begin', 'remember', 'loop'];
      assert.deepEqual(ids.filter((id) => !executed.has(id) && !silent.includes(id)), [], strategy);
      timeline.free();
    }
    dictionary.free();
  }
});

test('every phase of every strategy has words of its own, and none says “undefined”', () => {
  const dictionary = engine.dictionary({ count: 4306 });
  const built = builtOf({ calls: 4306, buckets: { table: 6151, shadow: 12_289 } });
  for (const strategy of allStrategies) {
    const timeline = dictionary.timeline(strategy);
    const steps = [...Array(40).keys(), timeline.nextDeletion(Math.min(60, timeline.steps)), timeline.steps - 1, timeline.steps];
    for (const step of steps.filter((each) => each <= timeline.steps)) {
      const said = en.status(strategy, timeline.seek(step), built);
      assert.match(said, /^[A-Z].*\.$/, `${strategy} at ${step}: ${said}`);
      assert.doesNotMatch(said, /undefined|NaN|null/);
    }
    timeline.free();
  }
  dictionary.free();
});
