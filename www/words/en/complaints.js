import { numbers } from './nouns.js';
import { stepIds } from '../../state/lesson/ids.js';
import { fastest, slowest } from '../../state/speed.js';

const { whole } = numbers;

/** What is said of an address that asks for what there is not. */
export const complaints = {
  /** @param {string} value */
  speed: (value) => `The address asks for the speed “${value}”. A speed is ${whole(slowest)} to ${whole(fastest)} steps a second; until you choose one, speed gathers.`,
  /** @param {string} value */
  clock: (value) => `The address asks for the clock “${value}”. A clock is “steps” or “time”; it is “steps” now.`,
  /** @param {string} value */
  theme: (value) => `The address asks for the theme “${value}”. A theme is “auto”, “light” or “dark”; it is “auto” now.`,
  /** @param {string} value */
  lang: (value) => `The address asks for the language “${value}”. The page speaks “en” and “ru”.`,
  /** @param {string} message */
  words: (message) => `The words of the other language could not be loaded: ${message}`,
  /** @param {string} value */
  part: (value) => `The address asks for the part “${value}”, and there is none of that name. The parts are at the end of the page.`,
  /** @param {string} value */
  lesson: (value) => `The address asks for step “${value}” of the lesson. A step is a whole number from 1 to ${stepIds.length}; it is 1 now.`,
  /** @param {string} value */
  predict: (value) => `The address asks for predict “${value}”. It is “first” or “free”; it is “free” now.`,
  dismiss: 'Dismiss',
};
