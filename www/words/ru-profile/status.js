import { atFields, listed } from '../ru-chart/nouns.js';
import { note } from '../ru-chart/status.js';
import { time } from '../ru-chart/times.js';
import { nounOf, numbers } from '../ru/nouns.js';
import { told } from '../ru/refusal.js';

const { whole } = numbers;

/** Numbers of fields, in the genitive. */
const ofCounts = nounOf('числа', 'чисел');

/** @type {import('../en-profile.js').ProfileWords['status']} */
export const status = {
  empty: 'Пока ничего не измерено.',
  coarse: (clockStepNs) => `Пока ничего не измерено. Шаг часов этого браузера — ${time(clockStepNs)}, поэтому измерение идёт не мгновенно и ждёт вашей команды.`,
  waiting: 'Подготовка к измерению.',
  running: ({ done, of, count }) => `Измеряется при ${atFields(count)}: готово ${whole(done)} из ${ofCounts(of)}.`,
  stopping: 'Останавливается.',
  stopped: (done, of) => (done === 0
    ? 'Остановлено раньше, чем что-либо измерено.'
    : `Остановлено после ${whole(done)} из ${ofCounts(of)}; измеренное остаётся.`),
  failed: (done, message) => (done === 0
    ? `Измерение оборвалось. ${told(message)}`
    : `Измерение оборвалось после ${ofCounts(done)}; измеренное остаётся. ${told(message)}`),
  done: (all, clockStepNs, pace) => `Измерено чисел полей: ${whole(all)}; шаг часов — ${time(clockStepNs)}.${pace === 'quick'
    ? ' Это быстрый взгляд: измерение ещё раз займёт несколько секунд и скажет больше.' : ''}`,
  disturbed: (codes) => `О показанном профиле: ${listed(codes.map(note))}.`,
};
