/** What stands at the door of the remedies; the rest of the words come when it is opened. */
export const remedies = {
  heading: 'Remedies',
  lead: 'What could have been done instead? Five ways to empty the same table, step by step beside each other: some make the curve lower, others bend it.',
  open: 'Race all five',
  close: 'Close the race',
  loading: 'The race is on its way.',
  /** @param {string} reason */
  failed: (reason) => `The race could not be loaded: ${reason}`,
  retry: 'Try again',
  rest: () => import('../en-remedies.js').then(({ remediesWords }) => remediesWords),
};
