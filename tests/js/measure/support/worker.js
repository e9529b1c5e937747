/** @import { Connect, Listener } from '../../../../www/measure/connection.js' */
/** @import { Host } from '../../../../www/measure/host.js' */
/** @import { Request } from '../../../../www/measure/types.js' */

/**
 * Workers that the test plays itself: it sees what each is asked and answers through its listener.
 */
export function scriptedWorkers() {
  /** @type {{listener: Listener, asked: Request[], ended: boolean}[]} */
  const workers = [];
  /** @type {Connect} */
  const connect = (listener) => {
    const worker = { listener, asked: /** @type {Request[]} */ ([]), ended: false };
    workers.push(worker);
    return {
      post: (request) => void worker.asked.push(request),
      end() {
        worker.ended = true;
      },
    };
  };
  return { connect, workers };
}

/** A page whose clock the test moves on. */
export function scriptedHost() {
  let now = 0;
  let hidden = false;
  /** @type {Set<{at: number, run: () => void}>} */
  const timers = new Set();
  /** @type {Set<() => void>} */
  const listeners = new Set();
  /** @type {Host} */
  const host = {
    after(run, ms) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return timer;
    },
    forget: (timer) => void timers.delete(timer),
    isHidden: () => hidden,
    onVisibility(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    host,
    /** @param {number} ms */
    pass(ms) {
      now += ms;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.run();
      }
    },
    /** @param {boolean} on */
    hide(on) {
      hidden = on;
      for (const listener of listeners) listener();
    },
    timers: () => timers.size,
    listeners: () => listeners.size,
  };
}
