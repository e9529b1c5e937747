import { controls } from './en-profile/controls.js';
import { frames } from './en-profile/frames.js';
import { growth } from './en-profile/growth.js';
import { status } from './en-profile/status.js';
import { table } from './en-profile/table.js';

/** All that “Where the time goes” says, in English; loaded together with it. */
export const enProfile = Object.freeze({ controls, frames, growth, status, table });

/** @typedef {typeof enProfile} ProfileWords */
