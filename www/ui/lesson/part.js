/** @import { Answer, Given } from '../../state/lesson/types.js' */
/** @import { State } from '../../state/types.js' */
/** @import { LessonWords } from '../../words/en-lesson.js' */
/** @import { Context } from '../types.js' */
/** @import { Told } from './driver.js' */
import { lessonActions } from '../../state/lesson/actions.js';
import { isTold, ownSource } from '../../state/lesson/fit.js';
import { grade } from '../../state/lesson/grade.js';
import { stepAt } from '../../state/lesson/steps.js';
import { watch } from '../dom/watch.js';
import { createDriver } from './driver.js';
import { createPanel } from './panel.js';
import { isSame } from './stand.js';
import { bringIntoView, light } from './spotlight.js';

/** @typedef {{elements: readonly HTMLElement[], update: (state: State) => void, destroy: () => void}} LessonPart */

/**
 * The lesson over the live lab. Another part may have come before this one, as when the language is
 * switched: a step whose lab is set already is told anew, and nothing is moved.
 *
 * @param {Context} context
 * @param {LessonWords} words
 * @param {{place: HTMLElement, hasAddress: boolean}} options `place`: the element that the lesson is in; its parent is the lab
 * @returns {LessonPart}
 */
export function createLessonPart(context, words, { place, hasAddress }) {
  const { store } = context;
  /** @type {Told | null} */
  let told = null;

  const lesson = () => store.get().lesson;
  const answerTo = (/** @type {Told} */ it) => lesson()?.answers[keyOf(it)] ?? null;
  const lab = () => /** @type {HTMLElement} */ (place.parentElement);
  const dim = () => light(lab(), { spotlight: null, veils: [], note: '' });
  const show = () => {
    const now = lesson();
    if (!told || !now || now.away) return;
    const answer = answerTo(told);
    panel.tell(told, answer);
    const { step } = told;
    light(lab(), { spotlight: spotlightOf(told, answer), veils: step.question && !answer ? step.veils : [], note: words.veiled });
  };
  const settle = (/** @type {Answer} */ answer) => {
    if (!told) return;
    store.dispatch(lessonActions.answer(keyOf(told), answer));
    show();
    panel.focusVerdict();
    void driver.reveal();
  };
  const panel = createPanel(context, words, {
    hasAddress,
    onAnswer(/** @type {Given} */ given) {
      if (told?.step.question) settle({ given, grade: grade(told.step.question, told.facts, given) });
    },
    onSkip: () => settle({ given: null, grade: null }),
    onAgain() {
      const now = lesson();
      if (told) store.dispatch(lessonActions.answer(keyOf(told), null));
      if (now) store.dispatch(lessonActions.open(now, { source: now.source }));
    },
  });
  const driver = createDriver(context, {
    told(it) {
      told = it;
      store.dispatch(lessonActions.toldOver(isSame(it.source, ownSource(it.step)) ? null : it.source));
      show();
    },
    set(it) {
      // A figure that comes with its page does not move it.
      if (!hasAddress && lesson()?.turn === 1) return;
      const answer = answerTo(it);
      bringIntoView(lab(), { place, spotlight: spotlightOf(it, answer), isAnswered: answer !== null, smooth: !store.get().screen.reducedMotion });
    },
    settled: () => keepUp(),
    failure: panel.fail,
  });

  const turn = watch(
    (state) => [state.lesson?.turn ?? 0, state.lesson === null || state.lesson.away],
    (count, isOut) => {
      const now = lesson();
      if (!now || isOut) {
        driver.stop();
        told = null;
        dim();
        return;
      }
      told = null;
      const isSet = now.set === now.turn;
      panel.come(now, { takesFocus: !isSet && (hasAddress || count > 1) });
      dim();
      if (isSet) void driver.resume(stepAt(now.step), now.source);
      else void driver.come(stepAt(now.step), now.source);
    },
  );
  const follow = watch(
    (state) => [state.standing, state.pending, state.lesson],
    (_standing, _pending, now) => {
      panel.frame(now);
      keepUp();
    },
  );
  const keepUp = () => {
    const { standing, pending, lesson: now } = store.get();
    if (!now || now.away || !told) return;
    driver.follow(told.step);
    const strays = standing && !pending && !isTold(told.facts, told.source, standing.source);
    panel.note(strays ? { shown: standing.built.info.count, told: told.facts.here.info.count } : null);
  };
  return {
    elements: panel.elements,
    update(state) {
      turn(state);
      follow(state);
      panel.update(state);
    },
    destroy() {
      driver.stop();
    },
  };
}

/** @param {Told} told @param {Answer | null} answer */
function spotlightOf({ step }, answer) {
  return (answer && step.reveal?.spotlight) || step.spotlight;
}

/** A question is another one over another dictionary. @param {Told} told */
function keyOf({ step, facts, source }) {
  return `${step.id} ${'names' in source ? 'names' : String(source.family)} ${facts.here.info.count}`;
}
