/** @import { PointResult } from '../../engine/measure-types.js' */
/** @import { ChartAction, CurrentRun } from './types.js' */

/**
 * The run under way, or the last one. What was measured stays, however the run ends; only the next
 * run takes its place.
 *
 * @param {CurrentRun | null} run
 * @param {ChartAction} action
 * @returns {CurrentRun | null}
 */
export function reduceRun(run, action) {
  if (action.type === 'run/asked') {
    const { plan, begunAt, names } = action;
    return { plan, begunAt, points: [], fit: null, phase: 'running', progress: null, failure: null, names, keptAs: null };
  }
  if (!run) return run;
  switch (action.type) {
    case 'run/progress':
      return isUnderWay(run) ? { ...run, progress: action.progress } : run;
    case 'run/point':
      return isUnderWay(run) ? { ...run, points: insert(run.points, action.point), fit: action.fit } : run;
    case 'run/stop':
      return run.phase === 'running' ? { ...run, phase: 'stopping' } : run;
    case 'run/stopped':
      return isUnderWay(run) ? { ...run, phase: 'stopped', progress: null } : run;
    case 'run/done':
      return isUnderWay(run) ? { ...run, phase: 'done', progress: null } : run;
    case 'run/failed':
      return isUnderWay(run)
        ? { ...run, phase: 'failed', progress: null, failure: { code: action.code, message: action.message } }
        : run;
    case 'shelf/keep':
      return { ...run, keptAs: action.id };
    case 'shelf/deleted':
      return run.keptAs === action.id ? { ...run, keptAs: null } : run;
    default:
      return run;
  }
}

/** @param {CurrentRun} run @returns {boolean} whether it is still being measured */
export function isUnderWay({ phase }) {
  return phase === 'running' || phase === 'stopping';
}

/**
 * @param {readonly PointResult[]} points ascending by count
 * @param {PointResult} point
 * @returns {readonly PointResult[]}
 */
function insert(points, point) {
  const { count } = point.request;
  const others = points.filter(({ request }) => request.count !== count);
  const place = others.filter(({ request }) => request.count < count).length;
  return others.toSpliced(place, 0, point);
}
