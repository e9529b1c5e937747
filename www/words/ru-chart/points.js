/** @import { StrategyResult } from '../../engine/measure-types.js' */
import { buckets, numbers } from '../ru/nouns.js';
import { fields, iterations, listed, outliers, samples } from './nouns.js';
import { picture } from './picture.js';
import { note } from './status.js';
import { quotient, time, timeWithInterval } from './times.js';

const { whole } = numbers;

/** @param {StrategyResult} result */
function timed(result) {
  switch (result.source) {
    case 'measured': return timeWithInterval(result);
    case 'below-clock': return `не более ${time(result.median)}`;
    case 'predicted': return `${time(result.median)}, предсказано`;
  }
}

/** @param {StrategyResult} result */
function how({ source, samples: taken, outliers: far, iterations: each }) {
  if (source === 'predicted') return 'предсказано: не уложилось бы в отведённое время';
  const said = [samples(taken.length), `в каждом ${iterations(each)}`];
  if (far.length > 0) said.push(outliers(far.length));
  return `${source === 'measured' ? 'измерено' : 'часы не различают'}, ${said.join(', ')}`;
}

/** @type {import('../en-chart.js').ChartWords['points']} */
export const points = {
  timed,
  spoken: (count, strategy, result, run) =>
    [`${fields(count)}, ${picture.strategies[strategy]}: ${timed(result)}, ${how(result)}.`, run === null ? null : `Сохранённый прогон: ${run}.`].filter(Boolean).join(' '),
  head: (count) => fields(count),
  table: ({ buckets: own, shadowBuckets }) =>
    (shadowBuckets > 0 ? `${buckets(own)}, идёт перестройка до ${whole(shadowBuckets)}` : buckets(own)),
  tableBuckets: ({ buckets: own, shadowBuckets }) =>
    (shadowBuckets > 0 ? `${whole(own)} (перестройка до ${whole(shadowBuckets)})` : whole(own)),
  how,
  examined: (count) => `просмотрено корзин: ${whole(count)}`,
  predicted: (ns) => `${time(ns)} по счёту`,
  ratio: (ratio) => `${quotient({ value: ratio.median, ...ratio })} к разбору целиком`,
  notes: (codes) => (codes.length === 0 ? '' : `${listed(codes.map(note))}.`),
  show: (count) => `Показать ${whole(count)} наверху`,
  picked: (count) => `Два разбора наверху теперь показывают ${fields(count)}.`,
  none: 'Наведите указатель на точку, чтобы прочитать её здесь.',
  tableSummary: 'Все точки таблицей',
  tableLabel: 'Измеренные точки',
  columns: {
    fields: 'Поля', buckets: 'Корзины', examined: 'Просмотрено', 'find-first': 'Поиск первой', bulk: 'Целиком',
    ratio: 'Первой ⁄ целиком', notes: 'Замечания',
  },
  emptyTable: 'Пока ничего не измерено.',
};
