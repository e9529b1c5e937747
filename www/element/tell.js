/** @import { Store } from '../state/types.js' */

/**
 * What a lab tells the page around it, as events of the element.
 *
 * @typedef {object} Events
 * @property {{count: number, buckets: number, steps: Record<import('../engine/types.js').Strategy, number>}} lab-ready another dictionary stands
 * @property {{step: number}} lab-play it begins to play
 * @property {{step: number, finished: boolean}} lab-pause it stands still
 * @property {{code: string, message: string, attribute: string | null}} lab-error something was refused, or has failed
 */

/** @typedef {<Name extends keyof Events>(name: Name, detail: Events[Name]) => void} Tell */

/**
 * Tells of what happens in a lab's state.
 *
 * @param {Store} store
 * @param {Tell} tell
 * @returns {() => void} ends it
 */
export function tellOf(store, tell) {
  let before = store.get();
  return store.subscribe(() => {
    const now = store.get();
    const last = before;
    before = now;
    if (now.standing && now.standing !== last.standing) {
      const { info, steps } = now.standing.built;
      tell('lab-ready', { count: info.count, buckets: info.buckets, steps });
    }
    const { playing, position: step, finished } = now.playback;
    if (playing && !last.playback.playing) tell('lab-play', { step });
    if (!playing && last.playback.playing) tell('lab-pause', { step, finished });
    for (const [input, refusal] of Object.entries(now.refusals)) {
      const isNew = last.refusals[/** @type {keyof typeof now.refusals} */ (input)] !== refusal;
      if (isNew) tell('lab-error', { code: refusal.code, message: refusal.message, attribute: attributeOf(input, refusal.code) });
    }
    if (now.failure && now.failure !== last.failure) {
      tell('lab-error', { code: now.failure.code, message: now.failure.message, attribute: null });
    }
  });
}

/** @param {string} input @param {string} code */
function attributeOf(input, code) {
  if (input === 'names' || input === 'step') return input;
  return code === 'unknown-family' ? 'family' : 'fields';
}
