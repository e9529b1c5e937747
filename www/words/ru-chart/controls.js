/** @import { Plan } from '../../measure/types.js' */
import { noun, numbers } from '../ru/nouns.js';
import { whose } from './whose.js';

const { whole, rounded } = numbers;

const counts = noun('число', 'числа', 'чисел');

/** @param {Plan} plan */
const range = ({ counts: all }) => `полей, от ${whole(all[0] ?? 0)} до ${whole(all.at(-1) ?? 0)}`;
/** @param {Plan} plan */
const closer = ({ counts: all }) =>
  `Через каждые ${whole((all[1] ?? 0) - (all[0] ?? 0))} от ${whole(all[0] ?? 0)} до ${whole(all.at(-1) ?? 0)} полей, а потом снова и снова посередине между двумя числами, пока скачок не найден с точностью до поля.`;

/** @type {import('../en-chart.js').ChartWords['controls']} */
export const controls = {
  preset: 'Серия',
  presets: {
    format: 'Ваш формат',
    quick: 'Быстрая',
    original: 'Исходный тест',
    'around-2000': 'Вокруг 2000',
    'around-4000': 'Вокруг 4000',
    'around-8000': 'Вокруг 8000',
    powers: 'Степени двойки',
    own: 'Своя',
  },
  hints: {
    format: (plan) => `Первые имена вашего формата: ${counts(plan.counts.length)} ${range(plan)}, среди них обе стороны скачков.`,
    quick: (plan) => `${counts(plan.counts.length)} ${range(plan)}, среди них обе стороны каждого скачка. Меньше десяти секунд.`,
    original: (plan) => `В сообщении замеряли открытие и закрытие read view у спейса со всё большим числом полей. Здесь: ${counts(plan.counts.length)} ${range(plan)}; какими были числа в сообщении, нам неизвестно.`,
    'around-2000': closer,
    'around-4000': closer,
    'around-8000': closer,
    powers: (plan) => `${counts(plan.counts.length)} ${range(plan)}, каждое вдвое больше предыдущего.`,
    own: (plan) => `${counts(plan.counts.length)} ${range(plan)}.`,
  },
  of: whose('Этот график'),
  measure: 'Что замеряется',
  measures: { teardown: 'только разбор', close: 'закрытие read view', 'open-close': 'открытие и закрытие read view' },
  start: 'Измерить здесь',
  again: 'Измерить снова',
  stop: 'Остановить',
  own: {
    counts: 'Числа полей',
    countsHint: 'По возрастанию, через пробел или запятую.',
    iterations: 'Итераций в замере',
    iterationsHint: 'Пусто: сколько нужно часам.',
    budget: 'Секунд на точку',
    budgetHint: 'Что не уложится, будет предсказано.',
  },
  axes: 'Оси',
  x: 'Поля',
  y: 'Время',
  scales: { linear: 'линейно', log: 'логарифм' },
  server: 'Сервер Tarantool 2.6.0',
  servers: { seconds: 'в секундах', scaled: 'в масштабе', off: 'нет' },
  zoomIn: 'Увеличить',
  zoomOut: 'Уменьшить',
  fit: 'Показать все числа',
};

/** @type {import('../en-chart.js').ChartWords['refusals']} */
export function refusals(refusal) {
  switch (refusal.code) {
    case 'counts-missing':
      return 'Нет ни одного числа полей. Дайте хотя бы одно, например 1000.';
    case 'too-many-counts':
      return `Чисел полей здесь ${whole(refusal.given)}; серия берёт не больше ${whole(refusal.most)}.`;
    case 'count-not-a-number':
      return `«${refusal.value}» — не число. Число полей — целое, например 2156.`;
    case 'count-not-whole':
      return `«${refusal.value}» — не целое. Части поля не бывает.`;
    case 'count-too-small':
      return `Число полей ${whole(refusal.value)} слишком мало; наименьшее — 1.`;
    case 'count-too-large':
      return `Число полей ${whole(refusal.value)} слишком велико; наибольшее — ${whole(refusal.most)}.`;
    case 'count-repeated':
      return `Число полей ${whole(refusal.value)} стоит дважды; хватит и одного раза.`;
    case 'counts-unsorted':
      return `${whole(refusal.value)} стоит после ${whole(refusal.before)}; дайте числа полей от меньших к большим.`;
    case 'iterations-not-a-number':
      return `«${refusal.value}» — не число. Дайте целое число итераций или ничего.`;
    case 'iterations-not-whole':
      return `«${refusal.value}» — не целое. Итерация либо выполнена, либо нет.`;
    case 'iterations-out-of-range':
      return `Итераций в замере не может быть ${whole(refusal.value)}; дайте от ${whole(refusal.least)} до ${whole(refusal.most)} или ничего.`;
    case 'budget-not-a-number':
      return `«${refusal.value}» — не число. Дайте секунды, например 2.`;
    case 'budget-out-of-range':
      return `Секунд на точку не может быть ${rounded(refusal.value)}; дайте от ${rounded(refusal.least)} до ${rounded(refusal.most)}.`;
  }
}
