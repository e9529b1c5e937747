import { buckets, entries, names, numbers, ofBuckets } from '../ru/nouns.js';

const { whole } = numbers;

/** @typedef {import('../../engine/build-types.js').BuildFrame} BuildFrame */

/** @param {BuildFrame} frame @returns {string} the bucket that the last step probed */
const bucket = ({ array, bucket: index }) => `${array === 'shadow' ? 'корзина тени' : 'корзина'} ${whole(index)}`;

/** @param {BuildFrame} frame @returns {string} */
const nameAt = ({ name }) => `Имя ${whole(name + 1)}`;

/** @type {import('../en-building.js').BuildingWords['status']} */
export function status(frame) {
  switch (frame.phase) {
    case 'ready': return 'Ещё ничего не вставлено.';
    case 'reserve': return `Место отведено сразу для всех имён: ${buckets(frame.buckets.table)}.`;
    case 'hash': return `${nameAt(frame)}, вычислен хеш: поиск начнётся с корзины ${whole(frame.start)}, смещение — ${whole(frame.stride)}.`;
    case 'find': return `${nameAt(frame)}, нет ли его уже? Проба ${whole(frame.probe)}, ${bucket(frame)}: ${frame.compared ? 'другое имя.' : 'пусто — значит, нет.'}`;
    case 'batch': return `${nameAt(frame)}: перед вставкой порция перестройки переносит ${entries(frame.moved)}.`;
    case 'put': return `${nameAt(frame)} вставляется. Проба ${whole(frame.probe)}, ${bucket(frame)}: ${outcome(frame)}`;
    case 'done': return `Готово: ${names(frame.entries)}, ${buckets(frame.buckets.table)}${growing(frame)}; самая длинная цепочка — ${whole(frame.longest)}.`;
  }
}

/** @param {BuildFrame} frame */
function outcome({ inserted, marked }) {
  if (inserted) return 'свободна, имя встаёт в неё.';
  return marked ? 'занята и получает бит dirty.' : 'занята, бит dirty у неё уже есть.';
}

/** @param {BuildFrame} frame */
function growing({ buckets: { shadow } }) {
  return shadow > 0 ? `, идёт перестройка до ${ofBuckets(shadow)}` : '';
}
