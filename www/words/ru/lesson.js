/** @type {typeof import('../en/lesson.js').lesson} */
export const lesson = {
  open: 'Урок',
  loading: 'Урок загружается.',
  failed: (reason) => `Урок не загрузился: ${reason}`,
  retry: 'Попробовать ещё раз',
  close: 'Закончить урок',
  rest: () => import('../ru-lesson.js').then(({ ruLesson }) => ruLesson),
};
