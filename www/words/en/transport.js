import { numbers, steps } from './nouns.js';

const { whole } = numbers;

/** @param {number} speed */
const aSecond = (speed) => `${numbers.rounded(speed)} ${speed === 1 ? 'step' : 'steps'} a second`;

export const transport = {
  label: 'Playing both teardowns',
  play: 'Play',
  pause: 'Pause',
  reverse: 'Play backwards',
  step: 'One step on',
  stepBack: 'One step back',
  toStart: 'To the start',
  toEnd: 'To the end',
  nextDeletion: 'To the next deletion',
  previousDeletion: 'To the previous deletion',
  restart: 'Play again from the start',
  scrub: 'Step',
  /** @param {number} position @param {number} length */
  position: (position, length) => `${whole(position)} of ${steps(length)}`,
  /** @param {number} position @param {number} length @param {string} status */
  positionText: (position, length, status) => `step ${whole(position)} of ${whole(length)}. ${status}`,
  goTo: 'Go to',
  goToStep: 'Go to step',
  go: 'Go',
  /** @param {string} typed @param {number} end */
  noStep: (typed, end) => `“${typed}” is not a step; a step of this run is a whole number from 0 to ${whole(end)}.`,
  speed: 'Speed',
  aSecond,
  gather: 'Gather speed',
  gatherHint: 'Begins slowly and doubles every 0.6 seconds, so that a run of any length ends within a minute.',
  clock: 'Both advance by the',
  sameSteps: 'same steps',
  sameTime: 'same time',
  unmeasured: 'Same time needs the time of a step, and nothing has been measured in this browser yet.',
  belowClock: 'Same time needs the time of a step of both, and one of them is below this browser’s clock.',
  allBelowClock: 'Same time needs the time of a step of both, and a first look found both below this browser’s clock. Measuring longer, in the chart, may tell them.',
  /** @param {readonly {title: string, ns: number}[]} known nanoseconds a step of each */
  measured: (known) => `Measured here: ${known.map(({ title, ns }) => `${numbers.rounded(ns)} ns a step of ${title.toLowerCase()}`).join(', ')}.`,
};
