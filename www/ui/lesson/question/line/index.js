/** What a question needs whose answer is a line: it comes with the chart's own drawing, when such a question is told. */
export { createComparison } from './comparison.js';
export { createLine } from './input.js';
