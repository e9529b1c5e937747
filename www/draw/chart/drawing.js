/** @import { ChartState, Target } from '../../state/chart/types.js' */
/** @import { Picture, Plane, Say, SceneNode } from './types.js' */
/** @import { Agreement } from './series/server.js' */
import { layPlane } from './layout/plane.js';
import { labelled } from './scene/labels.js';
import { sceneOf } from './scene/scene.js';
import { pictureOf } from './series/picture.js';

/**
 * A chart drawn: what it shows, where that is, and the elements that show it.
 *
 * @typedef {object} Drawing
 * @property {Picture & {agreement: Agreement | null}} picture
 * @property {Plane} plane
 * @property {SceneNode[]} nodes
 */

/**
 * From what is known to what is drawn. Pure; O(points).
 *
 * @param {object} given
 * @param {ChartState} given.state
 * @param {readonly number[]} given.counts that the picture is about while nothing was measured
 * @param {{width: number, height: number}} given.size pixels
 * @param {(picture: {agreement: Agreement | null}) => Say} given.sayOf
 * @param {Target | null} given.target the point that is read
 * @param {readonly [number, number] | null} [given.brush] pixels across that are being marked
 * @returns {Drawing}
 */
export function draw({ state, counts, size, sayOf, target, brush = null }) {
  const picture = pictureOf(state, counts);
  const say = sayOf(picture);
  const labels = labelled(picture.curves, say).length;
  const plane = layPlane({ picture, view: state.view, size, say, labels });
  return { picture, plane, nodes: sceneOf({ picture, plane, say, target, brush }) };
}
