/** @import { KeptRun, KeptTrouble } from '../../state/chart/types.js' */
import { decodeRun, encodeRun } from './codec.js';

/**
 * One key a run: writing one cannot harm another, two pages that keep runs at once do not get into
 * each other's way, and what cannot be read is left as it is.
 */
const prefix = 'teardown-lab.run.';

/**
 * The browser's storage, as the place of kept runs.
 *
 * @param {() => Storage} openStorage throws where the browser refuses it
 */
export function createCupboard(openStorage) {
  return {
    /** @returns {{runs: KeptRun[], troubles: KeptTrouble[]}} */
    load() {
      /** @type {KeptRun[]} */
      const runs = [];
      /** @type {KeptTrouble[]} */
      const troubles = [];
      try {
        const storage = openStorage();
        for (const key of keysOf(storage)) {
          const read = decodeRun(storage.getItem(key) ?? '');
          if ('run' in read) runs.push(read.run);
          else troubles.push({ code: 'unreadable', key, reason: read.unreadable });
        }
      } catch (thrown) {
        troubles.push(refused(thrown));
      }
      return { runs, troubles };
    },

    /** @param {KeptRun} run @returns {KeptTrouble | null} why it could not be kept beyond this page */
    put(run) {
      return attempt(() => openStorage().setItem(prefix + run.id, encodeRun(run)));
    },

    /** @param {string} id @returns {KeptTrouble | null} */
    remove(id) {
      return attempt(() => openStorage().removeItem(prefix + id));
    },

    /** What is stored under a key that cannot be read. @param {string} key @returns {string} */
    raw: (key) => openStorage().getItem(key) ?? '',

    /** Throws away what cannot be read. @param {string} key @returns {KeptTrouble | null} */
    throwAway: (key) => attempt(() => openStorage().removeItem(key)),
  };
}

/** @typedef {ReturnType<typeof createCupboard>} Cupboard */

/** @param {string | null} key @returns {boolean} whether a change of this key is one of kept runs; null: of all keys */
export function isRunKey(key) {
  return key === null || key.startsWith(prefix);
}

/** @param {Storage} storage */
function keysOf(storage) {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(isRunKey);
}

/** @param {() => void} act @returns {KeptTrouble | null} */
function attempt(act) {
  try {
    act();
    return null;
  } catch (thrown) {
    return isFull(thrown) ? { code: 'storage-full' } : refused(thrown);
  }
}

/** @param {unknown} thrown @returns {KeptTrouble} */
function refused(thrown) {
  return { code: 'storage-refused', message: thrown instanceof Error ? thrown.message : String(thrown) };
}

/** @param {unknown} thrown */
function isFull(thrown) {
  return thrown instanceof DOMException && thrown.name === 'QuotaExceededError';
}
