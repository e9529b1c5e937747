/** @import { Strategy } from '../engine/types.js' */
import { atNames, numbers, ofNames, timesAsMuch } from './ru/nouns.js';
import { strategies } from './ru/panes.js';

const { whole, rounded } = numbers;
const slope = (/** @type {number} */ value) => numbers.hundredths(value);

const conjunction = new Intl.ListFormat('ru', { type: 'conjunction' });

/** Names of strategies as a sentence begins with them. @param {readonly Strategy[]} some */
function listed(some) {
  const text = conjunction.format(some.map((strategy) => strategies[strategy].title.toLowerCase()));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the race says, in Russian. @type {import('./en-remedies.js').RemediesWords} */
export const remediesWords = {
  lanes: 'Пять разборов одной таблицы',
  gridLabel: (strategy) => `${strategies[strategy].title}: корзины, по клетке на каждую.`,
  stairsLabel: (strategy, all) => `${strategies[strategy].title}: по строке на каждый вызов, длиной в пройденный им путь; всего просмотров: ${whole(all)}.`,
  transport: {
    label: 'Проигрывание всех пяти разборов',
    clock: 'Все продвигаются на',
    unmeasured: 'Равному времени нужно знать, сколько длится шаг каждого из пяти; измерьте их ниже.',
    belowClock: 'Равному времени нужно знать, сколько длится шаг каждого из пяти, а измерены в этом браузере не все; измерьте их ниже.',
    allBelowClock: 'Равному времени нужно знать длительность шага каждого из пяти, а часы этого браузера пока не различили ни одной; измерьте их ниже.',
  },
  counts: {
    heading: 'Сколько стоит каждый',
    caption: (count) => `Точно, для ${ofNames(count)}`,
    columns: {
      strategy: 'Способ', examined: 'Просмотрено корзин', words: 'Просмотрено слов', deletions: 'Удалений', batches: 'Перенесено порций',
      frees: 'Освобождений', share: 'От просмотров поиска первой',
    },
    share: (share) => {
      if (share === 0) return 'ни одного';
      return share === 1 ? 'все' : `1 из ${rounded(1 / share)}`;
    },
  },
  curve: {
    heading: 'Какие меняют наклон',
    lead: 'В двойном логарифмическом масштабе цена, растущая как квадрат числа имён, — прямая с наклоном 2, а растущая как само число — прямая с наклоном 1. Способ, который лишь уменьшает множитель, опускает прямую, но не меняет её наклона.',
    counting: 'По точным числам проводятся прямые.',
    notCounted: (reason) => `По точным числам не удалось провести прямые: ${reason}`,
    caption: ({ from, to }) => `Наклон в двойном логарифмическом масштабе, методом наименьших квадратов, от ${whole(from)} до ${ofNames(to)}`,
    slopes: 'Наклоны',
    columns: { strategy: 'Способ', exact: 'По точным просмотрам', measured: 'По измеренному времени' },
    slope,
    noLooks: 'просмотров нет',
    unmeasured: 'не измерено',
    measure: 'Измерить здесь все пять',
    again: 'Измерить все пять снова',
    stop: 'Остановить',
    verdict({ source, reference, constant, bent, still }) {
      const isExact = source === 'exact';
      const sentences = [`${isExact ? 'По точным просмотрам' : 'По измеренным здесь временам'} наклон поиска первой — ${slope(reference)}.`];
      if (constant.length > 0) {
        sentences.push(`${listed(constant.map(({ strategy }) => strategy))} ${constant.length > 1 ? 'меняют' : 'меняет'} только множитель: наклон ${constant.map((each) => slope(each.slope)).join('; ')}, а ${isExact ? 'просмотров' : 'времени'} при ${atNames(constant[0]?.count ?? 0)} меньше в ${constant.map((each) => timesAsMuch(each.factor)).join('; в ')}.`);
      }
      if (bent.length > 0) {
        sentences.push(`${listed(bent.map(({ strategy }) => strategy))} ${bent.length > 1 ? 'меняют' : 'меняет'} сам наклон: ${bent.map((each) => slope(each.slope)).join('; ')}.`);
      }
      if (still.length > 0) sentences.push(`${listed(still)}: не просматривается ни одной корзины, так что и наклона нет.`);
      return sentences.join(' ');
    },
  },
};
