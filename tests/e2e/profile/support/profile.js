import { Key, usePage } from '../../page/support/page.js';
import { FINE_CLOCK } from '../../support/fine-clock.js';

/** @import { Driver } from 'selenium-webdriver/chrome.js' */
/** @import { Reader } from '../../support/browser.js' */

/** Longer than any measurement that a test runs, also on a machine that does ten other things. */
const patience = 180_000;

/**
 * “Where the time goes” in a browser, for all tests of a file.
 *
 * @param {{reader?: Reader, clock?: 'fine' | 'ordinary'}} [options] `clock`: fine unless said; `ordinary`: as a page has
 *   it that is not kept apart from others
 */
export function useProfile({ reader, clock = 'fine' } = {}) {
  const page = usePage({ reader, server: clock === 'fine' ? { headers: FINE_CLOCK } : {} });
  const driver = () => /** @type {Driver} */ (page.browser().driver);
  const phase = () => page.attribute('.profile-status', 'data-phase');
  /** @param {...string} phases */
  const untilPhase = (...phases) => driver().wait(
    async () => phases.includes((await phase()) ?? ''), patience, `waited in vain for the profile to be ${phases.join(' or ')}`);

  return {
    ...page,
    phase,
    untilPhase,

    /** Opens the page and goes down to the pictures, which then are measured. @param {string} [query] */
    async openProfile(query = '?fields=2156&step=3') {
      await page.open(query);
      await this.approach();
    },

    /** Scrolls until the pictures are in sight. What is above them may still grow. */
    async approach() {
      await page.until('the section', async () => {
        await page.run('document.getElementById("profile").scrollIntoView()');
        return (await phase()) !== null;
      });
      await page.run('document.querySelector(".profile-icicles").scrollIntoView({ block: "center" })');
    },

    /** Opens the page, and waits until all is measured. @param {string} [query] */
    async openMeasured(query) {
      await this.openProfile(query);
      await untilPhase('done');
      await page.until('both pictures', async () => (await this.frames('before')).length > 0 && (await this.frames('after')).length > 0);
    },

    /** The frames of a picture. @param {'before' | 'after'} side */
    frames: async (side) => /** @type {{name: string, source: string | null, label: string, depth: number, left: number, width: number}[]} */ (await page.run(`
      return [...document.querySelectorAll('[data-side=' + arguments[0] + '] .icicle-frame')].map((frame) => {
        const piece = frame.querySelector('.frame-piece');
        return {
          name: frame.dataset.frame, source: frame.dataset.source ?? null, label: frame.getAttribute('aria-label'),
          depth: Number(frame.dataset.depth), left: Number(piece.getAttribute('x')), width: Number(piece.getAttribute('width')),
        };
      })`, side)),

    /** The rows of a table, each cell as text, whether it is open or not. @param {'phases' | 'growth'} name */
    rows: async (name) => /** @type {string[][]} */ (await page.run(
      'return [...document.querySelectorAll("[data-profile-table=" + arguments[0] + "] tbody tr")].map((row) => [...row.cells].map((cell) => cell.textContent))', name)),

    /** What has the focus: side and frame. */
    focused: async () => /** @type {string} */ (await page.run(
      'const frame = document.activeElement; return (frame.closest("[data-side]")?.dataset.side ?? "") + " " + (frame.dataset.frame ?? "")')),

    status: () => page.text('[data-profile-status]'),

    /** @param {RegExp} wanted */
    untilStatus: (wanted) => driver().wait(
      async () => wanted.test(await page.text('[data-profile-status]')), patience, `waited in vain for the profile to say ${wanted}`),

    /**
     * From now on does something to each request for a profile before its worker gets it, until the
     * page is left.
     *
     * @param {'keep' | 'spoil' | 'none'} what keep it back, so that nothing comes; or ask for too few samples
     */
    tamper: (what) => page.run(`
      window.tampering = arguments[0];
      if (window.untouched) return;
      const post = window.untouched = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message, ...rest) {
        const isProfile = message?.name === 'profile';
        if (isProfile && window.tampering === 'keep') return;
        const spoilt = isProfile && window.tampering === 'spoil' ? { ...message, ask: { ...message.ask, samples: 1 } } : message;
        post.call(this, spoilt, ...rest);
      };`, what),
  };
}

export { Key };
