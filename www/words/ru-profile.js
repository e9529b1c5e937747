import { controls } from './ru-profile/controls.js';
import { frames } from './ru-profile/frames.js';
import { growth } from './ru-profile/growth.js';
import { status } from './ru-profile/status.js';
import { table } from './ru-profile/table.js';

/** All that «Куда уходит время» says, loaded together with it. @type {import('./en-profile.js').ProfileWords} */
export const ruProfile = Object.freeze({ controls, frames, growth, status, table });
