import assert from 'node:assert/strict';
import { test } from 'node:test';

import { themeSaid } from '../../../www/element/host-theme.js';

/** @param {Partial<import('../../../www/element/host-theme.js').Signs>} signs */
const said = (signs) => themeSaid({ rootClass: '', rootTheme: null, bodyTheme: null, bodyScheme: null, ...signs });

test('a page that says nothing leaves it to the system', () => {
  assert.equal(said({}), null);
  assert.equal(said({ rootClass: 'js sidebar-visible darker' }), null);
});

test('each generator is understood, dark and light', () => {
  assert.deepEqual(['coal', 'navy', 'ayu', 'light', 'rust'].map((theme) => said({ rootClass: `js ${theme}` })),
    ['dark', 'dark', 'dark', 'light', 'light']);
  assert.equal(said({ rootClass: 'dark' }), 'dark');
  assert.deepEqual(['dark', 'light'].map((rootTheme) => said({ rootTheme })), ['dark', 'light']);
  assert.deepEqual(['dark', 'light'].map((bodyTheme) => said({ bodyTheme })), ['dark', 'light']);
  assert.deepEqual(['slate', 'default'].map((bodyScheme) => said({ bodyScheme })), ['dark', 'light']);
});

test('furo’s “auto” is the system’s choice, whatever else there is', () => {
  assert.equal(said({ bodyTheme: 'auto', rootClass: 'dark' }), null);
});
