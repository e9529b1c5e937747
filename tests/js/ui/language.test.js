import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageIn } from '../../../www/state/language.js';
import { formatAddress, parseAddress } from '../../../www/state/address.js';
import { actions } from '../../../www/state/actions.js';
import { followLanguage } from '../../../www/ui/effects/language.js';
import { storeAfter } from './support/lab-parts.js';

test('a language is known by the beginning of its tag', () => {
  for (const tag of ['ru', 'ru-RU', 'RU']) assert.equal(languageIn(tag), 'ru', tag);
  for (const tag of ['en', 'en-GB']) assert.equal(languageIn(tag), 'en', tag);
  for (const tag of ['', 'rus', 'de', 'xru']) assert.equal(languageIn(tag), null, tag);
});

test('the address says the language, unless it is English that nobody asked for', () => {
  const russian = storeAfter(actions.setLanguage('ru')).get();
  const english = storeAfter().get();
  assert.equal(formatAddress(russian, ''), '?lang=ru');
  assert.equal(formatAddress(english, ''), '');
  assert.equal(formatAddress(english, '?lang=ru'), '?lang=en');
  assert.equal(parseAddress('?lang=ru-RU').language, 'ru');
  assert.equal(parseAddress('').language, null);
  assert.deepEqual(parseAddress('?lang=tlh').complaints, [{ parameter: 'lang', value: 'tlh' }]);
});

test('the words of the language that is wanted last are the ones that are given', async () => {
  const store = storeAfter();
  /** @type {string[]} */
  const given = [];
  await new Promise((done) => {
    const stop = followLanguage({
      store,
      onWords(words) {
        given.push(words.language);
        if (given.length === 2) done(stop());
        else store.dispatch(actions.setLanguage('en'));
      },
    });
    store.dispatch(actions.setLanguage('ru'));
    store.dispatch(actions.setLanguage('en'));
    store.dispatch(actions.setLanguage('ru'));
  });
  assert.deepEqual(given, ['ru', 'en']);
});
