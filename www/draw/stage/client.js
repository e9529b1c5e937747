/**
 * The stage: the page's face of the painter, wherever that works. It starts a painter when first
 * needed, keeps it from being flooded, and starts another when one has died.
 *
 * @import { ArrayName, Frame, Source, Strategy } from '../../engine/types.js'
 * @import { Built, Colours, FrameReport, GridView, Inspection, Labels, Part, Portrait, Reply, Request } from '../types.js'
 * @import { CostCurve, CurveAsk, Reckoned, SharedHashesInShort, Steps } from '../types.js'
 * @import { Connect, Connection } from './connection.js'
 * @import { Attachment } from './memory.js'
 */
import { LabError } from '../../engine/lab-error.js';
import { forStrategies, strategies as usual } from '../../strategies.js';
import { createBuilds } from './builds.js';
import { createFrames } from './frames.js';
import { createMemory } from './memory.js';
import { createQuestions } from './questions.js';
import { abortError, errorOf } from './report.js';

/**
 * @typedef {object} StageOptions
 * @property {readonly Strategy[]} [strategies] those that are shown; find-first and bulk unless said
 * @property {(report: FrameReport) => void} onFrame after each painted frame
 * @property {(error: LabError) => void} onFailure when the painter has died, or could not paint
 * @property {(attachment: Attachment) => void} [onCanvas] when a canvas had to be replaced by a copy
 *   of itself, because the painter that it was handed to has died: listeners belong on its parent
 * @property {Connect} connect how a painter is reached
 */

/**
 * @param {StageOptions} options
 */
