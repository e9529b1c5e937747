import { chains } from './ru-building/chains.js';
import { controls } from './ru-building/controls.js';
import { panes } from './ru-building/panes.js';
import { status } from './ru-building/status.js';

/** All that «Вредные имена» says once it is loaded. @type {import('./en-building.js').BuildingWords} */
export const ruBuilding = Object.freeze({ chains, controls, panes, status });
