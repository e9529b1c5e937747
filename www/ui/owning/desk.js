/** @import { Measurer } from '../../measure/client.js' */
/** @import { Store } from '../../state/types.js' */
import { createOwningStore } from '../../state/owning/create.js';
import { followOutcomes } from './effects.js';

/**
 * What “When bulk would be wrong” works with, in whatever language it is shown.
 *
 * @param {{lab: Store, measurer: Pick<Measurer, 'owning'>}} parts
 */
export function createOwningDesk({ lab, measurer }) {
  const store = createOwningStore();
  return { store, destroy: followOutcomes({ lab, store, measurer }) };
}

/** @typedef {ReturnType<typeof createOwningDesk>} OwningDesk */
