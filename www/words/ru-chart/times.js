import { measuredIn } from '../measured.js';

export const { measured, time, timeWithInterval, quotient } = measuredIn('ru', ['с', 'мс', 'мкс', 'нс']);
