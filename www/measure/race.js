/** @import { Plan } from './types.js' */
import { allStrategies } from '../strategies.js';

/**
 * Between these numbers of names slopes are fitted: so many that looks weigh more in the time than
 * deletions, which are as many as names in every strategy.
 */
export const raceCounts = Object.freeze({ from: 1024, to: 16_384 });

/** Two counts to each doubling, so that jumps and full tables weigh alike. */
const counts = Array.from({ length: 9 }, (_, index) => Math.round(raceCounts.from * 2 ** (index / 2)));

/** The sweep that times all strategies. @type {Plan} */
export const racePlan = Object.freeze({
  preset: 'own',
  measure: 'teardown',
  strategies: allStrategies,
  counts,
  samples: 5,
  iterations: null,
  budgetMs: 2500,
  withinMs: 15_000,
  homesIn: false,
});
