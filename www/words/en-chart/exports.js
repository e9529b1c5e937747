export const exports = {
  heading: 'Take it with you',
  label: 'Export what the chart shows',
  csv: 'CSV',
  json: 'JSON',
  svg: 'SVG',
  png: 'PNG',
  /** @param {string} file */
  saved: (file) => `${file} is saved.`,
  /** @param {string} message */
  failed: (message) => `It could not be saved: ${message}`,
  current: 'this run',
  prediction: 'prediction from the exact count',
  drop: 'Tarantool 2.6.0, drop',
  rename: 'Tarantool 2.6.0, rename',
};
