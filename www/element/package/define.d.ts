/** Importing this registers `<teardown-lab>`, unless something of that name is there already. */
export type { TeardownLab } from './teardown-lab.js';
