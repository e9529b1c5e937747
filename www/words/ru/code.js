import { numbers } from './nouns.js';

const { whole } = numbers;

/** @type {typeof import('../en/code.js').code} */
export const code = {
  heading: 'Площадь — это цена',
  lead: 'Каждый вызов mh_first — одна строка, закрашенная от корзины 0 до места, где вызов остановился. Закрашенная площадь и есть число просмотренных корзин; рядом с каждой картинкой — строки кода, которые за неё платят.',
  staircaseLabel: (title, cost) => `${title}: по строке на каждый вызов mh_first, длиной в пройденный им путь. ${cost}`,
  staircaseHint: 'Щёлкните строку, чтобы перейти к этому вызову.',
  area: ({ examined, words }) => (words > 0
    ? `Всего просмотрено слов: ${whole(words)}, корзин: ${whole(examined)}.`
    : `Всего просмотрено корзин: ${whole(examined)}.`),
  nothing: 'Ничего: при разборе целиком вызовов нет, поэтому нет и площади.',
  call: (call, all) => `вызов ${whole(call)} из ${whole(all)}`,
  programLabel: (title) => `${title}, строка за строкой`,
  first: 'mh_first, O(n): каждый раз с корзины 0',
  values: {
    left: (value) => `size = ${whole(value)}`,
    cursor: (value) => `i = ${whole(value)}`,
    examined: (value) => `просмотрено = ${whole(value)}`,
    moved: (value) => `перенесено = ${whole(value)}`,
  },
};
