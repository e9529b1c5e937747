import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { Key, usePage } from '../../page/support/page.js';
import { FINE_CLOCK } from '../../support/fine-clock.js';

/** @import { Reader } from '../../support/browser.js' */

/** Longer than any sweep that a test runs, in ms. */
const patience = 180_000;

/**
 * The chart in a browser, for all tests of a file.
 *
 * @param {{reader?: Reader, clock?: 'fine' | 'ordinary'}} [options] `clock`: fine unless said; `ordinary`: as a page has
 *   it that is not kept apart from others
 */
export function useChart({ reader, clock = 'fine' } = {}) {
  const page = usePage({ reader, server: clock === 'fine' ? { headers: FINE_CLOCK } : {} });
  /** where downloads go; made for the first @type {string | null} */
  let downloads = null;
  const driver = () => page.browser().driver;
  const folder = async () => {
    if (downloads !== null) return downloads;
    downloads = await mkdtemp(join(tmpdir(), 'teardown-lab-'));
    await page.browser().downloadTo(downloads);
    return downloads;
  };
  after(async () => {
    if (downloads !== null) await rm(downloads, { recursive: true, force: true });
  });

  const phase = () => page.attribute('.chart-status', 'data-phase');
  /** @param {...string} phases */
  const untilPhase = (...phases) => driver().wait(
    async () => phases.includes((await phase()) ?? ''), patience, `waited in vain for the measurement to be ${phases.join(' or ')}`);

  return {
    ...page,
    phase,
    untilPhase,

    /** Opens the page and goes down to the chart. @param {string} [query] */
    async openChart(query = '?fields=300&step=3') {
      await page.open(query);
      await this.approach();
    },

    /** Scrolls to the chart and waits until it shows its curves. */
    async approach() {
      await page.run('document.getElementById("chart").scrollIntoView()');
      await page.until('the curves', async () => (await this.curves()).length > 0);
    },

    /** What lines there are. */
    curves: async () => /** @type {string[]} */ (
      await page.run('return [...document.querySelectorAll(".chart-picture [data-curve]")].map((curve) => curve.dataset.curve)')),

    /** What points there are. */
    marks: async () => /** @type {{run: string, strategy: string, count: number, source: string, label: string}[]} */ (await page.run(`
      return [...document.querySelectorAll('.chart-mark')].map((mark) => ({
        run: mark.dataset.run, strategy: mark.dataset.strategy, count: Number(mark.dataset.count),
        source: mark.dataset.source, label: mark.getAttribute('aria-label'),
      }))`)),

    /** What the page says below the controls. */
    status: () => page.text('[data-chart-status]'),

    /** @param {string} name of a preset */
    choose: (name) => page.run(`const preset = document.getElementById('preset');
      preset.value = arguments[0];
      preset.dispatchEvent(new Event('change', { bubbles: true }));
      return new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));`, name),

    /**
     * Presses what begins a sweep, and waits until the page shows that, or what came of it already: whatever phase is read
     * from then on is of this sweep.
     */
    begin: () => page.run(`document.querySelector('[data-do="measure"]').click();
      return new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));`),

    /** Measures counts of one's own, and waits for the end. @param {string} counts */
    async measure(counts) {
      await this.choose('own');
      await page.type('[data-own="counts"]', counts);
      await this.begin();
      await untilPhase('done', 'failed', 'stopped');
    },

    /** Begins a sweep whose batches are so long that on no machine it is over before something can be done to it. */
    async beginSlowly() {
      await this.choose('own');
      for (const [name, value] of Object.entries({ budget: '60', iterations: '2000', counts: '300 400 500 600 700 800 900 1000' })) {
        await page.type(`[data-own="${name}"]`, value);
      }
      await this.begin();
    },

    /** The file that is downloaded when something is clicked. @param {string} selector @param {string} name */
    async download(selector, name) {
      const path = join(await folder(), name);
      await rm(path, { force: true });
      await page.click(selector);
      /** @type {Buffer | null} */
      let content = null;
      await page.until(name, async () => {
        content = await readFile(path).catch(() => null);
        return content !== null && content.length > 0;
      });
      return /** @type {Buffer} */ (/** @type {unknown} */ (content));
    },
  };
}

export { Key };
