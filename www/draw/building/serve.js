/**
 * Hands the page's messages to a painter that is on its way, in order. What it cannot do is told.
 *
 * @import { BuildReply, BuildRequest } from './types.js'
 * @import { BuildPainter } from './painter.js'
 */
import { reportOf } from '../stage/report.js';

/**
 * @param {Promise<BuildPainter>} coming
 * @param {(reply: BuildReply) => void} post
 * @returns {(request: BuildRequest) => void}
 */
export function serveBuilding(coming, post) {
  /** @type {BuildPainter | null} */
  let painter = null;
  coming.then((ready) => {
    painter = ready;
  }, () => { /* told to whoever asks */ });
  /** @param {BuildPainter} ready @param {BuildRequest} request */
  const handle = (ready, request) => {
    try {
      ready.handle(request);
    } catch (error) {
      post({ kind: 'broken', error: reportOf(error) });
    }
  };
  return (request) => {
    if (painter) handle(painter, request);
    else coming.then((ready) => handle(ready, request), (error) => post({ kind: 'broken', error: reportOf(error) }));
  };
}
