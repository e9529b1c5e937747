import assert from 'node:assert/strict';
import { relative } from 'node:path';
import test from 'node:test';

import { places } from '../../../scripts/places.js';
import { findCargoTool, placeOf } from '../../../scripts/setup/cargo-tool.js';
import { findFirefox } from '../../../scripts/setup/firefox.js';
import { chosenBrowser } from '../../e2e/support/which.js';

/** @param {string} name @param {string} value @param {() => void} work */
function withVariable(name, value, work) {
  const before = process.env[name];
  process.env[name] = value;
  try {
    work();
  } finally {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  }
}

test('a tool that is built stands in a folder of its version', () => {
  const tool = { name: 'no-such-tool', version: '1.2.3', why: 'for a test' };
  assert.match(relative(places.tools, placeOf(tool)), /^no-such-tool-1\.2\.3/);
  assert.notEqual(placeOf(tool), placeOf({ ...tool, version: '1.2.4' }));
  assert.equal(findCargoTool(tool, undefined), null);
  assert.equal(findCargoTool(tool, '/given'), '/given');
});

test('a path of Firefox that is none is refused by name', () => {
  withVariable('FIREFOX_PATH', '/no/such/firefox', () => {
    assert.throws(findFirefox, { name: 'Problem', message: /FIREFOX_PATH is "\/no\/such\/firefox", which is no program/ });
  });
});

test('a browser that is none is refused by name, with those that there are', () => {
  withVariable('LAB_BROWSER', 'lynx', () => {
    assert.throws(chosenBrowser, { message: 'LAB_BROWSER is "lynx"; it is one of chromium, firefox, webkit' });
  });
});
