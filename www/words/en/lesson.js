/** What the page says of the lesson before it is open; the rest of its words comes with it. */
export const lesson = {
  open: 'Lesson',
  loading: 'The lesson is on its way.',
  /** @param {string} reason */
  failed: (reason) => `The lesson could not be loaded: ${reason}`,
  retry: 'Try again',
  close: 'End the lesson',
  rest: () => import('../en-lesson.js').then(({ enLesson }) => enLesson),
};
