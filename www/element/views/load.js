/** @import { ViewName } from '../attributes.js' */
/** @import { ViewModule } from './options.js' */

/**
 * Brings a view; each is loaded when first asked for.
 *
 * @type {Readonly<Record<ViewName, () => Promise<ViewModule>>>}
 */
export const loadView = Object.freeze({
  lab: () => import('./lab.js'),
  grid: () => import('./grid.js'),
  staircase: () => import('./staircase.js'),
  chart: () => import('./chart.js'),
  profile: () => import('./profile.js'),
  lesson: () => import('./lesson.js'),
});
