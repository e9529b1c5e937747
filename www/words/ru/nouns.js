import { numbersIn } from '../numbers.js';

export const numbers = numbersIn('ru');

/**
 * A number with its noun.
 *
 * @param {string} one as after 1 and 21
 * @param {string} few as after 2, 3 and 4
 * @param {string} many as after 5 to 20
 */
export const noun = (one, few, many) => (/** @type {number} */ value) => numbers.count(value, { one, few, many, other: few });

/** The same in the genitive, as after «из», or the prepositional, as after «при». @param {string} one @param {string} other */
export const nounOf = (one, other) => (/** @type {number} */ value) => numbers.count(value, { one, other });

export const names = noun('имя', 'имени', 'имён');
export const buckets = noun('корзина', 'корзины', 'корзин');
export const batches = noun('порция', 'порции', 'порций');
export const words = noun('слово', 'слова', 'слов');
export const calls = noun('вызов', 'вызова', 'вызовов');
export const deletions = noun('удаление', 'удаления', 'удалений');
export const looks = noun('просмотр', 'просмотра', 'просмотров');
export const frees = noun('освобождение', 'освобождения', 'освобождений');
export const entries = noun('запись', 'записи', 'записей');
export const times = noun('раз', 'раза', 'раз');
export const steps = noun('шаг', 'шага', 'шагов');

/** How many times as much, as after «в». @param {number} value below a million; three digits of it are told */
export const timesAsMuch = (value) => numbers.roundedCount(value, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' });

export const ofNames = nounOf('имени', 'имён');
export const atNames = nounOf('имени', 'именах');
export const ofBuckets = nounOf('корзины', 'корзин');
export const ofSteps = nounOf('шага', 'шагов');
