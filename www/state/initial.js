/** @import { State } from './types.js' */
import { playbackAtStart } from './playback.js';
import { perStrategy, strategies } from '../strategies.js';

/** @returns {State} a lab in which nothing stands yet */
export function initialState() {
  return {
    standing: null,
    pending: null,
    refusals: {},
    failure: null,
    measured: {},
    timed: null,
    playback: playbackAtStart(),
    painted: null,
    panes: perStrategy(() => ({ view: null, target: null, reading: null, picked: null })),
    screen: {
      theme: 'auto',
      language: 'en',
      systemDark: false,
      reducedMotion: false,
      helpOpen: false,
      shareOpen: false,
      complaints: [],
      door: null,
      shown: strategies,
    },
    lesson: null,
  };
}
