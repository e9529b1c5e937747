import { measuredIn } from '../measured.js';

export const { measured, time, timeWithInterval, quotient } = measuredIn('en-US', ['s', 'ms', 'µs', 'ns']);
