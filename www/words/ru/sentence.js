import { numbers, ofBuckets, names } from './nouns.js';

/** @type {typeof import('../en/sentence.js').sentence} */
export const sentence = {
  pieces: [
    'Имён в словаре: ', { slot: 'count' }, '. Если удалять их по одному через ', { slot: 'first' },
    ', просмотренных ', { slot: 'buckets' }, ' будет ', { slot: 'find-first' }, '. Если освободить всё разом, их будет ',
    { slot: 'bulk' }, '.',
  ],
  countLabel: 'Сколько имён',
  countHint: 'Введите число, потяните его в сторону или нажимайте стрелки.',
  countText: (count) => names(count),
  presetsLabel: 'Числа имён, которые стоит попробовать',
  presetLabel: (count) => names(count),
  ownNames: 'ваши собственные имена',
  try: 'Попробуйте',
};

/** @type {typeof import('../en/sentence.js').presets} */
export const presets = {
  8: 'Последняя вставка застаёт массив заполненным на семь десятых: он сразу вырастает с 11 корзин до 23.',
  106: 'Самый широкий общедоступный формат из найденных нами. Здесь цикл стоит несколько микросекунд.',
  2155: `Больше имён таблице из ${ofBuckets(3079)} не положено.`,
  2156: `На одно имя больше, чем положено таблице из ${ofBuckets(3079)}: вдвое больше корзин, значит, вдвое дольше проход.`,
  4306: 'Цикл начинается на малом массиве, который удваивается у него под ногами.',
  8603: 'Третий скачок: будь одним именем меньше, корзин было бы вдвое меньше.',
  10000: 'Сто двадцать миллионов просмотров ради десяти тысяч удалений.',
  1000000: 'Каждое мгновение вычисляется, ни одно не записано: переходите к любому.',
};

/** @type {typeof import('../en/sentence.js').facts} */
export function facts(info, { why, refused }) {
  const shown = refused ? 'По-прежнему показано: ' : '';
  const filled = `${names(info.count)} в таблице из ${ofBuckets(info.buckets)}, заполненной на ${numbers.percent(info.loadFactor)}.`;
  const growing = [' Идёт ', { term: /** @type {const} */ ('inFlight') }, `: в тени корзин ${numbers.whole(info.shadowBuckets)}.`];
  return [
    shown + filled,
    ...(info.shadowBuckets > 0 ? growing : []),
    ...(why && !refused ? [` ${why}`] : []),
  ];
}
