/** @import { ProfilePhase } from '../../engine/types.js' */
import { time } from '../ru-chart/times.js';
import { frames } from './frames.js';
import { shareOf, timeOf } from './share.js';

/** @param {ProfilePhase} phase */
const timed = ({ median, mad, source }) =>
  `${timeOf({ ns: median, source })}${source === 'measured' ? ` ± ${time(mad)}` : ''}`;

/** @type {import('../en-profile.js').ProfileWords['table']} */
export const table = {
  phases: {
    summary: 'Все фазы таблицей',
    label: 'Фазы открытия и закрытия',
    columns: {
      phase: 'Фаза', before: 'До', beforeShare: 'Доля', after: 'После', afterShare: 'Доля', calls: 'Вызовов до',
      meaning: 'Что она делает',
    },
    empty: 'Пока ничего не измерено.',
  },
  growth: {
    summary: 'Доля разбора таблицей',
    label: 'Доля разбора при каждом числе полей',
    columns: { fields: 'Поля', before: 'Доля до', after: 'Доля после', beforeTime: 'Открытие + закрытие до', afterTime: 'Открытие + закрытие после' },
  },
  timed,
  share: ({ share, source }) => shareOf(share, source),
  name: ({ phase }) => frames.names[phase],
  meaning: ({ phase }) => frames.meanings[phase],
  time,
};
