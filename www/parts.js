/** @import { ConnectBuilder } from './draw/building/client.js' */
/** @import { Connect as ConnectPainter } from './draw/stage/connection.js' */
/** @import { Connect as ConnectMeasurer } from './measure/connection.js' */
/** @import { Parts } from './views/page.js' */
import { mountBuilding } from './ui/building/mount.js';
import { mountCases } from './ui/cases/mount.js';
import { mountMeasuring } from './ui/measuring/mount.js';

/**
 * The parts of the page that come by themselves, or when they are asked for.
 *
 * @param {{stage: ConnectPainter, measure: ConnectMeasurer, build: ConnectBuilder}} connect how each kind of worker is reached
 * @returns {Parts}
 */
export const partsOf = ({ stage, measure, build }) => ({
  measuring: (lab) => mountMeasuring({ ...lab, connect: measure }),
  cases: (lab) => mountCases({ ...lab, connect: measure }),
  building: (lab) => mountBuilding({ ...lab, connect: build }),
  doors: { stage, measure },
});
