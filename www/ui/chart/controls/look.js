/** @import { ChartState, ScaleName, ServerView } from '../../../state/chart/types.js' */
/** @import { ChartContext, ChartPart } from '../types.js' */
import { chartActions } from '../../../state/chart/actions.js';
import { h } from '../../dom/h.js';
import { watch } from '../../dom/watch.js';
import { createSegments } from './segments.js';

/** @type {readonly ScaleName[]} */
const scales = ['linear', 'log'];
/** @type {readonly ServerView[]} */
const servers = ['seconds', 'scaled', 'off'];

/**
 * How the picture is looked at: its axes, and the server's curve.
 *
 * @param {ChartContext} context
 * @returns {ChartPart}
 */
export function createLook({ store, chart: { controls }, id }) {
  const axis = (/** @type {'x' | 'y'} */ name) => createSegments({
    id: id(`axis-${name}`), label: controls[name], choices: scales, words: controls.scales,
    onChoose: (scale) => store.dispatch(chartActions.scale(name, scale)),
  });
  const x = axis('x');
  const y = axis('y');
  const server = createSegments({
    id: id('server'), label: controls.server, choices: servers, words: controls.servers,
    onChoose: (view) => store.dispatch(chartActions.server(view)),
  });
  const element = h('div', { class: 'chart-look' }, x.element, y.element, server.element);
  const update = watch(
    (/** @type {ChartState} */ { view }) => [view.x, view.y, view.server],
    (across, up, shown) => {
      x.show(across);
      y.show(up);
      server.show(shown);
    },
  );
  return { element, update };
}
