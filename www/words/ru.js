/** @import { Words } from './en.js' */
import { building } from './ru/building.js';
import { cases } from './ru/cases.js';
import { chart } from './ru/chart.js';
import { code } from './ru/code.js';
import { dictionary } from './ru/dictionary.js';
import { doors } from './ru/doors.js';
import { format } from './ru/format.js';
import { lesson } from './ru/lesson.js';
import { numbers } from './ru/nouns.js';
import { help, page } from './ru/page.js';
import { announcement, canvasLabels, growth, panes, reading, status, strategies } from './ru/panes.js';
import { facts, presets, sentence } from './ru/sentence.js';
import { profile } from './ru/profile.js';
import { share } from './ru/share.js';
import { terms } from './ru/terms.js';
import { complaints, transport } from './ru/transport.js';

/** All that the page says, in Russian; ru/glossary.md has the terms. @type {Words} */
export const ru = Object.freeze({
  language: 'ru',
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
