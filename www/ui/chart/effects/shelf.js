/** @import { Cupboard } from '../../../measure/kept/cupboard.js' */
/** @import { ChartStore, KeptRun } from '../../../state/chart/types.js' */
import { isRunKey } from '../../../measure/kept/cupboard.js';
import { chartActions } from '../../../state/chart/actions.js';

/**
 * Keeps the kept runs in the browser's storage: reads them now and whenever another page changes
 * them, writes what is kept or renamed here, removes what is deleted.
 *
 * @param {{store: ChartStore, cupboard: Cupboard}} parts
 * @returns {() => void} ends it
 */
export function followShelf({ store, cupboard }) {
  /** as they are in storage @type {readonly KeptRun[]} */
  let stored = [];

  const load = () => {
    const { runs, troubles } = cupboard.load();
    // What could not be written to storage lives on in this page alone.
    const unwritten = store.get().shelf.runs.filter((run) => !stored.includes(run));
    stored = runs;
    store.dispatch(chartActions.loaded([...runs, ...unwritten], troubles));
  };
  const write = () => {
    const { runs } = store.get().shelf;
    if (runs === seen) return;
    seen = runs;
    const gone = stored.filter(({ id }) => !runs.some((run) => run.id === id));
    const fresh = runs.filter((run) => !stored.includes(run));
    for (const { id } of gone) complain(cupboard.remove(id));
    const written = fresh.filter((run) => !complain(cupboard.put(run)));
    stored = [...stored.filter((run) => runs.includes(run)), ...written];
  };
  /** @type {readonly KeptRun[] | null} */
  let seen = null;
  /** @param {import('../../../state/chart/types.js').KeptTrouble | null} trouble @returns {boolean} */
  const complain = (trouble) => {
    if (trouble) store.dispatch(chartActions.trouble(trouble));
    return trouble !== null;
  };

  load();
  seen = store.get().shelf.runs;
  const unsubscribe = store.subscribe(write);
  const listen = (/** @type {StorageEvent} */ { key }) => {
    if (isRunKey(key)) load();
  };
  window.addEventListener('storage', listen);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listen);
  };
}
