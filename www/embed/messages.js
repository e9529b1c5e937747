/** What the messages between an iframe and the page around it are known by. */
export const messageName = 'teardown-lab';

/**
 * @param {unknown} data
 * @returns {number | null} the height in CSS pixels that a message asks for; null when it is none of ours
 */
export function heightIn(data) {
  if (data === null || typeof data !== 'object' || !('name' in data) || !('height' in data)) return null;
  const { name, height } = data;
  const isHeight = typeof height === 'number' && Number.isFinite(height) && height > 0;
  return name === messageName && isHeight ? height : null;
}

/**
 * @param {unknown} data
 * @returns {string | null} the theme that a message asks for
 */
export function themeIn(data) {
  if (data === null || typeof data !== 'object' || !('name' in data) || !('theme' in data)) return null;
  return data.name === messageName && typeof data.theme === 'string' ? data.theme : null;
}
