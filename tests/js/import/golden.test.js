import assert from 'node:assert/strict';
import test from 'node:test';

import { loadEngine } from '../../../www/engine/index.js';
import { importFormat } from '../../../www/import/index.js';
import { golden } from '../golden/names.js';

const engine = await loadEngine();
const [header, ...rows] = (await golden('formats/expected.csv')).trimEnd().split('\n').map((row) => row.split(','));
const column = (/** @type {string[]} */ row, /** @type {string} */ name) => row[header.indexOf(name)];

/** @type {Record<string, string>} */
const KINDS = { lua: 'lua', yml: 'yaml', json: 'json', txt: 'lines' };

for (const row of rows) {
  const file = column(row, 'file');
  test(`${file} makes the dictionary that is expected`, async () => {
    const { kind, names, spaces, notes } = await importFormat(await golden(`formats/${file}`));
    assert.equal(kind, KINDS[file.split('.')[1]]);
    assert.equal(names.length, Number(column(row, 'count')));
    assert.deepEqual([spaces.length, spaces[0].names, notes], [1, names, []]);
    const duplicateAt = Number(column(row, 'duplicate_at'));
    if (duplicateAt >= 0) {
      const refused = new RegExp(`^Field ${duplicateAt + 1} repeats the name of field 57, “f57”`);
      assert.throws(() => engine.dictionary({ names }), { code: 'name-duplicate', message: refused });
      return;
    }
    const dictionary = engine.dictionary({ names });
    const { info } = dictionary;
    const { examined, deletions } = dictionary.run('find-first');
    assert.deepEqual(
      [info.buckets, info.resizePosition, deletions, examined].map(String),
      ['n_buckets', 'resize_position', 'dels', 'examined'].map((name) => column(row, name)),
    );
    assert.equal(dictionary.cost('find-first').examined, examined);
    dictionary.free();
  });
}
