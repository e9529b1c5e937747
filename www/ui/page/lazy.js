/**
 * What is made when it is first asked for, and then is the same for whoever asks: a part keeps with it what it
 * has found while its words change. After a failure it is made anew.
 *
 * @template {{destroy: () => void}} Made
 * @param {() => Promise<Made>} make
 * @returns {{get: () => Promise<Made>, destroy: () => void}} `destroy`: what is still on its way is ended on arrival;
 *   whoever asks later is given another
 */
export function createLazy(make) {
  /** @type {Promise<Made> | null} */
  let coming = null;
  return {
    get() {
      const mine = coming ?? make();
      coming = mine;
      mine.catch(() => {
        if (coming === mine) coming = null;
      });
      return mine;
    },
    destroy() {
      coming?.then((made) => made.destroy(), () => {});
      coming = null;
    },
  };
}
