/**
 * The page's face of what builds, wherever that works. It is started by the first thing that is
 * asked of it; once it has died it is done with: whoever made it makes another.
 *
 * @import { Source } from '../../engine/types.js'
 * @import { Connect, Connection } from '../stage/connection.js'
 * @import { Colours } from '../types.js'
 * @import { ArrayLabels, BuildReply, BuildRequest, Lane, LaneBuilt, LaneFrame, LaneProgress, PerLane } from './types.js'
 */
import { LabError } from '../../engine/lab-error.js';
import { createFrames } from '../stage/frames.js';
import { abortError, errorOf } from '../stage/report.js';

/** @typedef {Connect<BuildRequest, BuildReply>} ConnectBuilder */

/**
 * @typedef {object} BuildStageOptions
 * @property {(progress: LaneProgress) => void} onProgress now and then while a dictionary is built
 * @property {(progress: LaneBuilt, done: boolean) => void} onBuilt it stands; `done`: it was not stopped
 * @property {(frames: PerLane<LaneFrame | null>) => void} onFrame after each painted frame
 * @property {(lane: Lane, error: LabError) => void} onRefused what was to be built is refused; what stands stays
 * @property {(error: LabError) => void} onFailure it has died
 * @property {ConnectBuilder} connect how it is reached
 */

/** @param {BuildStageOptions} options */
export function createBuildStage({ onProgress, onBuilt, onRefused, onFrame, onFailure, connect }) {
  /** @type {Connection<BuildRequest> | null} */
  let connection = null;
  let ended = false;
  let questions = 0;
  /** @type {Map<number, {resolve: (step: number) => void, reject: (error: Error) => void}>} */
  const open = new Map();
  const frames = createFrames((/** @type {PerLane<number>} */ steps) => post({ kind: 'draw', steps }));

  /** @param {BuildReply} reply */
  function onReply(reply) {
    switch (reply.kind) {
      case 'progress': onProgress(reply.progress); break;
      case 'built':
        onBuilt(reply.progress, reply.done);
        frames.again();
        break;
      case 'refused': onRefused(reply.lane, errorOf(reply.error)); break;
      case 'frame':
        onFrame(reply.frames);
        frames.done();
        break;
      case 'neighbour':
        open.get(reply.id)?.resolve(reply.step);
        open.delete(reply.id);
        break;
      case 'broken': fail(errorOf(reply.error)); break;
    }
  }

  /** @param {LabError} error */
  function fail(error) {
    end(error);
    onFailure(error);
  }

  /** @param {Error} error what whoever waits is told */
  function end(error) {
    ended = true;
    connection?.end();
    connection = null;
    for (const { reject } of open.values()) reject(error);
    open.clear();
  }

  /** @returns {Connection<BuildRequest> | null} null once it has ended */
  function connected() {
    if (ended) return null;
    connection ??= connect({
      onReply,
      onBroken: (reason) => fail(new LabError('engine-failed', `What builds stopped unexpectedly (${reason}).`)),
    });
    return connection;
  }

  /** @param {BuildRequest} request */
  function post(request) {
    connected()?.post(request);
  }

  /** Sets what a picture depends on. @param {BuildRequest} request */
  function set(request) {
    post(request);
    frames.again();
  }

  return {
    /**
     * Builds a dictionary, a slice at a time; what stands in its lane stays until it is done, or
     * stopped.
     *
     * @param {Lane} lane
     * @param {number} id by which its progress is told
     * @param {Source} source
     */
    build(lane, id, source) {
      post({ kind: 'build', id, lane, source });
    },

    /** Lets what was built so far stand. @param {Lane} lane */
    stop(lane) {
      post({ kind: 'stop', lane });
    },

    /** Takes a canvas over for good. @param {Lane} lane @param {HTMLCanvasElement} canvas */
    attach(lane, canvas) {
      const to = connected();
      if (to === null) return;
      const given = to.takesCanvases ? canvas.transferControlToOffscreen() : canvas;
      to.post({ kind: 'attach', lane, canvas: given }, to.takesCanvases ? [/** @type {OffscreenCanvas} */ (given)] : []);
    },

    /** @param {Lane} lane @param {{width: number, height: number, pixelRatio: number}} size in CSS pixels */
    resize(lane, size) {
      set({ kind: 'resize', lane, ...size });
    },

    /** @param {Colours} colours as CSS text: see colours.js */
    setTheme(colours) {
      set({ kind: 'theme', colours });
    },

    /** @param {ArrayLabels} labels */
    setLabels(labels) {
      set({ kind: 'labels', labels });
    },

    /** Paints an instant of both, soon: of several wishes only the newest. @param {PerLane<number>} steps */
    draw(steps) {
      if (connection !== null) frames.ask(steps);
    },

    /**
     * @param {Lane} lane
     * @param {number} step
     * @param {1 | -1} direction
     * @returns {Promise<number>} the step at which the next name is in, or the one before
     */
    neighbour(lane, step, direction) {
      return new Promise((resolve, reject) => {
        if (ended) {
          reject(abortError('what builds has ended'));
          return;
        }
        const id = (questions += 1);
        open.set(id, { resolve, reject });
        post({ kind: 'neighbour', id, lane, step, direction });
      });
    },

    /** Ends it; whoever waits is told by an AbortError. */
    destroy() {
      end(abortError('what builds was taken down'));
    },
  };
}

/** @typedef {ReturnType<typeof createBuildStage>} BuildStage */