export function createStage({ strategies = usual, onFrame, onFailure, onCanvas, connect }) {
  const memory = createMemory();
  /** @type {Connection | null} */
  let connection = null;

  const frames = createFrames((steps) => post({ kind: 'draw', steps }));
  const questions = createQuestions((request) => post(request));
  const builds = createBuilds({
    start: (id, source) => post({ kind: 'build', id, source, strategies }),
    discard: (id) => post({ kind: 'discard', id }),
    adopt({ id }) {
      post({ kind: 'adopt', id });
      frames.ask(forStrategies(strategies, () => 0));
    },
    replace(standing) {
      connection?.end();
      connection = null;
      if (standing !== null) {
        post({ kind: 'build', ...standing, strategies });
        post({ kind: 'adopt', id: standing.id });
      }
      frames.lost();
      questions.again();
    },
    lost: (error) => fail(error),
  });

  /** @param {Reply} reply */
  function onReply(reply) {
    switch (reply.kind) {
      case 'built': builds.done(reply.built); break;
      case 'build-failed': builds.failed(reply.id, reply.error); break;
      case 'answer': questions.answered(reply.id, reply.answer); break;
      case 'refused': questions.refused(reply.id, reply.error); break;
      case 'broken': fail(errorOf(reply.error)); break;
      case 'frame': onPainted(reply); break;
    }
  }

  /** @param {Extract<Reply, { kind: 'frame' }>} reply */
  function onPainted({ report, error }) {
    if (report !== null) onFrame(report);
    if (error !== null) onFailure(errorOf(error));
    frames.done();
  }

  /** @param {LabError} error */
  function fail(error) {
    end(error);
    onFailure(error);
  }

  /** @param {Error} error what whoever waits is told */
  function end(error) {
    connection?.end();
    connection = null;
    frames.forget();
    builds.abandon(error);
    questions.abandon(error);
  }

  /** @returns {Connection} */
  function connected() {
    if (connection !== null) return connection;
    const fresh = connect({
      onReply,
      onBroken: (reason) => fail(new LabError('engine-failed', `The painter stopped unexpectedly (${reason}).`)),
    });
    connection = fresh;
    for (const setting of memory.settings()) fresh.post(setting);
    for (const attachment of memory.attachments()) handOver(fresh, attachment);
    return fresh;
  }

  /** @param {Request} request */
  function post(request) {
    connected().post(request);
  }

  /**
   * @param {string} key
   * @param {Exclude<Request, { kind: 'attach' }>} request
   */
  function set(key, request) {
    memory.setting(key, request);
    connection?.post(request);
    frames.again();
  }

  /**
   * @param {Connection} to
   * @param {Attachment} attachment
   */
  function handOver(to, { strategy, part, canvas }) {
    const usable = to.takesCanvases ? untaken(canvas) : canvas;
    if (usable !== canvas) {
      memory.attachment({ strategy, part, canvas: usable });
      onCanvas?.({ strategy, part, canvas: usable });
    }
    const given = to.takesCanvases ? usable.transferControlToOffscreen() : usable;
    to.post({ kind: 'attach', strategy, part, canvas: given }, to.takesCanvases ? [/** @type {OffscreenCanvas} */ (given)] : []);
  }

  return {
    /**
     * Builds a dictionary and the timelines of the teardowns that are shown. What stands stays drawn until the new
     * one is ready, which then shows its step 0.
     *
     * @param {Source} source
     * @param {{ signal?: AbortSignal }} [options]
     * @returns {Promise<Built>} rejects with LabError (its `code` tells why), or with an AbortError when
     *   the signal says so or a newer build takes the place of this one
     */
    build: (source, { signal } = {}) => builds.ask(source, signal),

    /**
     * Takes a canvas over for good: from here on only the painter draws on it and sizes it.
     *
     * @param {Attachment} attachment
     */
    attach(attachment) {
      memory.attachment(attachment);
      if (connection === null) connected();
      else handOver(connection, attachment);
      frames.again();
    },

    /** @param {{ strategy: Strategy, part: Part, width: number, height: number, pixelRatio: number }} to CSS pixels */
    resize(to) {
      set(`resize ${to.strategy} ${to.part}`, { kind: 'resize', ...to });
    },

    /** @param {Colours} colours as CSS text: see colours.js */
    setTheme(colours) {
      set('theme', { kind: 'theme', colours });
    },

    /** @param {Labels} labels the words on the canvases, complete with their numbers and units */
    setLabels(labels) {
      set('labels', { kind: 'labels', labels });
    },

    /** @param {{ strategy: Strategy } & GridView} view of the grid; clamped: see grid/view.js */
    setView({ strategy, zoom, centre }) {
      set(`view ${strategy}`, { kind: 'view', strategy, view: { zoom, centre } });
    },

    /**
     * Whether a frame is done only when its pixels stand. Browsers put drawing off, so `workMs` says
     * all that a frame costs only with this on; it is for measuring, and off at first.
     *
     * @param {boolean} on
     */
    setSettling(on) {
      set('settle', { kind: 'settle', on });
    },

    /**
     * Paints an instant of each teardown that is shown, soon: of several wishes only the newest is painted.
     *
     * @param {Steps} steps
     */
    draw(steps) {
      if (connection !== null) frames.ask(steps);
    },

    /**
     * @param {{ strategy: Strategy, bucket: number, array: ArrayName, step: number }} where
     * @returns {Promise<Inspection>} rejects with LabError `bucket-out-of-range`, `step-…`
     */
    inspect: (where) => questions.ask('inspect', where),

    /**
     * @param {{ strategy: Strategy, step: number, direction: 1 | -1 }} from
     * @returns {Promise<number>} the step of the next deletion, or of the one before
     */
    seekDeletion: (from) => questions.ask('seekDeletion', from),

    /**
     * @param {{ strategy: Strategy, call: number }} which from 1
     * @returns {Promise<number>} the step at which it begins; rejects with LabError `call-out-of-range`
     */
    callStart: (which) => questions.ask('callStart', which),

    /**
     * @param {{ strategy: Strategy, step: number }} instant
     * @returns {Promise<Frame>} rejects with LabError `step-not-an-integer`, `step-out-of-range`
     */
    seek: (instant) => questions.ask('seek', instant),

    /** @returns {Promise<SharedHashesInShort>} which names of the dictionary that stands share a hash */
    shared: () => questions.ask('shared', null),

    /**
     * @param {readonly number[]} counts of names of the first family
     * @returns {Promise<Reckoned[]>} their exact costs; nothing that is shown changes
     */
    reckon: (counts) => questions.ask('reckon', counts),

    /**
     * @param {Source} source
     * @returns {Promise<Portrait>} what a lesson tells of a dictionary; nothing that is shown changes
     */
    portray: (source) => questions.ask('portray', source),

    /**
     * @param {CurveAsk} ask
     * @returns {Promise<CostCurve>} what find-first costs over the number of names; nothing that is shown changes
     */
    trace: (ask) => questions.ask('trace', ask),

    /** Ends the painter; whoever waits is told by an AbortError. */
    destroy() {
      end(abortError('the stage was taken down'));
    },
  };
}

/**
 * A canvas can be handed over once. One that a dead painter had is replaced, where it stands, by a
 * copy of itself.
 *
 * @param {HTMLCanvasElement} canvas
 * @returns {HTMLCanvasElement}
 */
function untaken(canvas) {
  if (!isTaken(canvas)) return canvas;
  const copy = /** @type {HTMLCanvasElement} */ (canvas.cloneNode(false));
  canvas.replaceWith(copy);
  return copy;
}

/** @param {HTMLCanvasElement} canvas */
function isTaken(canvas) {
  try {
    // Setting a canvas to its own width clears it, which nobody sees on one that is not painted yet.
    canvas.width = Number(canvas.width);
    return false;
  } catch {
    return true;
  }
}

/** @typedef {ReturnType<typeof createStage>} Stage */
