import { building } from './en/building.js';
import { cases } from './en/cases.js';
import { chart } from './en/chart.js';
import { code } from './en/code.js';
import { dictionary } from './en/dictionary.js';
import { doors } from './en/doors.js';
import { format } from './en/format.js';
import { help, page } from './en/page.js';
import { announcement, canvasLabels, growth, panes, reading, status, strategies } from './en/panes.js';
import { profile } from './en/profile.js';
import { share } from './en/share.js';
import { facts, presets, sentence } from './en/sentence.js';
import { terms } from './en/terms.js';
import { complaints, transport } from './en/transport.js';
import { lesson } from './en/lesson.js';
import { numbers } from './en/nouns.js';

/** All that the page says, in English. Another language is another object of this shape. */
export const en = Object.freeze({
  language: /** @type {import('../state/types.js').Language} */ ('en'),
  numbers,
  announcement,
  building,
  canvasLabels,
  cases,
  chart,
  code,
  complaints,
  dictionary,
  doors,
  facts,
  format,
  growth,
  help,
  lesson,
  page,
  panes,
  presets,
  profile,
  reading,
  sentence,
  share,
  status,
  strategies,
  terms,
  transport,
});

/** @typedef {typeof en} Words */
