/** @import { ConnectBuilder } from '../../draw/building/client.js' */
/** @import { Store } from '../../state/types.js' */
import { createBuildStage } from '../../draw/building/client.js';
import { buildingActions } from '../../state/building/actions.js';
import { createBuildingStore } from '../../state/building/create.js';
import { followAsked } from './effects/builds.js';
import { createTravel } from './effects/travel.js';

/**
 * What “Names that hurt” works with, in whatever language it is shown: what is being built goes on, and the
 * playhead stays.
 *
 * @param {{lab: Store, connect: ConnectBuilder}} parts
 */
export function createBuildingDesk({ lab, connect }) {
  const store = createBuildingStore();
  /** whoever shows it now @type {(message: string) => void} */
  let fail = () => {};
  const stage = createBuildStage({
    connect,
    onProgress: (progress) => store.dispatch(buildingActions.progressed(progress)),
    onBuilt: (progress, done) => store.dispatch(buildingActions.built(progress, { done, plays: !lab.get().screen.reducedMotion })),
    onFrame: (frames) => store.dispatch(buildingActions.painted(frames)),
    onRefused: (lane, { code, message }) => store.dispatch(buildingActions.refuse({ code, message }, lane)),
    onFailure: ({ message }) => fail(message),
  });
  /** @type {(() => void) | null} */
  let stop = null;
  return {
    store,
    stage,
    travel: createTravel({ store, stage }),
    /** Tells from now on that what builds has died; the desk is then to be destroyed. @param {(message: string) => void} onFailure */
    tell(onFailure) {
      fail = onFailure;
    },
    /** Has built what is asked for. */
    begin() {
      stop ??= followAsked({ store, stage });
    },
    destroy() {
      stop?.();
      stage.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createBuildingDesk>} BuildingDesk */
