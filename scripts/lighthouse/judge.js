import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

import { startServer } from '../../tests/e2e/support/server.js';
import { buildDist } from '../dist.js';
import { setUpBrowser } from '../setup/browser.js';

/** Below this, of a hundred, a score is a fault. */
export const leastScore = 95;

const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices']);

/**
 * What Lighthouse thinks of a page in one form.
 *
 * @typedef {object} Verdict
 * @property {string} page its address, from the folder that is served
 * @property {'mobile' | 'desktop'} form
 * @property {Record<string, number>} scores of a hundred, by category
 * @property {string[]} faults audits that did not pass in full and count towards a score, with what they show
 */

/** The page as it opens, and each part with an address of its own. */
const pages = ['', '?lesson=1', '#remedies', '#elsewhere', '#story', '?lang=ru'];

/**
 * Builds the page, serves it, and has it judged. Takes about a quarter of a minute a page and form.
 *
 * @param {import('../say.js').Say} say
 * @returns {Promise<Verdict[]>}
 */
export async function judge(say) {
  const { program } = await setUpBrowser(say);
  await buildDist(say);
  // As the hosts of static pages do.
  const server = await startServer({ gzip: true });
  const chrome = await launch({
    chromePath: program,
    chromeFlags: ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    logLevel: 'silent',
  });
  /** @type {Verdict[]} */
  const verdicts = [];
  try {
    for (const page of pages) {
      for (const form of /** @type {const} */ (['mobile', 'desktop'])) {
        verdicts.push(await say.step(`Judging ${page || 'the page'}, ${form}`, () => verdictOn(server.url, { page, form, port: chrome.port })));
      }
    }
  } finally {
    chrome.kill();
    await server.close();
  }
  return verdicts;
}

/**
 * @param {string} url
 * @param {{page: string, form: Verdict['form'], port: number}} how
 * @returns {Promise<Verdict>}
 */
async function verdictOn(url, { page, form, port }) {
  const config = form === 'desktop' ? desktopConfig : undefined;
  const result = await lighthouse(url + page, { port, onlyCategories: [...categories], output: 'json', logLevel: 'silent' }, config);
  if (!result) throw new Error(`Lighthouse has nothing to say of ${page}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse failed on ${page}: ${lhr.runtimeError.message}`);
  const judged = categories.map((name) => {
    const category = lhr.categories[name];
    if (!category) throw new Error(`Lighthouse left out ${name}`);
    return category;
  });
  const counted = judged.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id));
  const faults = counted.map((id) => lhr.audits[id]).filter((audit) => audit && audit.score !== null && audit.score < 0.9)
    .map((audit) => `${audit?.id}: ${audit?.displayValue ?? audit?.title}`);
  return { page, form, scores: Object.fromEntries(judged.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])), faults };
}

/** @param {readonly Verdict[]} verdicts @returns {string} */
export function scoreLines(verdicts) {
  return verdicts.map(({ page, form, scores, faults }) => [
    `${(page || '/').padEnd(12)} ${form.padEnd(8)} ${Object.entries(scores).map(([name, score]) => `${name} ${score}`).join(', ')}`,
    ...faults.map((fault) => `    ${fault}`),
  ].join('\n')).join('\n') + '\n';
}
