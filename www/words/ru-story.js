import { fix, reach } from './ru-story/after.js';
import { curve, flame, leap, loop, needless } from './ru-story/before.js';
import { sources, versions } from './ru-story/sources.js';
import { numbers, ofBuckets } from './ru/nouns.js';

const { whole } = numbers;

/** @type {import('./en-story.js').StoryWords} */
export const ruStory = {
  lead: 'Как кривая со ступеньками привела к строке, которая годами никому не была нужна. О том, что сообщили другие, так и сказано; точные числа движок этой страницы вычисляет, пока вы их читаете.',
  sections: { curve, flame, loop, leap, needless, fix, reach },
  issue: (number) => `задача ${number}`,
  pull: (number) => `запрос на слияние ${number}`,
  exactHint: 'Точно: движок вычислил это только что.',
  table: {
    label: 'Сколько стоит одно лишнее имя',
    columns: { names: 'Имён', buckets: 'Корзин', 'find-first': 'Просмотрел цикл', bulk: 'Просмотрело исправление' },
    names: ({ count }) => whole(count),
    buckets: ({ buckets: table, shadowBuckets }) =>
      (shadowBuckets > 0 ? `${whole(table)}, растёт до ${whole(shadowBuckets)}` : whole(table)),
    examined: (examined) => whole(examined),
  },
  loopCaption: 'Цикл, строка за строкой, как его выполняют панели наверху.',
  fixCaption: 'Что осталось после исправления.',
  shown: (count, table) => `Два разбора в начале страницы теперь показывают словарь, имён в нём ${whole(count)}, в таблице из ${ofBuckets(table)}.`,
  versions,
  sources,
};
