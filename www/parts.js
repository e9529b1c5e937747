/** @import { ConnectBuilder } from './draw/building/client.js' */
/** @import { Connect as ConnectMeasurer } from './measure/connection.js' */
/** @import { Parts } from './views/page.js' */
import { mountBuilding } from './ui/building/mount.js';
import { mountCases } from './ui/cases/mount.js';
import { mountMeasuring } from './ui/measuring/mount.js';

/**
 * What goes into the sections of the page whose parts come by themselves.
 *
 * @param {{measure: ConnectMeasurer, build: ConnectBuilder}} connect how each kind of worker is reached
 * @returns {Parts}
 */
export const partsOf = ({ measure, build }) => ({
  measuring: (lab) => mountMeasuring({ ...lab, connect: measure }),
  cases: (lab) => mountCases({ ...lab, connect: measure }),
  building: (lab) => mountBuilding({ ...lab, connect: build }),
});
