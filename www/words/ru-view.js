/** @import { ViewWords } from './en-view.js' */
import { chart } from './ru/chart.js';
import { code } from './ru/code.js';
import { dictionary } from './ru/dictionary.js';
import { numbers } from './ru/nouns.js';
import { announcement, canvasLabels, growth, panes, reading, status, strategies } from './ru/panes.js';
import { profile } from './ru/profile.js';
import { refusal } from './ru/refusal.js';
import { terms } from './ru/terms.js';
import { transport } from './ru/transport.js';

/** What any view of the lab says, in Russian. @type {ViewWords} */
export const ruView = Object.freeze({
  language: 'ru',
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
