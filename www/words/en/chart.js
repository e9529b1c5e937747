/** What stands in the chart's place until it is near enough to be loaded; the rest of its words come with it. */
export const chart = {
  heading: 'Time over the number of fields',
  lead: 'One teardown of each kind, timed in your browser on dictionaries of more and more fields. Find first rises with each field and doubles where the table doubles; bulk stays within a few microseconds.',
  loading: 'The chart is on its way.',
  /** @param {string} message */
  failed: (message) => `The chart could not be loaded: ${message}`,
  retry: 'Try again',
  rest: () => import('../en-chart.js').then(({ enChart }) => enChart),
};
