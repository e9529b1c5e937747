/** What stands in the place of “Where the time goes” until it is near enough to be loaded; the rest of its words come with it. */
export const profile = {
  heading: 'Where the time goes',
  lead: 'Opening a read view copies a space’s definition and builds what its fields are found by. Closing takes it all down again. Below, each phase is as wide as the time it takes in your browser: with the teardown by find first as it was, and in bulk as it is.',
  loading: 'The profile is on its way.',
  /** @param {string} message */
  failed: (message) => `The profile could not be loaded: ${message}`,
  retry: 'Try again',
  rest: () => import('../en-profile.js').then(({ enProfile }) => enProfile),
};
