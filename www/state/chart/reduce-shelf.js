/** @import { ChartAction, CurrentRun, KeptRun, KeptTrouble, Shelf } from './types.js' */

/**
 * The runs that are kept.
 *
 * @param {Shelf} shelf
 * @param {ChartAction} action
 * @param {CurrentRun | null} run the one that can be kept
 * @returns {Shelf}
 */
export function reduceShelf(shelf, action, run) {
  switch (action.type) {
    case 'shelf/loaded':
      return { ...shelf, runs: inOrder(action.runs), troubles: action.troubles };
    case 'shelf/keep':
      return run ? { ...shelf, runs: inOrder([...shelf.runs, keptOf(run, action)]) } : shelf;
    case 'shelf/renamed':
      return { ...shelf, runs: shelf.runs.map((each) => (each.id === action.id ? { ...each, name: action.name } : each)) };
    case 'shelf/shown':
      return { ...shelf, shown: withOrWithout(shelf.shown, action.id, action.on) };
    case 'shelf/deleted':
      return discard(shelf, action.id);
    case 'shelf/undone':
      return shelf.deleted ? { ...shelf, runs: inOrder([...shelf.runs, shelf.deleted]), deleted: null } : shelf;
    case 'shelf/trouble':
      return { ...shelf, troubles: [...without(shelf.troubles, action.trouble), action.trouble] };
    case 'shelf/dismissed':
      return { ...shelf, troubles: without(shelf.troubles, action.trouble) };
    default:
      return shelf;
  }
}

/** @param {CurrentRun} run @param {{id: string, name: string}} label @returns {KeptRun} */
function keptOf({ plan, points, fit, begunAt }, { id, name }) {
  return { id, name, plan, points, fit, begunAt };
}

/** @param {Shelf} shelf @param {string} id @returns {Shelf} */
function discard(shelf, id) {
  const deleted = shelf.runs.find((each) => each.id === id);
  if (!deleted) return shelf;
  return {
    ...shelf,
    deleted,
    runs: shelf.runs.filter((each) => each !== deleted),
    shown: withOrWithout(shelf.shown, id, false),
  };
}

/** Oldest first. @param {readonly KeptRun[]} runs */
function inOrder(runs) {
  return [...runs].sort((one, other) => one.begunAt - other.begunAt || (one.id < other.id ? -1 : 1));
}

/** @param {readonly string[]} ids @param {string} id @param {boolean} on */
function withOrWithout(ids, id, on) {
  const others = ids.filter((each) => each !== id);
  return on ? [...others, id] : others;
}

/** @param {readonly KeptTrouble[]} troubles @param {KeptTrouble} trouble */
function without(troubles, trouble) {
  const isSame = (/** @type {KeptTrouble} */ each) =>
    each.code === trouble.code && (!('key' in each) || !('key' in trouble) || each.key === trouble.key);
  return troubles.filter((each) => !isSame(each));
}
