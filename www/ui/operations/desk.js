/** @import { Measurer } from '../../measure/client.js' */
/** @import { Store } from '../../state/types.js' */
import { createOperationsStore } from '../../state/operations/create.js';
import { followTolls } from './effects.js';

/**
 * What “The other operations” works with, in whatever language it is shown.
 *
 * @param {{lab: Store, measurer: Pick<Measurer, 'operations' | 'exact'>}} parts
 */
export function createOperationsDesk({ lab, measurer }) {
  const store = createOperationsStore();
  return { store, destroy: followTolls({ lab, store, measurer }) };
}

/** @typedef {ReturnType<typeof createOperationsDesk>} OperationsDesk */
