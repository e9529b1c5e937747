/** @import { ProfilePhase } from '../../engine/types.js' */
import { time } from '../en-chart/times.js';
import { frames } from './frames.js';
import { shareOf, timeOf } from './share.js';

/** @param {ProfilePhase} phase */
const timed = ({ median, mad, source }) =>
  `${timeOf({ ns: median, source })}${source === 'measured' ? ` ± ${time(mad)}` : ''}`;

export const table = {
  phases: {
    summary: 'All phases as a table',
    label: 'Phases of opening and closing',
    columns: {
      phase: 'Phase', before: 'Before', beforeShare: 'Share', after: 'After', afterShare: 'Share', calls: 'Calls before',
      meaning: 'What it does',
    },
    empty: 'Nothing is measured yet.',
  },
  growth: {
    summary: 'The teardown’s share as a table',
    label: 'The teardown’s share at each number of fields',
    columns: { fields: 'Fields', before: 'Share before', after: 'Share after', beforeTime: 'Open + close before', afterTime: 'Open + close after' },
  },
  /** A median and its median absolute deviation. */
  timed,
  /** @param {ProfilePhase} phase */
  share: ({ share, source }) => shareOf(share, source),
  /** @param {ProfilePhase} phase */
  name: ({ phase }) => frames.names[phase],
  /** @param {ProfilePhase} phase */
  meaning: ({ phase }) => frames.meanings[phase],
  time,
};
