/**
 * What is wrong with how the page is spread out, by a script that runs in it.
 *
 * - `beyond`: what stands farther right than the page is wide, where nothing scrolls it into view;
 * - `clipped`: text that its own box cuts off;
 * - `overlapping`: controls that lie over one another;
 * - `covered`: controls that cannot be brought to where a click meets them.
 */
export const spreadScript = `
  const lab = document.getElementById('lab');
  const root = document.documentElement;
  const nameOf = (element) => [element.tagName.toLowerCase(), element.getAttribute('class') ?? '', element.id, (element.textContent ?? '').trim().slice(0, 24)].filter(Boolean).join(' ');
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden');
  const all = [...lab.querySelectorAll('*')].filter(isSeen);
  const box = (element) => element.getBoundingClientRect();
  const hides = (element) => getComputedStyle(element).overflowX !== 'visible' && element !== root && element !== document.body;
  const isScrolled = (element) => { for (let at = element.parentElement; at; at = at.parentElement) if (hides(at)) return true; return false; };

  const beyond = all.filter((element) => box(element).right > root.clientWidth + 1 && !isScrolled(element));
  const clipped = all.filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
    && element.scrollWidth > element.clientWidth + 1 && element.textContent.trim() !== '' && element.tagName !== 'svg');

  const controls = all.filter((element) => element.matches('button, a[href], input, select, textarea, summary, [role="slider"]') && !element.disabled);
  // What stays in view lies over what goes by, and what is scrolled away in a box of its own is not seen.
  const held = (element) => element.closest('.transport, .lesson-scroll, .lesson');
  const overlap = (one, other) => {
    return [...one.getClientRects()].some((a) => [...other.getClientRects()].some((b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2));
  };
  const isDrawn = (element) => element.closest('svg');
  const overlapping = [];
  for (const [index, one] of controls.entries()) for (const other of controls.slice(index + 1)) {
    if (held(one) !== held(other) || isDrawn(one) || isDrawn(other) || one.contains(other)) continue;
    // An input that lies under its own label is the label's.
    if (one.labels?.length && getComputedStyle(one).opacity === '0' || other.labels?.length && getComputedStyle(other).opacity === '0') continue;
    if (overlap(one, other)) overlapping.push(nameOf(one) + ' and ' + nameOf(other));
  }
  const isMet = (element, block) => {
    element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
    const [first] = element.getClientRects();
    const found = first && document.elementFromPoint(first.left + first.width / 2, first.top + first.height / 2);
    return found && (element.contains(found) || [...(element.labels ?? [])].some((label) => label.contains(found)));
  };
  const covered = controls.filter((element) => {
    if (isDrawn(element) || getComputedStyle(element).opacity === '0') return false;
    return !['center', 'end', 'start'].some((block) => isMet(element, block));
  });
  const leaves = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)));
  return {
    wide: root.scrollWidth - root.clientWidth, beyond: leaves.map(nameOf), clipped: clipped.map(nameOf), overlapping, covered: covered.map(nameOf),
  };`;
