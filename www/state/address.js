/** @import { Complaint, Language, Source, State, Wishes } from './types.js' */
import { languageIn } from './language.js';
import { lessonParameters, lessonQuery, readLessonWish } from './lesson/wish.js';
import { firstSource } from './sources.js';
import { parseNumber, splitNames } from './parse.js';
import { fastest, slowest } from './speed.js';

/**
 * What the address bar says: whoever opens the address sees what was seen when it was copied.
 *
 *     ?fields=2156&family=snake&step=1204&speed=1000&clock=time&theme=dark&lang=ru
 *     ?names=id%0Aname%0Aage
 *     ?lesson=5
 *
 * What is as it is by itself is left out; a language that was asked for stays, since another one may be
 * kept. `fields`, `family`, `names` and `step` are handed to the
 * engine as they stand: it judges them.
 */

/** A longer list of names is not put into the address: not every server takes one. */
const longestNames = 2000;

const parameters = ['fields', 'family', 'names', 'step', 'speed', 'clock', 'theme', 'lang', ...lessonParameters];

/**
 * @param {string} search the query of an address, with or without its question mark
 * @returns {Wishes}
 */
export function parseAddress(search) {
  const query = new URLSearchParams(search);
  /** @type {Complaint[]} */
  const complaints = [];
  const pick = chooser(query, complaints);
  return {
    source: sourceOf(query),
    step: query.get('step'),
    speed: speedOf(query, complaints),
    clock: pick('clock', /** @type {const} */ (['steps', 'time'])),
    theme: pick('theme', /** @type {const} */ (['auto', 'light', 'dark'])),
    lesson: readLessonWish((name) => query.get(name), (parameter, value) => complaints.push({ parameter, value })),
    language: languageOf(query, complaints),
    complaints,
  };
}

/**
 * @param {State} state
 * @param {string} search the query as it is; parameters that are not ours stay in it
 * @returns {string} the query as it should be: empty, or beginning with a question mark
 */
export function formatAddress(state, search) {
  const query = new URLSearchParams(search);
  const hadLanguage = query.has('lang');
  for (const name of parameters) query.delete(name);
  const { standing, playback, screen, lesson } = state;
  if (lesson && !lesson.away) {
    // A step sets playhead and speed by itself, and the dictionary too unless the reader has chosen one.
    if (lesson.source) writeSource(query, lesson.source);
  } else {
    if (standing) writeSource(query, standing.source);
    if (!playback.playing && playback.position > 0) query.set('step', String(playback.position));
    if (!playback.gathering) query.set('speed', String(playback.speed));
  }
  if (playback.clock !== 'steps') query.set('clock', playback.clock);
  if (screen.theme !== 'auto') query.set('theme', screen.theme);
  if (hadLanguage || screen.language !== 'en') query.set('lang', screen.language);
  for (const [name, value] of lessonQuery(lesson)) query.set(name, value);
  // A parameter that is there or not reads better without its equals sign.
  const text = query.toString().replace(/(^|&)only=(?=&|$)/, '$1only');
  return text && `?${text}`;
}

/** @param {URLSearchParams} query @returns {Source | null} */
function sourceOf(query) {
  const names = query.get('names');
  if (names !== null) return { names: splitNames(names) };
  const fields = query.get('fields');
  const family = query.get('family');
  if (fields === null && family === null) return null;
  const count = fields === null ? firstSource.count : parseNumber(fields);
  // The engine refuses a count that is text and a family that it does not know.
  return /** @type {Source} */ ({ family: family ?? firstSource.family, count });
}

/** @param {URLSearchParams} query @param {Source} source */
function writeSource(query, source) {
  if ('names' in source) {
    const names = source.names.join('\n');
    if (names.length <= longestNames) query.set('names', names);
    return;
  }
  const family = source.family ?? firstSource.family;
  if (source.count !== firstSource.count) query.set('fields', String(source.count));
  if (family !== firstSource.family) query.set('family', family);
}

/** @param {URLSearchParams} query @param {Complaint[]} complaints */
function speedOf(query, complaints) {
  const value = query.get('speed');
  if (value === null) return null;
  const speed = parseNumber(value);
  if (typeof speed === 'number' && speed >= slowest && speed <= fastest) return speed;
  complaints.push({ parameter: 'speed', value });
  return null;
}

/** @param {URLSearchParams} query @param {Complaint[]} complaints @returns {Language | null} */
function languageOf(query, complaints) {
  const value = query.get('lang');
  const language = value === null ? null : languageIn(value);
  if (value !== null && language === null) complaints.push({ parameter: 'lang', value });
  return language;
}

/** @param {URLSearchParams} query @param {Complaint[]} complaints */
function chooser(query, complaints) {
  /**
   * @template {string} T
   * @param {'clock' | 'theme' | 'part'} parameter
   * @param {readonly [T, ...T[]]} choices the first is the one that goes without saying
   * @returns {T}
   */
  return (parameter, choices) => {
    const value = query.get(parameter);
    if (value === null) return choices[0];
    const choice = choices.find((each) => each === value);
    if (choice === undefined) complaints.push({ parameter, value });
    return choice ?? choices[0];
  };
}
