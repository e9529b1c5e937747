/**
 * Frames, one at a time. While one is being painted only the newest wish is kept, so that a page that
 * asks faster than the painter paints never makes a queue.
 *
 * @import { Steps } from '../types.js'
 */

/**
 * @template {object} [Instant=Steps]
 * @param {(steps: Instant) => void} paint
 */
export function createFrames(paint) {
  let inFlight = false;
  /** @type {Instant | null} what was asked for last */
  let latest = null;
  let asked = false;

  function go() {
    if (inFlight || !asked || latest === null) return;
    inFlight = true;
    asked = false;
    paint(latest);
  }

  return {
    /** @param {Instant} steps */
    ask(steps) {
      latest = { ...steps };
      asked = true;
      go();
    },

    /** Paints the instant that was asked for last once more: something else about it has changed. */
    again() {
      asked = latest !== null;
      go();
    },

    /** A frame is done. */
    done() {
      inFlight = false;
      go();
    },

    /** The painter is gone, and another one shows the same: what was asked for last is painted there. */
    lost() {
      inFlight = false;
      asked = latest !== null;
      go();
    },

    /** The painter is gone, or there is nothing more to paint. */
    forget() {
      inFlight = false;
      asked = false;
      latest = null;
    },
  };
}
