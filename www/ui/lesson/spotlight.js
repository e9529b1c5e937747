/** @import { Spotlight, Veil } from '../../state/lesson/types.js' */
import { setAttribute } from '../dom/h.js';

/** What each light falls on, in the lab; where there is no such part, on the next one. @type {Readonly<Record<Spotlight, readonly string[]>>} */
const parts = Object.freeze({
  'find-first': ['.pane-find-first'],
  bulk: ['.pane-bulk'],
  panes: ['.panes'],
  staircase: ['.area-row-find-first', '.staircase-find-first'],
  program: ['.program-find-first'],
  sentence: ['.opening', '.panes'],
  profile: ['[data-profile]', '.panes'],
});

/**
 * Puts the light on a part of the lab, and veils what would give an answer away.
 *
 * @param {HTMLElement} lab
 * @param {{spotlight: Spotlight | null, veils: readonly Veil[], note: string}} wanted `note`: what is said in place of what is veiled
 */
export function light(lab, { spotlight, veils, note }) {
  const lit = spotlight && target(lab, spotlight);
  for (const each of lab.querySelectorAll('.is-lit')) if (each !== lit) each.classList.remove('is-lit');
  lit?.classList.add('is-lit');
  setAttribute(lab, 'data-veil', veils.length > 0 ? veils.join(' ') : null);
  for (const name of /** @type {const} */ (['area', 'chart'])) {
    for (const part of lab.querySelectorAll(`.${name}`)) setAttribute(part, 'data-veiled', veils.includes(name) ? note : null);
  }
}

/**
 * Brings what is lit into view; where nothing is, the step itself with its buttons. Where the step does
 * not stay in view by itself, it comes before what is lit, unless it is answered: then the verdict,
 * which has the focus, is in view.
 *
 * @param {HTMLElement} lab
 * @param {{place: HTMLElement, spotlight: Spotlight | null, isAnswered: boolean, smooth: boolean}} wanted `place` of the step
 */
export function bringIntoView(lab, { place, spotlight, isAnswered, smooth }) {
  const behavior = smooth ? 'smooth' : 'auto';
  const stays = getComputedStyle(place).position === 'sticky';
  if (stays) ((spotlight && target(lab, spotlight)) ?? place).scrollIntoView({ block: 'nearest', behavior });
  else if (!isAnswered) place.scrollIntoView({ block: 'start', behavior });
}

/** @param {HTMLElement} lab @param {Spotlight} spotlight @returns {Element | null} */
function target(lab, spotlight) {
  for (const selector of parts[spotlight]) {
    const found = lab.querySelector(selector);
    if (found) return found;
  }
  return null;
}
