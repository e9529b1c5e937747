/** @import { Context } from '../types.js' */
/** @import { DoorEntry } from './registry.js' */
/** @import { DoorPart } from './types.js' */
import { actions } from '../../state/actions.js';
import { failureOf } from '../dom/failure.js';
import { h, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * The room behind the row of doors: the part that is open, under its title. The title has the focus
 * when a door was opened; what the part holds is loaded then.
 *
 * @param {Context} context
 * @param {readonly DoorEntry[]} doors
 * @returns {Required<import('../types.js').Part>}
 */
export function createRoom(context, doors) {
  const { store, words: { doors: words }, id, anew, left } = context;
  const title = h('h2', { class: 'section-heading', tabindex: -1, id: id('room-heading') });
  const body = h('div', { class: 'room-body' });
  const element = h('section', { class: 'room', 'aria-labelledby': title.id, hidden: true },
    h('div', { class: 'room-head' }, title,
      h('button', {
        type: 'button', class: 'button', 'data-do': 'close-door', on: { click: () => store.dispatch(actions.openDoor(null)) },
      }, words.close)),
    body);
  /** the part that is shown @type {DoorPart | null} */
  let part = null;
  /** what was asked for last: what comes in for anything else is too late */
  let wanted = {};

  /** whether the reader was here already, in another language */
  let isOld = anew && store.get().screen.door !== null;

  const empty = () => {
    wanted = {};
    part?.destroy?.();
    part = null;
    body.replaceChildren();
  };
  /** What was left by the room in another language: by the part itself, or by another one that was open then. @param {string} name */
  const take = (name) => {
    const mine = left.get(name) ?? null;
    left.delete(name);
    for (const other of left.values()) other.destroy();
    left.clear();
    return mine;
  };
  /** @param {DoorEntry} door */
  const fill = async (door) => {
    empty();
    const mine = wanted;
    body.append(h('p', { class: 'setting-note', role: 'status' }, words.loading));
    try {
      const make = await door.load(words.parts);
      const made = mine === wanted ? await make(context, take(door.id)) : null;
      if (mine !== wanted) {
        made?.destroy?.();
        return;
      }
      part = made;
      if (!part) return;
      body.replaceChildren(part.element);
      part.attach?.();
      part.goTo?.(store.get().screen.door?.place ?? '');
      part.update?.(store.get());
    } catch (error) {
      if (mine === wanted) body.replaceChildren(...failureOf({ words, error, onRetry: () => void fill(door) }));
    }
  };

  const open = watch(
    (state) => [state.screen.door?.id ?? null],
    (name) => {
      const door = doors.find(({ id: each }) => each === name);
      element.hidden = !door;
      element.dataset.room = door?.id ?? '';
      if (!door) {
        empty();
        return;
      }
      setText(title, words.parts[door.id].title);
      if (!isOld) leadTo(title);
      isOld = false;
      void fill(door);
    },
  );
  const go = watch(
    (state) => [state.screen.door?.place ?? ''],
    (place) => part?.goTo?.(place),
  );
  return {
    element,
    update(state) {
      open(state);
      go(state);
      part?.update?.(state);
    },
    destroy() {
      const door = store.get().screen.door?.id;
      if (door && part?.leave) {
        left.set(door, part.leave());
        part = null;
      }
      empty();
    },
  };
}

/**
 * Gives the focus to an element and, once the page is laid out with it, brings it to the top of the window: nothing is
 * seen to move then but the page itself.
 *
 * @param {HTMLElement} element
 */
function leadTo(element) {
  element.focus({ preventScroll: true });
  requestAnimationFrame(() => requestAnimationFrame(() => element.scrollIntoView()));
}
