/** @import { Settings } from '../attributes.js' */
/** @import { ElementWords } from '../../words/en/element.js' */
/** @import { Wardrobe } from './sheets.js' */
import { h, setText } from '../../ui/dom/h.js';
import { element as words } from '../../words/en/element.js';
import { parts } from './parts.js';

/**
 * The inside of an element: a frame that keeps the page's style out, the lab's root, a line for a
 * failure, and the fallback, which is what the page has put into the element. The fallback is seen
 * until there is a lab.
 *
 * @param {HTMLElement} host
 * @param {Wardrobe} wardrobe
 */
export function createShell(host, wardrobe) {
  const shadow = host.attachShadow({ mode: 'open' });
  const slot = h('slot', {}, words.fallback);
  const failure = h('p', { class: 'failure', role: 'alert', part: 'failure' });
  const fallback = h('div', { class: 'fallback', part: 'fallback' }, slot);
  const frame = h('div', { class: 'frame', part: 'frame' }, failure);
  // What the page has put into the element looks as the page says: it stays outside the frame.
  shadow.append(frame, fallback);
  shadow.adoptedStyleSheets = wardrobe([]);

  let label = words.label;
  return {
    /** Says its own few words in another language. @param {ElementWords} other */
    speak(other) {
      label = other.label;
      setText(slot, other.fallback);
    },

    /** Follows the text around: called before anything is shown. */
    measure() {
      frame.style.setProperty('--text-unit', getComputedStyle(host).fontSize);
    },

    /**
     * Makes room for a lab.
     *
     * @param {{settings: Settings, sheets: readonly string[]}} wanted
     * @returns {HTMLElement} an empty root in the page
     */
    open({ settings, sheets }) {
      const root = h('div', { class: classOf(settings), part: 'lab', role: 'group', 'aria-label': label });
      shadow.adoptedStyleSheets = wardrobe(sheets);
      frame.append(root);
      setText(failure, '');
      return root;
    },

    /** Shows a root that is filled. @param {HTMLElement} root */
    show(root) {
      for (const [selector, part] of Object.entries(parts)) {
        for (const element of root.querySelectorAll(selector)) element.setAttribute('part', part);
      }
      frame.classList.toggle('has-fallback', hasContent(host));
      frame.classList.add('is-shown');
      frame.classList.remove('is-away');
      frame.style.removeProperty('min-height');
    },

    /** Takes a root away; its place stays, so that nothing below it moves. @param {HTMLElement} root */
    close(root) {
      const { height } = frame.getBoundingClientRect();
      if (height > 0) frame.style.setProperty('min-height', `${height}px`);
      frame.classList.add('is-away');
      root.remove();
    },

    /** Says, beside the fallback, why there is no lab. @param {string} sentence */
    fail(sentence) {
      setText(failure, sentence);
    },
  };
}

/** @typedef {ReturnType<typeof createShell>} Shell */

/** @param {Settings} settings */
function classOf({ controls, strategy, view }) {
  return ['lab', `view-${view}`, `controls-${controls}`, ...(strategy ? ['only-one'] : [])].join(' ');
}

/** @param {HTMLElement} host @returns {boolean} whether it holds more than white space */
function hasContent(host) {
  return [...host.childNodes].some((node) => node instanceof Element || (node instanceof Text && node.data.trim() !== ''));
}
