/** @import { KeptTrouble } from '../../state/chart/types.js' */
/** @import { Plan } from '../../measure/types.js' */
import { controls } from './controls.js';
import { points } from './nouns.js';

const date = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false });

/** @type {Record<string, string>} */
const reasons = {
  'not-json': 'it is damaged',
  'not-a-run': 'it is something else',
  'newer-version': 'a later version of this page wrote it',
  damaged: 'parts of it are missing',
};

export const kept = {
  heading: 'Kept runs',
  keep: 'Keep this run',
  name: 'Name of the run',
  /** @param {Plan} plan @param {number} begunAt */
  defaultName: ({ preset }, begunAt) => `${controls.presets[preset]}, ${date.format(begunAt)}`,
  none: 'None yet. A run that you keep stays in this browser, and can be laid under a later one.',
  /** @param {string} name */
  show: (name) => `Show “${name}” in the chart`,
  showShort: 'Show',
  /** @param {number} count @param {number} begunAt */
  facts: (count, begunAt) => `${points(count)}, ${date.format(begunAt)}`,
  /** @param {string} name */
  rename: (name) => `Rename “${name}”`,
  delete: 'Delete',
  /** @param {string} name */
  deleteLabel: (name) => `Delete “${name}”`,
  /** @param {string} name */
  deleted: (name) => `“${name}” is deleted.`,
  undo: 'Undo',
  /** @param {KeptTrouble} trouble */
  trouble(trouble) {
    switch (trouble.code) {
      case 'storage-refused':
        return `This browser does not let the page keep anything (${trouble.message}). Kept runs are gone once the page is closed.`;
      case 'storage-full':
        return 'This browser’s room for this page is full. The run is here until the page is closed; delete another one, and keep it again.';
      case 'unreadable':
        return `A kept run cannot be read: ${reasons[trouble.reason] ?? trouble.reason}. It is left as it is.`;
    }
  },
  save: 'Save it as a file',
  throwAway: 'Delete it',
  dismiss: 'Dismiss',
};
