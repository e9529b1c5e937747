/** @import { Context, Part } from '../types.js' */
import { actions } from '../../state/actions.js';
import { formatDoor } from '../../state/door.js';
import { h, setAttribute } from '../dom/h.js';
import { watch } from '../dom/watch.js';
import { doors } from './registry.js';
import { createRoom } from './room.js';

/**
 * The row of doors, and the room with the part behind the one that is open.
 *
 * @param {Context} context
 * @param {string} heading the id of the heading above
 * @returns {{elements: HTMLElement[], update: Part['update'], destroy: () => void}}
 */
export function createRow(context, heading) {
  const { store, words: { doors: words } } = context;
  const links = new Map(doors.map((door) => {
    const { title, lead } = words.parts[door.id];
    const link = h('a', {
      class: 'door', href: formatDoor({ id: door.id, place: '' }), 'data-door': door.id,
      on: {
        /** @param {MouseEvent} event */
        click(event) {
          // A new tab or window is the browser's business.
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          store.dispatch(actions.openDoor({ id: door.id, place: '' }));
        },
      },
    }, h('span', { class: 'door-title' }, title), h('span', { class: 'door-lead' }, lead));
    return [String(door.id), link];
  }));
  const room = createRoom(context);
  const row = h('nav', { 'aria-labelledby': heading },
    h('ul', { class: 'door-row' }, ...[...links.values()].map((link) => h('li', {}, link))));
  /** @type {string | null} */
  let last = null;
  const show = watch(
    (state) => [state.screen.door?.id ?? null],
    (open) => {
      for (const [name, link] of links) setAttribute(link, 'aria-current', name === open ? 'true' : null);
      if (open === null && last !== null) links.get(last)?.focus();
      last = open;
    },
  );
  return {
    elements: [row, room.element],
    update(state) {
      room.update(state);
      show(state);
    },
    destroy: room.destroy,
  };
}
