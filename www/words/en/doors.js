import { lesson } from './lesson.js';

/** The doors with which the page ends; the other words of each part come with it. */
export const doors = {
  heading: 'Further in',
  close: 'Close this part',
  loading: 'This part is on its way.',
  /** @param {string} message */
  failed: (message) => `This part could not be loaded: ${message}`,
  retry: 'Try again',
  parts: {
    lesson: {
      title: 'The lesson',
      lead: 'Two minutes, step by step over the lab above, with questions to guess first.',
      rest: lesson.rest,
    },
    remedies: {
      title: 'The remedies race',
      lead: 'Five ways to empty the same table, step by step beside each other: some make the curve lower, others bend it.',
      rest: () => import('../en-remedies.js').then(({ remediesWords }) => remediesWords),
    },
    elsewhere: {
      title: 'The same fault elsewhere',
      lead: 'Nine reports from other tables, their slopes, and what became of them.',
      rest: () => import('../en-elsewhere.js').then(({ enElsewhere }) => enElsewhere),
    },
    story: {
      title: 'The story',
      lead: 'From a curve with steps in it to a fix that is a deletion.',
      rest: () => import('../en-story.js').then(({ enStory }) => enStory),
    },
  },
};
