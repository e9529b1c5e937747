/** @import { Store } from './state/types.js' */
/** @import { Words } from './words/en.js' */
/** @import { RemediesWords } from './words/en-remedies.js' */
/** @import { Connections } from './ui/doors/types.js' */
import { assemble } from './assemble.js';
import { createGaze } from './element/gaze.js';
import { watchSight } from './element/sight.js';
import { createLazy } from './ui/page/lazy.js';
import { actions } from './state/actions.js';
import { allStrategies } from './strategies.js';
import { followLab } from './ui/remedies/follow-lab.js';
import { composeRace } from './views/race.js';

/**
 * @typedef {object} Race
 * @property {(words: Words, race: RemediesWords) => void} speak goes on in another language
 * @property {() => void} destroy
 */

/**
 * Composes the race of all strategies inside an element: a lab of its own, with its own painter, that
 * follows the dictionary and the theme of the lab around it. What is not seen is not painted.
 *
 * @param {HTMLElement} root empty
 * @param {object} parts
 * @param {Store} parts.outer of the lab around it; a dictionary stands there
 * @param {Words} parts.words
 * @param {RemediesWords} parts.race
 * @param {(name: string) => string} parts.id
 * @param {Connections} parts.connect
 * @returns {Race}
 */
export function createRace(root, { outer, words, race, id, connect }) {
  const { standing, screen } = outer.get();
  const gaze = createGaze(true);
  let spoken = race;
  const desk = createLazy(async () => {
    const { createCurveDesk } = await import('./ui/remedies/curve-desk.js');
    return createCurveDesk({
      connect: connect.measure,
      onNsPerStep: (ns) => lab.store.dispatch(actions.measured(ns)),
    });
  });
  const lab = assemble(root, {
    words: worded(words, race),
    idPrefix: id('race-'),
    strategies: allStrategies,
    wishes: { source: standing?.source ?? null, step: null, speed: null, clock: 'steps', theme: screen.theme, language: null, lesson: null, complaints: [] },
    connect: connect.stage,
    follow: followLab(outer),
    screen: gaze.screen,
    view: (context) => composeRace(context, {
      race: spoken,
      desk: desk.get,
      onPick: (count) => outer.dispatch(actions.build({ family: 'field', count }, 'sentence')),
    }),
  });
  const stops = [gaze.paintOnce(lab.store), watchSight(root, { onNear: () => {}, onSeen: gaze.tell })];
  return {
    speak(others, other) {
      spoken = other;
      lab.speak(worded(others, other));
    },
    destroy() {
      for (const stop of stops) stop();
      lab.destroy();
      desk.destroy();
    },
  };
}

/** Its transport has words of its own. @param {Words} words @param {RemediesWords} race @returns {Words} */
const worded = (words, race) => ({ ...words, transport: { ...words.transport, ...race.transport } });
