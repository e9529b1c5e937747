/** @import { Connect as ConnectMeasurer } from './measure/connection.js' */
/** @import { Parts } from './views/page.js' */
import { mountCases } from './ui/cases/mount.js';
import { mountChart } from './ui/chart/mount.js';

/**
 * What goes into the sections of the page whose parts come by themselves.
 *
 * @param {{measure: ConnectMeasurer}} connect how each kind of worker is reached
 * @returns {Parts}
 */
export const partsOf = ({ measure }) => ({
  chart: (lab) => mountChart({ ...lab, connect: measure }),
  cases: (lab) => mountCases({ ...lab, connect: measure }),
});
