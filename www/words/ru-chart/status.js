import { noun, numbers } from '../ru/nouns.js';
import { atFields, listed, ofFields, ofPoints, points } from './nouns.js';
import { toil } from './toil.js';
import { measured, time } from './times.js';
import { told } from '../ru/refusal.js';

const { whole } = numbers;

/** What disturbed a point, by the code of the note. @type {Record<string, string>} */
export const notes = {
  'clock-stood-still': 'часы некоторое время стояли',
  'clock-coarse': 'часы идут крупными шагами',
  drift: 'замеры уплывали, пока их брали',
  retried: 'точке помешали, и её измерили ещё раз',
  budget: 'время вышло раньше, чем были взяты все замеры',
  hidden: 'страница тем временем была скрыта, а скрытые страницы браузеры замедляют',
};

/** @param {string} code */
export const note = (code) => notes[code] ?? code;

/** @param {number} ms */
const left = (ms) => (ms < 1500 ? 'осталось около секунды' : `осталось около ${noun('секунды', 'секунд', 'секунд')(Math.round(ms / 1000))}`);

/** @type {import('../en-chart.js').ChartWords['status']} */
export const status = {
  note,
  empty: (nsPerBucket) => (nsPerBucket === null
    ? 'Пока ничего не измерено.'
    : `Пока ничего не измерено. Тонкая линия — предсказание: точное число просмотренных корзин ×\u00a0${measured(nsPerBucket)}\u00a0нс, по первой пробе в этом браузере.`),
  noPrediction: 'Часы этого браузера слишком грубы для первой пробы, поэтому до измерения предсказания нет.',
  waiting: 'Подготовка к измерению.',
  running: ({ done, of, count, left: ms }) =>
    [`Измеряется словарь из ${ofFields(count)}: готово ${whole(done)} из ${ofPoints(of)}`, ms === null ? null : left(ms)].filter(Boolean).join(', ') + '.',
  stopping: 'Останавливается.',
  stopped: (done, of) => (done === 0
    ? 'Остановлено раньше, чем измерена первая точка.'
    : `Остановлено после ${whole(done)} из ${ofPoints(of)}; измеренное остаётся.`),
  failed: (done, message) => (done === 0
    ? `Измерение оборвалось. ${told(message)}`
    : `Измерение оборвалось; измеренное остаётся: ${points(done)}. ${told(message)}`),
  done: (done, clockStepNs) => `Измерено: ${points(done)}; шаг часов — ${time(clockStepNs)}.`,
  belowClock: (counts) => `Разбор целиком часы не различают ${counts.length === 1 ? `при ${atFields(counts[0] ?? 0)}` : `в стольких точках: ${whole(counts.length)}`}: даже целая порция таких разборов кончается за двадцать шагов часов. Стрелки начинаются с наибольшего времени, которое ещё возможно.`,
  predicted: (counts) => `Не уложились в отведённое время: ${points(counts.length)} (поиск первой при ${listed(counts.slice(0, 3).map(whole))}${counts.length > 3 ? ' и других' : ' полях'}); они предсказаны и нарисованы полыми.`,
  disturbed: (code, counts) => `${counts.length > 4 ? `В стольких точках: ${whole(counts.length)}` : `При числе полей ${listed(counts.map(whole))}`} — ${note(code)}.`,
  toil: { ...toil, waits: toil.exact },
};
