/** @import { Built } from './types.js' */

/**
 * What the page measures and counts by itself, and what waits until it is asked for. All of it builds
 * dictionaries, so the work is what building costs: hardly anything as long as hashes spread, the names
 * squared when all of them collide.
 *
 * @typedef {'profile' | 'exact' | 'operations' | 'owning'} Part what measures or counts
 */

/**
 * What building a dictionary took.
 *
 * @typedef {object} Building
 * @property {number} count its names
 * @property {number} probes buckets that were probed: exact
 * @property {number} ms milliseconds, measured here; 0 by a clock that is too coarse
 */

/** What a part would take, which is too much for it to begin by itself. @typedef {{building: Building, ms: number | null}} Toil `ms`: predicted; null when unknown */

/** As much as half a second, where a probe takes 11 ns: whatever takes longer shows how far it is, and can be stopped. */
const quickWork = 40_000_000;

/** Hashing a name, checking it and carrying it over weigh as much as so many probes of names that collide. */
const workOfName = 10;

/** Names whose hashes spread have their building probe fewer buckets each. */
const spreadProbes = 4;

/**
 * How many buildings of the whole dictionary a part comes to, about, and how many names it takes
 * at most without being asked. A profile times teardowns by find first, which are quadratic whatever the
 * names. The exact curve builds dictionaries of ever more of the names.
 *
 * @type {Record<Part, {buildings: number, names: number}>}
 */
const parts = {
  profile: { buildings: 12, names: 20_000 },
  exact: { buildings: 8, names: Infinity },
  operations: { buildings: 2, names: Infinity },
  owning: { buildings: 3, names: Infinity },
};

/** @param {Pick<Built, 'info' | 'buildMs'>} built @returns {Building} */
export const buildingOf = ({ info: { count, probes }, buildMs }) => ({ count, probes, ms: buildMs });

/**
 * Whether a part waits to be asked. O(1).
 *
 * @param {object} what
 * @param {Part} what.part
 * @param {number} what.count names that it takes, from the first on
 * @param {Building | null} what.building of those names, or of more or fewer of them; null: made-up names, which spread
 * @returns {boolean}
 */
export function waitsToBeAsked({ part, count, building }) {
  return count > parts[part].names || (building !== null && isToil({ part, count, building }));
}

/**
 * What a part will take, predicted: the measured time of a building, for as many of them as there will be. O(1).
 *
 * @param {{part: Part, count: number, building: Building}} what as above
 * @returns {number | null} milliseconds, of building alone; null when the clock could not tell
 */
export function predictedMs({ part, count, building }) {
  if (building.ms <= 0) return null;
  return (building.ms * parts[part].buildings * workOf(building, count)) / workOf(building, building.count);
}

/**
 * @param {{part: Part, count: number, building: Building}} what as above
 * @returns {Toil | null} null unless building is what a part waits for
 */
export function toilOf(what) {
  return isToil(what) ? { building: what.building, ms: predictedMs(what) } : null;
}

/** @param {{part: Part, count: number, building: Building}} what */
const isToil = ({ part, count, building }) => parts[part].buildings * workOf(building, count) > quickWork;

/**
 * The work of building the first `count` names, in probes: exact for as many as were built, else
 * predicted. Names that collide do so in pairs, and of pairs there are as many as names squared.
 *
 * @param {Building} building
 * @param {number} count
 */
function workOf({ count: built, probes }, count) {
  const spread = Math.min(probes, spreadProbes * built);
  const share = count / built;
  return workOfName * count + spread * share + (probes - spread) * share ** 2;
}
