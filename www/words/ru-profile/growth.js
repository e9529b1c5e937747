/** @import { ProfilePair } from '../../measure/types.js' */
import { atFields } from '../ru-chart/nouns.js';
import { numbers } from '../ru/nouns.js';
import { shareOf } from './share.js';

/** @param {ProfilePair['before']} profile @returns {string} the share of its teardown */
function teardown({ phases }) {
  const phase = phases.find((each) => each.phase === 'tear-down-dictionary');
  return phase ? shareOf(phase.share, phase.source) : '';
}

/** @type {import('../en-profile.js').ProfileWords['growth']} */
export const growth = {
  heading: 'Доля разбора',
  teardown,
  sentence: ({ before, after }) =>
    `При ${atFields(before.count)} доля разбора словаря в открытии и закрытии — ${teardown(before)}, если искать первую, и ${teardown(after)}, если освобождать целиком.`,
  band: '80–90\u00a0%: исходное сообщение',
  lines: { before: 'поиск первой', after: 'целиком' },
  label: (points) => `Доля разбора в открытии и закрытии в зависимости от числа полей; измерено точек: ${numbers.whole(points)}. Полоса от 80 до 90 процентов — то, что сказано в исходном сообщении.`,
  title: 'Число полей',
  tick: (share) => `${numbers.whole(share * 100)}\u00a0%`,
  note: 'Полоса — по сообщению, здесь она не измерена: по исходному сообщению об ошибке разбор занимал 80–90\u00a0% открытия и закрытия, смотря по числу полей. Полая отметка — наибольшая возможная доля: разбор часы этого браузера не различают.',
};
