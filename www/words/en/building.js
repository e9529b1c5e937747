/** What stands in the section until it is near enough to be loaded; the rest of its words come with it. */
export const building = {
  heading: 'Names that hurt',
  lead: 'Before it can be emptied, a dictionary is built: each name is hashed, looked up and put. The hash reads at most sixteen bytes of a name. Names that are alike in those share one hash, so each of them has to walk past all the others.',
  loading: 'The two dictionaries are on their way.',
  /** @param {string} message */
  failed: (message) => `What builds could not go on: ${message}`,
  retry: 'Try again',
  rest: () => import('../en-building.js').then(({ enBuilding }) => enBuilding),
};
