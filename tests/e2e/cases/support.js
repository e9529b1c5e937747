import { usePage } from '../page/support/page.js';
import { FINE_CLOCK } from '../support/fine-clock.js';

/** @import { Reader } from '../support/browser.js' */

/**
 * The page, and what it says of the other operations and of entries that own memory. Times are predicted of a first look,
 * which a coarse clock may not tell.
 *
 * @param {{reader?: Reader}} [options]
 */
export function useCases(options = {}) {
  const page = usePage({ ...options, server: { headers: FINE_CLOCK } });
  /** @param {'operations' | 'owning'} section @param {string} counted a selector of what stands once it is counted */
  const approach = async (section, counted) => {
    await page.run('document.getElementById(arguments[0]).scrollIntoView()', section);
    await page.until(`what is counted of ${section}`, () => page.attribute(counted, 'data-count'));
  };
  const examined = (/** @type {string} */ operation, strategy = 'find-first') =>
    page.text(`[data-operation="${operation}"] [data-strategy="${strategy}"] .toll-examined`);
  return {
    ...page,
    approachOperations: () => approach('operations', '.tolls'),
    approachOwning: () => approach('owning', '.owning-forms'),
    examined,
    /** @param {number} count */
    untilCounted: (count) => page.until(`the operations on ${count} fields`, async () => (await page.attribute('.tolls', 'data-count')) === String(count)),
    /** @param {string} form @param {string} value */
    owning: (form, value) => page.number(`[data-form="${form}"] [data-value="${value}"]`),
    place: async () => String(await page.run('return document.querySelector("[data-refused-at]").value')),
    loaded: async () => /** @type {string[]} */ (await page.run('return performance.getEntriesByType("resource").map(({name}) => name.split("/").pop())')),
  };
}
