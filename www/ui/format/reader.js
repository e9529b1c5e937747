/** @import { FormatStore } from '../../state/format/types.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { FormatWords } from '../../words/en-format.js' */
/** @import { Importer, ReadError } from '../../import/client.js' */
/** @import { Box } from './box.js' */
import { createImporter } from '../../import/client.js';
import { actions } from '../../state/actions.js';
import { formatActions } from '../../state/format/actions.js';
import { isAbort, refusalOf } from '../effects/refusal-of.js';

/** After this long the reader is told that something is being read, and may stop it. */
const slowAfter = 300;

/**
 * Has read what is given, and then has the dictionary built of it. The newest wins; what is refused
 * leaves all as it was.
 *
 * @param {{store: Store, format: FormatStore, box: Box, words: FormatWords, importer?: Importer}} parts
 */
export function createReader({ store, format, box, words, importer = createImporter() }) {
  /** @type {string | File | null} */
  let last = null;
  /** @type {{end: AbortController, timer: ReturnType<typeof setTimeout>} | null} */
  let job = null;

  const give = () => {
    if (!job) return;
    clearTimeout(job.timer);
    job.end.abort();
    job = null;
  };
  /** @param {string | File} input @param {string | null} text of a file, when it can be shown */
  const showFile = (input, text) => {
    if (typeof input === 'string') return;
    box.put(text === null ? { instead: words.reading.tooLongToShow(describe(input)) } : { text });
  };

  return {
    /** @param {string | File} input */
    async read(input) {
      give();
      last = input;
      const mine = { end: new AbortController(), timer: setTimeout(() => format.dispatch(formatActions.isSlow()), slowAfter) };
      job = mine;
      format.dispatch(formatActions.begin(typeof input === 'string' ? null : describe(input)));
      try {
        const { format: read, text } = await importer.read(input, { kind: format.get().wanted, signal: mine.end.signal });
        showFile(input, text);
        format.dispatch(formatActions.read(read));
        store.dispatch(actions.build({ names: read.names }, 'names'));
      } catch (error) {
        if (isAbort(error)) return;
        const refusal = refusalOf(error);
        const { text = null } = /** @type {ReadError} */ (error);
        if (text !== null) showFile(input, text);
        format.dispatch(formatActions.end());
        store.dispatch(actions.refuse('names', refusal));
      } finally {
        clearTimeout(mine.timer);
        if (job === mine) job = null;
      }
    },

    /** Reads the same once more, as another kind. */
    again() {
      if (last !== null) void this.read(last);
    },

    /** Shows another space of what was read. @param {number} index */
    choose(index) {
      format.dispatch(formatActions.choose(index));
      const { read, chosen } = format.get();
      if (read) store.dispatch(actions.build({ names: read.spaces[chosen].names }, 'names'));
    },

    /** Gives up what is being read. */
    stop() {
      give();
      format.dispatch(formatActions.end());
    },

    destroy() {
      give();
      importer.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createReader>} Reader */

/** @param {File} file */
const describe = ({ name, size }) => ({ name, bytes: size });
