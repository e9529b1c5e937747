import { finding } from './en-lesson/finding.js';
import { growing } from './en-lesson/growing.js';
import { mending } from './en-lesson/mending.js';
import { panel } from './en-lesson/panel.js';

/** @import { Answer, Facts } from '../state/lesson/types.js' */
/** @import { StepId } from '../state/lesson/ids.js' */

/**
 * A piece of a paragraph: text, code, or an exact number that the engine has computed.
 *
 * @typedef {string | {code: string} | {exact: string}} Piece
 * @typedef {(facts: Facts) => readonly (readonly Piece[])[]} Text
 *
 * @typedef {object} QuestionWords
 * @property {(facts: Facts) => readonly Piece[]} ask
 * @property {string} label of the field or the picture that the answer is given by
 * @property {(facts: Facts) => readonly Piece[]} truth
 * @property {(facts: Facts, answer: Answer) => readonly Piece[]} why the reason, for this answer
 *
 * @typedef {object} StepWords
 * @property {string} title
 * @property {Text} text
 * @property {QuestionWords} [question]
 * @property {Text} [after] what is told once the question is answered
 */

/** @type {Record<StepId, StepWords>} */
const steps = { ...finding, ...growing, ...mending };

/** What the lesson says. */
export const enLesson = { ...panel, steps };

/** @typedef {typeof enLesson} LessonWords */
