import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { attributeNames, choices, readAttributes } from '../../../www/element/attributes.js';
import { author as words } from '../../../www/words/en/element.js';

/** @param {Record<string, string>} attributes */
const read = (attributes) => readAttributes((name) => attributes[name] ?? null);

test('an element without attributes gets the defaults and no complaint', () => {
  assert.deepEqual(read({}), {
    view: 'lab', source: null, strategy: null, step: null, speed: null, clock: 'steps', lesson: null, autoplay: false,
    theme: 'auto', language: 'en', controls: 'full', locked: false, complaints: [],
  });
});

test('every choice of every attribute is taken as it is', () => {
  for (const [name, values] of Object.entries(choices)) {
    for (const value of values) {
      const settings = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (read({ [name]: value })));
      assert.equal(settings[name], value === 'both' ? null : value);
      assert.deepEqual(settings.complaints, []);
    }
  }
});

test('the view that is the lesson takes a step, alone or not, locked or not; other views take none', () => {
  assert.deepEqual(read({ view: 'lesson' }).lesson, { step: 1, only: false, predictFirst: false });
  assert.deepEqual(read({ view: 'lesson', lesson: '6', only: '', predict: 'first' }).lesson, { step: 6, only: true, predictFirst: true });
  assert.equal(read({ view: 'grid', lesson: '6' }).lesson, null);
  for (const [lesson, predict] of [['14', 'last'], ['half', 'FIRST']]) {
    const { complaints } = read({ view: 'lesson', lesson, predict });
    assert.deepEqual(complaints.map(({ attribute, value }) => [attribute, value]).sort(), [['lesson', lesson], ['predict', predict]]);
    for (const { attribute, value } of complaints) assert.ok(words.wrong[attribute](value).includes(`“${value}”`));
  }
});

test('a flag counts when it is there, whatever it says', () => {
  const { autoplay, locked } = read({ autoplay: '', locked: 'false' });
  assert.deepEqual({ autoplay, locked }, { autoplay: true, locked: true });
});

test('what means nothing is complained about by name and value, and the default is used', () => {
  const attributes = { view: 'pie', strategy: 'slow', speed: '0', clock: 'sun', theme: 'blue', controls: 'some', lang: 'tlh' };
  const settings = read(attributes);
  assert.deepEqual(settings, { ...read({}), complaints: settings.complaints });
  assert.deepEqual(Object.fromEntries(settings.complaints.map(({ attribute, value }) => [attribute, value])), attributes);
  for (const { attribute, value } of settings.complaints) {
    assert.ok(words.wrong[attribute](value).includes(`“${value}”`), `${attribute} names ${value}`);
  }
});

test('the dictionary is handed on as it stands: the engine judges it', () => {
  assert.deepEqual(read({ fields: '2,156' }).source, { family: 'field', count: 2156 });
  assert.deepEqual(read({ fields: 'many', family: 'klingon' }).source, { family: 'klingon', count: 'many' });
  assert.deepEqual(read({ family: 'snake' }).source, { family: 'snake', count: 300 });
  assert.deepEqual(read({ names: 'id\nfirst name\n<img>', fields: '8' }).source, { names: ['id', 'first name', '<img>'] });
});

test('any English is English, any Russian Russian, and no language is asked for by an empty one', () => {
  for (const lang of ['en', 'en-GB', 'EN-us', '']) assert.deepEqual(read({ lang }), read({}));
  for (const lang of ['ru', 'ru-RU', 'RU']) assert.deepEqual(read({ lang }), { ...read({}), language: 'ru' });
  assert.equal(read({ lang: 'rusyn' }).complaints.length, 1);
});

test('whatever the attributes say, the settings are ones that a lab can have', () => {
  const anything = fc.dictionary(fc.constantFrom(...attributeNames), fc.string(), { noNullPrototype: true });
  fc.assert(fc.property(anything, (attributes) => {
    const { view, clock, theme, controls, speed } = read(attributes);
    assert.ok(choices.view.includes(view) && choices.clock.includes(clock));
    assert.ok(choices.theme.includes(theme) && choices.controls.includes(controls));
    assert.ok(speed === null || (speed >= 1 && speed <= 1e11));
  }), { seed: 6 });
});
