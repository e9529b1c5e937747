const namespace = 'http://www.w3.org/2000/svg';

/**
 * Pictures of buttons on a field of 24 by 24: a filled outline, and lines drawn over it.
 *
 * @type {Record<string, {fill?: string, line?: string}>}
 */
const pictures = {
  play: { fill: 'M7 4.5v15l12-7.5z' },
  pause: { fill: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' },
  reverse: { fill: 'M17 4.5v15L5 12z' },
  step: { fill: 'M10 5.5v13l9-6.5z', line: 'M6 6v12' },
  stepBack: { fill: 'M14 5.5v13L5 12z', line: 'M18 6v12' },
  toStart: { fill: 'M13 6v12l-7-6zM20 6v12l-7-6z', line: 'M4.5 6.5v11' },
  toEnd: { fill: 'M11 6v12l7-6zM4 6v12l7-6z', line: 'M19.5 6.5v11' },
  nextDeletion: { fill: 'M4 6v12l8-6z', line: 'M14.5 8.5l6 7M20.5 8.5l-6 7' },
  previousDeletion: { fill: 'M20 6v12l-8-6z', line: 'M9.5 8.5l-6 7M3.5 8.5l6 7' },
  restart: { line: 'M6.5 8.2A7 7 0 1 1 5 12.6M6.2 3.8v4.6h4.6' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  fit: { line: 'M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4' },
  keys: { line: 'M9.2 9.2a2.9 2.9 0 1 1 4 2.7c-.9.4-1.2.9-1.2 1.9M12 17.3v.2' },
  close: { line: 'M6 6l12 12M18 6L6 18' },
};

/**
 * @param {string} name
 * @returns {SVGSVGElement} hidden from screen readers: the button says what it does
 */
export function icon(name) {
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.classList.add('icon');
  svg.append(...outlines(name));
  return svg;
}

/**
 * Puts another picture into an icon.
 *
 * @param {SVGSVGElement} svg
 * @param {string} name
 */
export function setIcon(svg, name) {
  svg.replaceChildren(...outlines(name));
}

/** @param {string} name */
function outlines(name) {
  const picture = pictures[name];
  if (!picture) throw new RangeError(`there is no picture of “${name}”`);
  return Object.entries(picture).map(([kind, data]) => {
    const path = document.createElementNS(namespace, 'path');
    path.setAttribute('d', data);
    path.classList.add(`icon-${kind}`);
    return path;
  });
}
