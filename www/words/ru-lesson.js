import { finding } from './ru-lesson/finding.js';
import { growing } from './ru-lesson/growing.js';
import { mending } from './ru-lesson/mending.js';
import { panel } from './ru-lesson/panel.js';

/** What the lesson says, in Russian. @type {import('./en-lesson.js').LessonWords} */
export const ruLesson = { ...panel, steps: { ...finding, ...growing, ...mending } };
