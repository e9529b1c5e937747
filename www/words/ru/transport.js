import { noun, numbers, ofSteps } from './nouns.js';

const { whole } = numbers;

/** Only whole speeds below a million have a plural of their own; others are told as rounded. @param {number} speed */
const aSecond = (speed) => (speed < 1000 && Number.isInteger(speed)
  ? `${noun('шаг', 'шага', 'шагов')(speed)} в секунду` : `${numbers.rounded(speed)} шагов в секунду`);

/** @type {typeof import('../en/transport.js').transport} */
export const transport = {
  label: 'Проигрывание обоих разборов',
  play: 'Пуск',
  pause: 'Пауза',
  reverse: 'Играть назад',
  step: 'На шаг вперёд',
  stepBack: 'На шаг назад',
  toStart: 'В начало',
  toEnd: 'В конец',
  nextDeletion: 'К следующему удалению',
  previousDeletion: 'К предыдущему удалению',
  restart: 'Играть снова с начала',
  scrub: 'Шаг',
  position: (position, length) => `${whole(position)} из ${ofSteps(length)}`,
  positionText: (position, length, status) => `шаг ${whole(position)} из ${whole(length)}. ${status}`,
  goTo: 'Перейти к',
  goToStep: 'Перейти к шагу',
  go: 'Перейти',
  noStep: (typed, end) => `«${typed}» — не шаг; шаг здесь — целое число от 0 до ${whole(end)}.`,
  speed: 'Скорость',
  aSecond,
  gather: 'Разгоняться',
  gatherHint: 'Начинает медленно и удваивает скорость каждые 0,6 секунды, так что прогон любой длины кончается за минуту.',
  clock: 'Оба продвигаются на',
  sameSteps: 'равные шаги',
  sameTime: 'равное время',
  unmeasured: 'Равному времени нужно знать, сколько длится шаг, а в этом браузере ещё ничего не измерено.',
  belowClock: 'Равному времени нужно знать длительность шага обоих, а одну из них часы этого браузера не различают.',
  allBelowClock: 'Равному времени нужно знать длительность шага обоих, а при первом, коротком замере часы этого браузера не различили ни одной. Более долгое измерение на графике может их определить.',
  measured: (known) => `Измерено здесь, за шаг: ${known.map(({ title, ns }) => `${title.toLowerCase()} — ${numbers.rounded(ns)} нс`).join('; ')}.`,
};
