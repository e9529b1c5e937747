/**
 * Where a page demands Trusted Types, the address of a worker has to be vouched for. A policy of this
 * name does so, for the addresses that the lab itself makes and for no others.
 */
export const policyName = 'teardown-lab';

/**
 * @typedef {object} Trust
 * @property {(address: string) => string} vouch for an address of ours; a TrustedScriptURL where there are such
 */

/** What TypeScript does not know yet. @typedef {{trustedTypes?: {createPolicy(name: string, rules: object): any}}} Scope */

/** @returns {Trust} of this page */
export function createTrust() {
  const { trustedTypes } = /** @type {Scope} */ (globalThis);
  if (!trustedTypes) return { vouch: (address) => address };
  const policy = trustedTypes.createPolicy(policyName, { createScriptURL: (/** @type {string} */ address) => address });
  return { vouch: (address) => policy.createScriptURL(address) };
}
