/**
 * What a painter has been told, so that one that takes its place can be told the same: canvases,
 * sizes, colours, labels, views.
 *
 * @import { Part, Request } from '../types.js'
 * @import { Strategy } from '../../engine/types.js'
 * @typedef {Exclude<Request, { kind: 'attach' }>} Setting
 * @typedef {{ strategy: Strategy, part: Part, canvas: HTMLCanvasElement }} Attachment
 */
export function createMemory() {
  /** @type {Map<string, Setting>} */
  const settings = new Map();
  /** @type {Map<string, Attachment>} */
  const attachments = new Map();

  return {
    /**
     * @param {string} key settings with the same key replace one another
     * @param {Setting} request
     */
    setting(key, request) {
      settings.set(key, request);
    },

    /** @param {Attachment} attachment */
    attachment(attachment) {
      attachments.set(`${attachment.strategy} ${attachment.part}`, attachment);
    },

    /** @returns {Setting[]} */
    settings: () => [...settings.values()],

    /** @returns {Attachment[]} */
    attachments: () => [...attachments.values()],
  };
}
