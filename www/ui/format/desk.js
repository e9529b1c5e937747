/** @import { FormatWords } from '../../words/en-format.js' */
/** @import { State } from '../../state/types.js' */
/** @import { Context } from '../types.js' */
/** @import { Box } from './box.js' */
import { createFormatStore } from '../../state/format/create.js';
import { setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';
import { createCosts } from './costs.js';
import { createProgressLine, createTools } from './controls.js';
import { createReader } from './reader.js';
import { followShared } from './shared.js';

/**
 * Where a format is read and its cost told: the part of the section that comes once it is needed.
 *
 * @param {Context} context
 * @param {{words: FormatWords, box: Box, note: HTMLElement}} parts
 */
export function createDesk(context, { words, box, note }) {
  const format = createFormatStore();
  const reader = createReader({ store: context.store, format, box, words });
  const tools = createTools(context, { format, words, reader });
  const progress = createProgressLine({ words, reader });
  const costs = createCosts(context, { format, words });
  const stopShared = followShared(context, format);
  const showNote = watch(
    (/** @type {ReturnType<typeof format.get>} */ { read, chosen }) => [read, chosen],
    (read, chosen) => {
      if (read) setText(note, [words.reading.done(read, read.spaces[chosen].names.length), ...read.notes.map(({ message }) => context.words.refusal(message) ?? message)].join(' '));
    },
  );
  const show = () => {
    const state = format.get();
    tools.update(state);
    progress.update(state);
    showNote(state);
    costs.update(context.store.get());
  };
  const unsubscribe = format.subscribe(show);
  show();
  return {
    tools: tools.elements,
    progress: progress.element,
    costs: costs.element,
    /** @param {string | File} input */
    read: (input) => reader.read(input),
    /** @param {State} state */
    update: (state) => costs.update(state),
    destroy() {
      unsubscribe();
      stopShared();
      reader.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createDesk>} Desk */
