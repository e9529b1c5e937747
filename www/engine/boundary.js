/** @import { ErrorCode } from './types.js' */
import { LabError } from './lab-error.js';

/**
 * Calls into the compiled engine. A refusal comes out as a LabError; a trap, after which the
 * module's memory cannot be trusted, as LabError `engine-failed`.
 *
 * @template T
 * @param {() => T} call
 * @returns {T}
 */
export function crossing(call) {
  try {
    return call();
  } catch (thrown) {
    throw asLabError(thrown);
  }
}

/**
 * What the generated glue would turn into a number, an empty text into 0, is refused here by name.
 *
 * @param {unknown} given
 * @param {ErrorCode} code
 * @param {string} what it should count
 * @returns {number}
 */
export function numberOf(given, code, what) {
  if (typeof given === 'number') {
    return given;
  }
  const shown = typeof given === 'string' ? `“${given}”` : String(given);
  throw new LabError(code, `The ${what} is ${shown}; it must be a whole number.`);
}

/** @param {unknown} thrown */
function asLabError(thrown) {
  if (thrown instanceof LabError) {
    return thrown;
  }
  if (thrown instanceof Error && 'code' in thrown) {
    const code = /** @type {ErrorCode} */ (thrown.code);
    return new LabError(code, thrown.message);
  }
  return new LabError(
    'engine-failed',
    `The engine stopped unexpectedly (${String(thrown)}). Load it again to go on.`,
    { cause: thrown },
  );
}

/**
 * Keeps a handle into engine memory and refuses its use after it was freed.
 *
 * @template {{ free(): void }} Handle
 */
export class Held {
  /** @type {Handle | null} */
  #handle;
  #what;

  /**
   * @param {Handle} handle
   * @param {string} what how a message names it
   */
  constructor(handle, what) {
    this.#handle = handle;
    this.#what = what;
  }

  /**
   * @template T
   * @param {(handle: Handle) => T} call
   * @returns {T}
   */
  use(call) {
    const handle = this.#handle;
    if (handle === null) {
      throw new LabError('freed', `This ${this.#what} was freed; make a new one.`);
    }
    return crossing(() => call(handle));
  }

  /** Gives the memory back; once is enough, twice does no harm. */
  free() {
    this.#handle?.free();
    this.#handle = null;
  }
}
