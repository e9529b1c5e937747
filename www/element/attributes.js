/** @import { LessonWish } from '../state/lesson/types.js' */
/** @import { ClockName, Language, Source, Strategy, ThemeChoice } from '../state/types.js' */
import { languageIn } from '../state/language.js';
import { readLessonWish } from '../state/lesson/wish.js';
import { parseNumber, splitNames } from '../state/parse.js';
import { firstSource } from '../state/sources.js';
import { fastest, slowest } from '../state/speed.js';

/**
 * What the attributes of a `<teardown-lab>` say. Pure. `fields`, `family`, `names` and `step` are
 * handed to the engine as they stand: it judges them.
 *
 * @typedef {'lab' | 'grid' | 'staircase' | 'chart' | 'profile' | 'lesson'} ViewName
 * @typedef {'full' | 'minimal' | 'none'} Controls
 * @typedef {typeof attributeNames[number]} AttributeName
 *
 * @typedef {object} Complaint an attribute whose value means nothing here; its default is used
 * @property {'view' | 'strategy' | 'speed' | 'clock' | 'theme' | 'controls' | 'lang' | 'lesson' | 'predict'} attribute
 * @property {string} value
 *
 * @typedef {object} Settings
 * @property {ViewName} view
 * @property {Source | null} source null: nothing is said of it
 * @property {Strategy | null} strategy the one that is shown; null: both
 * @property {string | null} step as written
 * @property {number | null} speed steps a second; null: it gathers
 * @property {ClockName} clock
 * @property {LessonWish | null} lesson of the view that is the lesson; null in any other
 * @property {boolean} autoplay
 * @property {ThemeChoice} theme
 * @property {Language} language
 * @property {Controls} controls
 * @property {boolean} locked
 * @property {readonly Complaint[]} complaints
 */

/** Every attribute that is looked at. */
export const attributeNames = Object.freeze(/** @type {const} */ ([
  'view', 'fields', 'names', 'family', 'strategy', 'step', 'speed', 'clock', 'autoplay', 'theme', 'controls', 'locked', 'lang',
  'lesson', 'only', 'predict',
]));

/** Those that are there or not, whatever they say. */
export const flags = Object.freeze(/** @type {const} */ (['autoplay', 'locked', 'only']));

/** The choices of an attribute; the first goes without saying. */
export const choices = Object.freeze({
  view: /** @type {const} */ (['lab', 'grid', 'staircase', 'chart', 'profile', 'lesson']),
  strategy: /** @type {const} */ (['both', 'find-first', 'word-scan', 'first-hint', 'cursor', 'bulk']),
  clock: /** @type {const} */ (['steps', 'time']),
  theme: /** @type {const} */ (['auto', 'light', 'dark']),
  controls: /** @type {const} */ (['full', 'minimal', 'none']),
});

/**
 * @param {(name: AttributeName) => string | null} get the value of an attribute, null when it is not there
 * @returns {Settings}
 */
export function readAttributes(get) {
  /** @type {Complaint[]} */
  const complaints = [];
  const pick = chooser(get, complaints);
  const strategy = pick('strategy');
  const lang = get('lang') || 'en';
  const language = languageIn(lang);
  if (language === null) complaints.push({ attribute: 'lang', value: lang });
  const view = pick('view');
  const lesson = readLessonWish(
    (name) => (name === 'lesson' ? (get('lesson') ?? '') : get(name)),
    (attribute, value) => complaints.push({ attribute, value }),
  );
  return {
    view,
    source: sourceOf(get),
    strategy: strategy === 'both' ? null : strategy,
    step: get('step'),
    speed: speedOf(get('speed'), complaints),
    clock: pick('clock'),
    lesson: view === 'lesson' ? lesson : null,
    autoplay: get('autoplay') !== null,
    theme: pick('theme'),
    language: language ?? 'en',
    controls: pick('controls'),
    locked: get('locked') !== null,
    complaints,
  };
}

/** @param {(name: AttributeName) => string | null} get @returns {Source | null} */
function sourceOf(get) {
  const names = get('names');
  if (names !== null) return { names: splitNames(names) };
  const fields = get('fields');
  const family = get('family');
  if (fields === null && family === null) return null;
  // The engine refuses a count that is text and a family that it does not know.
  return /** @type {Source} */ ({
    family: family ?? firstSource.family,
    count: fields === null ? firstSource.count : parseNumber(fields),
  });
}

/** @param {string | null} value @param {Complaint[]} complaints */
function speedOf(value, complaints) {
  if (value === null) return null;
  const speed = parseNumber(value);
  if (typeof speed === 'number' && speed >= slowest && speed <= fastest) return speed;
  complaints.push({ attribute: 'speed', value });
  return null;
}

/** @param {(name: AttributeName) => string | null} get @param {Complaint[]} complaints */
function chooser(get, complaints) {
  /**
   * @template {keyof typeof choices} Name
   * @param {Name} attribute
   * @returns {typeof choices[Name][number]}
   */
  return (attribute) => {
    const value = get(attribute);
    const [usual] = choices[attribute];
    if (value === null) return usual;
    const choice = choices[attribute].find((each) => each === value);
    if (choice === undefined) complaints.push({ attribute, value });
    return choice ?? usual;
  };
}
