import assert from 'node:assert/strict';

import { stepAt } from '../../../../www/state/lesson/steps.js';
import { factsOf, truthOf } from '../../../js/lesson/support/told.js';
import { Key, usePage } from '../../page/support/page.js';

/** @import { Given } from '../../../../www/state/lesson/types.js' */

/**
 * The lesson in a browser, as a reader at a keyboard has it.
 *
 * @param {Parameters<typeof usePage>[0]} [options]
 */
export function useLesson(options) {
  const page = usePage(options);
  const keys = (/** @type {string[]} */ ...sent) => page.browser().driver.actions().sendKeys(...sent).perform();
  const isFocused = async (/** @type {string} */ selector) => Boolean(await page.run('return document.activeElement?.matches(arguments[0]) ?? false', selector));
  const here = {
    ...page,
    keys,
    isFocused,
    progress: () => page.text('.lesson-progress'),
    body: () => page.text('[data-lesson-body]'),
    verdict: () => page.attribute('.lesson-verdict', 'data-verdict'),
    search: async () => new URL(await page.browser().driver.getCurrentUrl()).searchParams,

    /** Waits until a step is told. @param {number} step @param {number} [count] over a dictionary of so many names */
    async untilTold(step, count = stepAt(step).count) {
      await page.until(`step ${step} over ${count} names`, () => page.run(`
        const it = document.querySelector('.lesson-step');
        return it?.dataset.lessonStep === arguments[0] && it.dataset.lessonTold === arguments[1]`, stepAt(step).id, String(count)));
    },

    /** @param {string} query after the page's address */
    async openLesson(query) {
      await page.open(query);
      await page.until('a lesson', () => page.run('return document.querySelector("[data-lesson-told]") !== null'));
    },

    /** Goes from what has the focus to an element by Tab, as often as it takes. @param {string} selector @param {string} [key] */
    async tabTo(selector, key = Key.TAB) {
      for (let presses = 0; presses < 30; presses += 1) {
        if (await isFocused(selector)) return;
        await (key === Key.TAB ? keys(Key.TAB) : page.browser().driver.actions().keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT).perform());
      }
      assert.fail(`Tab does not lead to ${selector}`);
    },

    /** What the engine says is the answer to a step. @param {number} step @param {number} [count] @returns {Promise<Given>} */
    async truth(step, count = stepAt(step).count) {
      const { question } = stepAt(step);
      if (!question) return assert.fail(`step ${step} asks nothing`);
      return truthOf(question, await factsOf(stepAt(step), count));
    },

    /** Answers by keyboard alone. @param {Given} given */
    async answer(given) {
      if (typeof given === 'number') {
        await here.tabTo('.lesson-field');
        await keys(String(given), Key.ENTER);
      } else {
        await here.untilDrawn();
        for (const [index, value] of given.entries()) await here.setPoint(index, value);
        await here.tabTo('[data-lesson-do="commit"]');
        await keys(Key.ENTER);
      }
      await page.until('a verdict', here.verdict);
    },

    /** Waits until the chart in which a line is drawn stands. */
    untilDrawn: () => page.until('a chart to draw in', () => page.run('return document.querySelector(".line-handle[transform]") !== null')),

    /** Brings a point of the line as near to a value as the keys do. @param {number} index @param {number} value */
    async setPoint(index, value) {
      const selector = `[data-handle="${index}"]`;
      await here.tabTo(selector);
      await keys(Key.HOME);
      const most = Number(await page.attribute(selector, 'aria-valuemax'));
      await keys(...Array.from({ length: Math.round(value / Math.max(1, Math.round(most / 50))) }, () => Key.ARROW_UP));
    },
  };
  return here;
}

export { Key };
