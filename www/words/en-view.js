import { chart } from './en/chart.js';
import { code } from './en/code.js';
import { dictionary } from './en/dictionary.js';
import { numbers } from './en/nouns.js';
import { announcement, canvasLabels, growth, panes, reading, status, strategies } from './en/panes.js';
import { profile } from './en/profile.js';
import { refusal } from './en/refusal.js';
import { terms } from './en/terms.js';
import { transport } from './en/transport.js';

/** What any view of the lab says, in English. Another language is another object of this shape. */
export const enView = Object.freeze({
  language: /** @type {import('../state/types.js').Language} */ ('en'),
  numbers,
  announcement,
  canvasLabels,
  chart,
  code,
  dictionary,
  growth,
  panes,
  profile,
  reading,
  refusal,
  status,
  strategies,
  terms,
  transport,
});

/** @typedef {typeof enView} ViewWords */
