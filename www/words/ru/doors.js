import { lesson } from './lesson.js';

/** @type {typeof import('../en/doors.js').doors} */
export const doors = {
  heading: 'Дальше',
  close: 'Закрыть эту часть',
  loading: 'Эта часть загружается.',
  failed: (message) => `Эта часть не загрузилась: ${message}`,
  retry: 'Попробовать ещё раз',
  parts: {
    lesson: {
      title: 'Урок',
      lead: 'Две минуты, шаг за шагом поверх лаборатории, с вопросами, на которые сначала отвечаете вы.',
      rest: lesson.rest,
    },
    remedies: {
      title: 'Гонка способов',
      lead: 'Пять способов опустошить одну и ту же таблицу, шаг за шагом рядом: одни опускают кривую, другие её сгибают.',
      rest: () => import('../ru-remedies.js').then(({ remediesWords }) => remediesWords),
    },
    elsewhere: {
      title: 'Та же ошибка у других',
      lead: 'Девять сообщений о чужих таблицах, их наклоны и чем дело кончилось.',
      rest: () => import('../ru-elsewhere.js').then(({ ruElsewhere }) => ruElsewhere),
    },
    story: {
      title: 'История',
      lead: 'От кривой со ступеньками до исправления, которое само — удаление.',
      rest: () => import('../ru-story.js').then(({ ruStory }) => ruStory),
    },
  },
};
