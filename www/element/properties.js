/** @import { AttributeName } from './attributes.js' */
import { attributeNames, flags } from './attributes.js';

/** HTMLElement has it already. */
const inherited = Object.freeze(['lang']);

/**
 * Makes each attribute a property too, one that mirrors it: flags as true and false, all others as
 * text or null. `names` also takes a list, `fields`, `step` and `speed` a number.
 *
 * @param {HTMLElement} prototype
 */
export function addProperties(prototype) {
  for (const name of attributeNames) {
    if (inherited.includes(name)) continue;
    const isFlag = flags.some((each) => each === name);
    Object.defineProperty(prototype, name, { configurable: true, enumerable: true, ...(isFlag ? flag(name) : text(name)) });
  }
}

/** @param {AttributeName} name @returns {PropertyDescriptor & ThisType<HTMLElement>} */
function flag(name) {
  return {
    get() {
      return this.hasAttribute(name);
    },
    set(is) {
      this.toggleAttribute(name, Boolean(is));
    },
  };
}

/** @param {AttributeName} name @returns {PropertyDescriptor & ThisType<HTMLElement>} */
function text(name) {
  return {
    get() {
      return this.getAttribute(name);
    },
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, Array.isArray(value) ? value.join('\n') : String(value));
    },
  };
}
