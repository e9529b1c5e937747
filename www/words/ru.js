/** @import { Words } from './en.js' */
import { ruView } from './ru-view.js';
import { building } from './ru/building.js';
import { cases } from './ru/cases.js';
import { complaints } from './ru/complaints.js';
import { doors } from './ru/doors.js';
import { format } from './ru/format.js';
import { lesson } from './ru/lesson.js';
import { help, page } from './ru/page.js';
import { facts, presets, sentence } from './ru/sentence.js';
import { share } from './ru/share.js';

/** All that the page says, in Russian; ru/glossary.md has the terms. @type {Words} */
export const ru = Object.freeze({
  ...ruView,
  building,
  cases,
  complaints,
  doors,
  facts,
  format,
  help,
  lesson,
  page,
  presets,
  sentence,
  share,
});
