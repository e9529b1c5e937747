/** What stands in the place of the cases until they are near enough to be loaded; the rest of their words come with them. */
export const cases = {
  loading: 'This part is on its way.',
  /** @param {string} message */
  failed: (message) => `This part could not be loaded: ${message}`,
  retry: 'Try again',
  operations: {
    heading: 'The other operations',
    lead: 'Closing a read view is where the fault was noticed. Whatever replaces or drops a dictionary of names paid the same price.',
    rest: () => import('../en-operations.js').then(({ enOperations }) => enOperations),
  },
  owning: {
    heading: 'When bulk would be wrong',
    lead: 'The fix is right because the entries of a name dictionary own nothing. Let them own memory, and freeing the table alone loses it.',
    rest: () => import('../en-owning.js').then(({ enOwning }) => enOwning),
  },
};
