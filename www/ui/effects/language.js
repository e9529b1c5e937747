/** @import { Store } from '../../state/types.js' */
/** @import { Words } from '../../words/en.js' */
import { actions } from '../../state/actions.js';
import { loadRest, loadWords } from '../../words/load.js';

/**
 * Has the lab speak the language that the state names. While its words are on their way the lab goes
 * on in the one that it speaks, and it stays with that when they cannot be had.
 *
 * @param {{store: Store, onWords: (words: Words) => void}} parts `onWords` is given words that are all there
 * @returns {() => void} ends it
 */
export function followLanguage({ store, onWords }) {
  let spoken = store.get().screen.language;
  let wanted = spoken;
  let ended = false;
  const speak = async () => {
    const asked = wanted;
    try {
      const words = await loadWords(asked);
      await loadRest(words);
      if (ended || wanted !== asked) return;
      spoken = asked;
      onWords(words);
    } catch (error) {
      if (ended || wanted !== asked) return;
      const value = error instanceof Error ? error.message : String(error);
      wanted = spoken;
      store.dispatch(actions.setLanguage(spoken));
      store.dispatch(actions.complain([...store.get().screen.complaints, { parameter: 'words', value }]));
    }
  };
  const unsubscribe = store.subscribe(() => {
    const { language } = store.get().screen;
    if (language === wanted) return;
    wanted = language;
    if (wanted !== spoken) void speak();
  });
  return () => {
    ended = true;
    unsubscribe();
  };
}
