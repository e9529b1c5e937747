/** @import { Operation, Toll } from '../../engine/cases-types.js' */
import { toil } from '../ru-chart/toil.js';
import { ofFields } from '../ru-chart/nouns.js';
import { time } from '../ru-chart/times.js';
import { names, noun, numbers, ofNames } from '../ru/nouns.js';

const { whole } = numbers;

/** @type {Record<Operation, string>} */
const titles = {
  create: 'Создание спейса',
  rename: 'Переименование поля',
  'add-fields': 'Добавление поля',
  drop: 'Удаление спейса',
  'read-view': 'Открытие и закрытие read view',
  refused: 'Отказ принять формат из-за повторного имени',
};

/** What happens to dictionaries. @type {Record<Operation, (toll: Toll) => string>} */
const happens = {
  create: ({ built }) => `Строится словарь из ${ofNames(built)}. Ни один не разбирается.`,
  rename: ({ built, tornDown }) => `Строится новый словарь из ${ofNames(built)}; старый, из ${whole(tornDown?.names ?? 0)}, разбирается.`,
  'add-fields': ({ built, tornDown }) => `Строится новый словарь из ${ofNames(built)}; старый, из ${whole(tornDown?.names ?? 0)}, разбирается. Добавить больше полей стоит столько же.`,
  drop: ({ tornDown }) => `Разбирается словарь из ${ofNames(tornDown?.names ?? 0)}.`,
  'read-view': ({ built }) => `Read view получает собственный словарь из ${ofNames(built)}; при закрытии он разбирается.`,
  refused: ({ built }) => `Место отведено для всех полей, вставлено ${names(built)}; поле ${whole(built + 1)} повторяет имя поля 1. Всё вставленное разбирается.`,
};

/** @type {import('../en-operations.js').OperationsWords['table']} */
export const table = {
  caption: (count) => `Сколько стоит каждая операция над спейсом из ${ofFields(count)}`,
  columns: { operation: 'Операция', 'find-first': 'До исправления', bulk: 'После исправления' },
  titles,
  happens: (toll) => happens[toll.operation](toll),
  examined: noun('корзина просмотрена', 'корзины просмотрены', 'корзин просмотрено'),
  none: 'ничего не разбирается',
  time: (ns) => (ns === null ? 'ещё не измерено' : `${time(ns)}, предсказано`),
  note: 'Корзины точны: их сосчитал движок. Времена предсказаны: точные числа, умноженные на то, сколько в этом браузере заняли один просмотр и одно освобождение; это время одного только разбора.',
  place: 'Поле, повторяющее имя',
  slider: 'Поле, повторяющее имя, ползунок',
  oneField: 'Формат из одного поля не может повторить имя.',
  counting: 'Идёт подсчёт.',
  toil,
};
