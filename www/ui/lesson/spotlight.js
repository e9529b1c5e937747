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
 * Brings what is lit into view.
 *
 * @param {HTMLElement} lab
 * @param {Spotlight | null} spotlight
 * @param {{smooth: boolean}} how
 */
export function bringIntoView(lab, spotlight, { smooth }) {
  if (spotlight) target(lab, spotlight)?.scrollIntoView({ block: 'nearest', behavior: smooth ? 'smooth' : 'auto' });
}

/** @param {HTMLElement} lab @param {Spotlight} spotlight @returns {Element | null} */
function target(lab, spotlight) {
  for (const selector of parts[spotlight]) {
    const found = lab.querySelector(selector);
    if (found) return found;
  }
  return null;
}
