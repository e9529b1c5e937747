/**
 * The steps of the lesson, in their order. Their place in it, from 1, is their address.
 *
 * @typedef {typeof stepIds[number]} StepId
 */
export const stepIds = Object.freeze(/** @type {const} */ ([
  'table', 'first', 'delete', 'again', 'staircase', 'double', 'jump', 'limit', 'flight', 'fix', 'allowed', 'profile', 'elsewhere',
]));
