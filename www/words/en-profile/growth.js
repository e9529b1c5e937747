/** @import { ProfilePair } from '../../measure/types.js' */
import { fields } from '../en-chart/nouns.js';
import { numbers } from '../en/nouns.js';
import { shareOf } from './share.js';

/** @param {ProfilePair['before']} profile @returns {string} the share of its teardown */
function teardown({ phases }) {
  const phase = phases.find((each) => each.phase === 'tear-down-dictionary');
  return phase ? shareOf(phase.share, phase.source) : '';
}

export const growth = {
  heading: 'The teardown’s share',
  teardown,
  /** @param {ProfilePair} pair */
  sentence: ({ before, after }) =>
    `With ${fields(before.count)}, tearing the dictionary down is ${teardown(before)} of opening and closing by find first, and ${teardown(after)} in bulk.`,
  band: '80–90%: the original report',
  lines: { before: 'find first', after: 'bulk' },
  /** @param {number} points */
  label: (points) => `The teardown’s share of opening and closing over the number of fields, ${numbers.count(points, { one: 'count', other: 'counts' })} measured. Between 80 and 90 percent: what the original report says.`,
  title: 'Number of fields',
  tick: (/** @type {number} */ share) => `${numbers.whole(share * 100)}%`,
  note: 'The band is reported, not measured here: by the original report of the fault, the teardown took 80–90% of opening and closing, depending on the number of fields. A hollow mark is the most that the share can be: the teardown is below this browser’s clock.',
};
