import { mostBuilt } from '../../state/building/lanes.js';
import { names, numbers, ofNames } from '../ru/nouns.js';

const { whole } = numbers;

/** @type {import('../en-building.js').BuildingWords['controls']} */
export const controls = {
  count: 'Имён в каждом словаре',
  countHint: `От 1 до ${whole(mostBuilt)}`,
  presetsLabel: 'Числа имён, которые стоит попробовать',
  preset: (count) => names(count),
  refused: (typed) => `«${typed}» — не число имён, которое здесь можно построить; нужно целое от 1 до ${whole(mostBuilt)}.`,
  transport: 'Проигрывание обоих построений',
  nextName: 'К следующему имени',
  previousName: 'К предыдущему имени',
  stop: 'Остановить',
  stopLabel: (entries, count) => `Остановить построение на ${whole(entries)} из ${ofNames(count)}`,
};
