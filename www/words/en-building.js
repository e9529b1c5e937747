import { chains } from './en-building/chains.js';
import { controls } from './en-building/controls.js';
import { panes } from './en-building/panes.js';
import { status } from './en-building/status.js';

/** All that “Names that hurt” says once it is loaded, in English. */
export const enBuilding = Object.freeze({ chains, controls, panes, status });

/** @typedef {typeof enBuilding} BuildingWords */
