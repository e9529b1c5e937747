import { crossing } from './boundary.js';
import { loadGlue } from './glue.js';

/**
 * Loads what answers in the format of the golden files.
 *
 * @returns {Promise<(kind: string, text: string) => string | undefined>} undefined when there is no
 *   such kind
 */
export async function loadConformance() {
  const { glue } = await loadGlue();
  return (kind, text) => crossing(() => glue.conformance(kind, text));
}
