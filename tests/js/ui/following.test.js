import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actions } from '../../../www/state/actions.js';
import { createProfileStore } from '../../../www/state/profile/create.js';
import { createFollowing } from '../../../www/ui/chart/following.js';
import { followPage } from '../../../www/ui/profile/effects/page.js';
import { builtOf } from '../state/support/built.js';
import { storeAfter } from './support/lab-parts.js';

const format = ['id', 'owner', 'sum', 'when'];

/** A lab whose painter builds whatever it is asked for. */
function scriptedLab() {
  const lab = storeAfter();
  const store = createProfileStore();
  const following = createFollowing(lab);
  const build = () => {
    const source = lab.get().pending?.source;
    assert.ok(source);
    const { info } = builtOf({});
    lab.dispatch(actions.built(builtOf({ info: { ...info, count: 'names' in source ? source.names.length : source.count } })));
  };
  return {
    store, following, build,
    show(/** @type {import('../../../www/state/types.js').Source} */ source) {
      lab.dispatch(actions.build(source, 'names'));
      build();
    },
    follow: () => followPage({ ...following, store }),
  };
}

const shown = (/** @type {ReturnType<typeof createProfileStore>} */ store) => {
  const { page, chosen, format: of } = store.get();
  return { page, chosen, of };
};

test('the profile follows the page’s count and the reader’s own format, and that it is gone', () => {
  const { store, show, follow } = scriptedLab();
  const stop = follow();
  assert.deepEqual(shown(store), { page: null, chosen: 300, of: null });
  show({ names: format });
  assert.deepEqual(shown(store), { page: 4, chosen: 4, of: format });
  show({ count: 4 });
  assert.deepEqual(shown(store), { page: 4, chosen: 4, of: null }, 'as many made-up names are something else');
  stop();
  show({ names: format });
  assert.equal(store.get().format, null);
});

test('a point that is picked shows its first names, and the format stays, also for who begins to follow later', () => {
  const { store, following, build, show, follow } = scriptedLab();
  show({ names: format });
  following.onPick(2, format);
  build();
  follow();
  assert.deepEqual(shown(store), { page: 2, chosen: 2, of: format });
  following.onPick(3, null);
  build();
  assert.deepEqual(shown(store), { page: 3, chosen: 3, of: null });
});
