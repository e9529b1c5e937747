/** @import { TimeScale } from '../../state/profile/types.js' */
import { fields } from '../en-chart/nouns.js';
import { whose } from '../en-chart/whose.js';

export const controls = {
  start: 'Measure here',
  again: 'Measure again',
  stop: 'Stop',
  count: 'Number of fields',
  /** What the slider says of its value. @param {number} count @param {boolean} isMeasured */
  value: (count, isMeasured) => (isMeasured ? fields(count) : `${fields(count)}, not measured`),
  /** @param {number} count */
  page: (count) => `Show ${fields(count)}, as above`,
  of: whose('This profile'),
  scale: 'Time scale',
  /** @type {Record<TimeScale, string>} */
  scales: { same: 'the same for both', own: 'each its own' },
};
