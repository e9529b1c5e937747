/** @import { Complaint } from '../../element/attributes.js' */
import { stepIds } from '../../state/lesson/ids.js';
import { fastest, slowest } from '../../state/speed.js';
import { numbers } from './nouns.js';

const { whole } = numbers;

/** @type {Record<Complaint['attribute'], (value: string) => string>} */
const wrong = {
  view: (value) => `view is “${value}”. A view is “lab”, “grid”, “staircase”, “chart”, “profile” or “lesson”; it is “lab” now.`,
  strategy: (value) => `strategy is “${value}”. A strategy is “find-first”, “word-scan”, “first-hint”, “cursor”, “bulk” or “both”; it is “both” now.`,
  speed: (value) => `speed is “${value}”. A speed is ${whole(slowest)} to ${whole(fastest)} steps a second; speed gathers now.`,
  clock: (value) => `clock is “${value}”. A clock is “steps” or “time”; it is “steps” now.`,
  theme: (value) => `theme is “${value}”. A theme is “auto”, “light” or “dark”; it is “auto” now.`,
  controls: (value) => `controls is “${value}”. Controls are “full”, “minimal” or “none”; they are “full” now.`,
  lesson: (value) => `lesson is “${value}”. A step of the lesson is a whole number from 1 to ${stepIds.length}; it is 1 now.`,
  predict: (value) => `predict is “${value}”. It is “first” or “free”; it is “free” now.`,
  lang: (value) => `lang is “${value}”. The lab speaks “en” and “ru”; it is “en” now.`,
};

/** What whoever writes a page is told, on the console and where the lab cannot be shown: English in every language. */
export const author = {
  wrong,
  /** How a sentence begins on the console. @param {string} sentence */
  onConsole: (sentence) => `<teardown-lab>: ${sentence}`,
  policy: 'This page’s Content-Security-Policy does not let WebAssembly run, and the lab is made of it. Its script-src needs \'wasm-unsafe-eval\'.',
};

/** What readers are told by the element itself. */
export const element = {
  label: 'Teardown Lab',
  /** What stands where nothing else does: before the lab is there, and in print. */
  fallback: 'Two ways to tear down the same hash table, side by side. Open this page in a browser to watch them.',
  /** @param {string} reason */
  failed: (reason) => `The lab cannot be shown here. ${reason}`,
};

/** @typedef {typeof element} ElementWords */
