/**
 * Turns the page's messages into calls of the painter, in order, and its results into replies. An
 * error is a reply too: one job that fails does not spoil the next.
 *
 * @import { ErrorReport, Reply, Request } from '../types.js'
 * @import { Painter } from './painter.js'
 */
import { reportOf } from './report.js';

/** After these the engine is not to be asked again. */
const FATAL = Object.freeze(['engine-failed', 'engine-load-failed']);

/**
 * @param {Promise<Painter>} coming
 * @param {(reply: Reply) => void} post
 * @returns {(request: Request) => void}
 */
export function servePainter(coming, post) {
  let last = Promise.resolve();
  return (request) => {
    last = last.then(async () => {
      try {
        handle(await coming, request, post);
      } catch (error) {
        const report = reportOf(error);
        post(FATAL.includes(report.code) ? { kind: 'broken', error: report } : refusal(request, report));
      }
    });
  };
}

/**
 * @param {Painter} painter
 * @param {Request} request
 * @param {(reply: Reply) => void} post
 */
function handle(painter, request, post) {
  switch (request.kind) {
    case 'build': post({ kind: 'built', id: request.id, built: painter.build(request.id, request.source, request.strategies) }); break;
    case 'adopt': painter.adopt(); break;
    case 'discard': painter.discard(); break;
    case 'attach': painter.attach(request); break;
    case 'resize': painter.resize(request); break;
    case 'theme': painter.setTheme(request.colours); break;
    case 'labels': painter.setLabels(request.labels); break;
    case 'view': painter.setView(request.strategy, request.view); break;
    case 'settle': painter.setSettling(request.on); break;
    case 'draw': post({ kind: 'frame', report: painter.draw(request.steps), error: null }); break;
    case 'ask': post({ kind: 'answer', id: request.id, answer: painter.ask(request.name, request.ask) }); break;
  }
}

/**
 * @param {Request} request
 * @param {ErrorReport} error
 * @returns {Reply}
 */
function refusal(request, error) {
  switch (request.kind) {
    case 'build': return { kind: 'build-failed', id: request.id, error };
    case 'ask': return { kind: 'refused', id: request.id, error };
    case 'draw': return { kind: 'frame', report: null, error };
    default: return { kind: 'broken', error };
  }
}
