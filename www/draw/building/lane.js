/**
 * One of the dictionaries that are built side by side: what stands, what is on its way, and the grid
 * that shows it.
 *
 * @import { Builder, Building, BuildFrame } from '../../engine/build-types.js'
 * @import { Source } from '../../engine/types.js'
 * @import { GridScene, MakeCanvas } from '../grid/drawer.js'
 * @import { RgbColours } from '../types.js'
 * @import { ArrayLabels, HashedName, Lane, LaneBuilt, LaneFrame, LaneProgress } from './types.js'
 */
import { createGridPane } from '../grid/pane.js';
import { binChains } from './chain-bins.js';

/** A building with the number by which the page knows it. @typedef {{ id: number, building: Building }} Site */

/**
 * @param {{ lane: Lane, builder: Builder, makeCanvas: MakeCanvas }} parts
 */
export function createLane({ lane, builder, makeCanvas }) {
  const grid = createGridPane({ makeCanvas });
  /** @type {Site | null} what is shown */
  let standing = null;
  /** @type {Site | null} what is being built */
  let coming = null;

  /** @param {Site} site @returns {LaneProgress} */
  const progressOf = ({ id, building }) => {
    const { entries, steps, compares } = building.progress();
    return { id, lane, count: building.count, entries, steps, compares };
  };
  const drop = () => {
    coming?.building.free();
    coming = null;
  };

  return {
    /**
     * Begins to build beside what stands. Throws LabError.
     *
     * @param {number} id
     * @param {Source} source
     */
    begin(id, source) {
      drop();
      coming = { id, building: builder.start(source) };
    },

    isComing: () => coming !== null,

    /**
     * Puts names until so many more buckets have been probed. Throws LabError: nothing is kept then.
     *
     * @param {number} probes
     * @returns {{ progress: LaneProgress, done: boolean } | null} null when nothing is coming
     */
    advance(probes) {
      if (coming === null) return null;
      try {
        const { done } = coming.building.advance(probes);
        return { progress: progressOf(coming), done };
      } catch (error) {
        drop();
        throw error;
      }
    },

    /** Shows what has been built so far, in place of what stood. @returns {LaneBuilt | null} */
    adopt() {
      if (coming === null) return null;
      standing?.building.free();
      standing = coming;
      coming = null;
      return { ...progressOf(standing), ends: endsOf(standing.building) };
    },

    grid,

    /**
     * Draws an instant; a step beyond the last is the last.
     *
     * @param {number} step
     * @param {{ colours: RgbColours | null, labels: ArrayLabels }} style
     * @returns {LaneFrame | null} null while nothing stands
     */
    draw(step, { colours, labels }) {
      if (standing === null) return null;
      const { id, building } = standing;
      const frame = building.seek(Math.min(step, building.progress().steps));
      if (colours !== null) {
        grid.draw(sceneOf(standing, frame), { colours, labels: { ...labels, buckets: '', calls: '' } });
      }
      return { id, frame, name: frame.name < 0 ? null : building.name(frame.name), chains: binChains(building.chains(frame.step)) };
    },

    /**
     * @param {number} step
     * @param {1 | -1} direction
     * @returns {number} the step at which the next name is in, or the one before
     */
    neighbour(step, direction) {
      if (standing === null) return step;
      const { building } = standing;
      const from = Math.min(step, building.progress().steps);
      return direction > 0 ? building.nextInsertion(from) : building.previousInsertion(from);
    },
  };
}

/** @typedef {ReturnType<typeof createLane>} BuildLane */

/**
 * The first name that is in and the last one.
 *
 * @param {Building} building
 * @returns {HashedName[]}
 */
function endsOf(building) {
  const last = building.seek(building.progress().steps);
  if (last.entries === 0) return [];
  const first = building.seek(building.nextInsertion(0));
  return [first, last].map(({ name, hash }) => ({ name: building.name(name) ?? '', hash }));
}

/**
 * An instant of a building as a grid shows it: the probed bucket is its cursor, and any bucket may
 * have changed since another instant.
 *
 * @param {Site} site
 * @param {BuildFrame} frame
 * @returns {GridScene}
 */
function sceneOf({ id, building }, { step, array, bucket, buckets, resizePosition }) {
  return {
    id,
    dictionary: { bucket: (index, of) => building.bucket(step, of, index) },
    timeline: {
      buckets,
      paint: (_step, of, first, count, palette) => building.paint(step, of, first, count, palette),
    },
    reach: () => Infinity,
    frame: { step, phase: bucket < 0 ? 'ready' : 'scan', call: step, cursor: bucket, array, batches: 0, deleted: 0, freed: 0, resizePosition },
  };
}
