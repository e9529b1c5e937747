/** A clock of larger steps, in ms, is coarse to the page too (see www/state/profile/counts.js). */
export const COARSE_MS = 0.25;

/**
 * By how much a page's clock steps, in ms: the smallest of some moves.
 *
 * @param {{run: (script: string) => Promise<unknown>}} page
 */
export const clockStep = async (page) => Number(await page.run(`
  const moved = (from) => { for (;;) { const now = performance.now(); if (now > from) return now; } };
  let last = moved(performance.now());
  return Math.min(...Array.from({ length: 10 }, () => { const before = last; last = moved(before); return last - before; }));`));
