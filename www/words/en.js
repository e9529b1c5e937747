import { enView } from './en-view.js';
import { building } from './en/building.js';
import { cases } from './en/cases.js';
import { complaints } from './en/complaints.js';
import { doors } from './en/doors.js';
import { format } from './en/format.js';
import { lesson } from './en/lesson.js';
import { help, page } from './en/page.js';
import { facts, presets, sentence } from './en/sentence.js';
import { share } from './en/share.js';

/** All that the page says, in English. Another language is another object of this shape. */
export const en = Object.freeze({
  ...enView,
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

/** @typedef {typeof en} Words */
