import { fields } from '../ru-chart/nouns.js';
import { whose } from '../ru-chart/whose.js';

/** @type {import('../en-profile.js').ProfileWords['controls']} */
export const controls = {
  start: 'Измерить здесь',
  again: 'Измерить снова',
  stop: 'Остановить',
  count: 'Число полей',
  value: (count, isMeasured) => (isMeasured ? fields(count) : `${fields(count)}, не измерено`),
  page: (count) => `Показать ${fields(count)}, как наверху`,
  of: whose('Этот профиль'),
  scale: 'Масштаб времени',
  scales: { same: 'один на обе', own: 'у каждой свой' },
};
