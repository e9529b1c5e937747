import { numbers, ofNames } from '../ru/nouns.js';

/** @param {import('../../state/unasked.js').Toil} toil */
const long = ({ ms }) => (ms === null ? 'больше мгновения' : `самое большее около ${numbers.rounded(Number((ms / 1000).toPrecision(2)))}\u00a0с (предсказано)`);

/** @param {string} subject @returns {(toil: import('../../state/unasked.js').Toil) => string} */
const waits = (subject) => (toil) => `${subject} ${long(toil)}: при одном построении словаря из ${ofNames(toil.building.count)} опробуется корзин: ${numbers.whole(toil.building.probes)}. Поэтому нужна ваша команда.`;

/** @type {typeof import('../en-chart/toil.js').toil} */
export const toil = {
  measuring: waits('Измерение этих имён заняло бы'),
  exact: waits('Подсчёт точной кривой занял бы'),
  waits: waits('Подсчёт занял бы'),
  counting: (what) => `Идёт подсчёт; он займёт ${long(what)}.`,
  count: 'Подсчитать здесь',
  stop: 'Остановить',
};
