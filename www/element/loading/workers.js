/** @import { Trust } from './trust.js' */
import { policyName } from './trust.js';

/**
 * Makes what starts workers of a classic script at an address, also where that is of another origin
 * than the page: then a script of the page's own imports it.
 *
 * @param {string} address absolute
 * @param {() => Trust} trust
 * @returns {() => Worker}
 */
export function workersAt(address, trust) {
  if (new URL(address).origin === globalThis.origin) return () => new Worker(trust().vouch(address));
  return workersOf(importing(address), trust);
}

/**
 * Makes what starts workers of a classic script's text. All are started from one address.
 *
 * @param {string} script
 * @param {() => Trust} trust
 * @returns {() => Worker}
 */
export function workersOf(script, trust) {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  return () => new Worker(trust().vouch(address));
}

/**
 * A worker is as strict as the page that starts it: it has to vouch for the address anew.
 *
 * @param {string} address
 */
function importing(address) {
  return `const address = ${JSON.stringify(address)};
const policy = self.trustedTypes?.createPolicy(${JSON.stringify(policyName)}, { createScriptURL: (given) => given });
importScripts(policy ? policy.createScriptURL(address) : address);`;
}
