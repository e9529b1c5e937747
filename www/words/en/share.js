/** What the page says of the share sheet before it is there; the rest of its words comes with it. */
export const share = {
  open: 'Share',
  rest: () => import('../en-share.js').then(({ shareWords }) => shareWords),
  /** @param {string} reason */
  failed: (reason) => `The lines to share could not be loaded: ${reason}`,
};
