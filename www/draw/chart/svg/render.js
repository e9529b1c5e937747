/** @import { SceneNode } from '../types.js' */

const namespace = 'http://www.w3.org/2000/svg';

/**
 * Makes the children of an element those of a scene. Elements stay with their keys, so that one that
 * has the focus keeps it; nothing that is as wanted is touched.
 *
 * @param {Element} parent nobody else puts anything into it
 * @param {readonly SceneNode[]} nodes keys differ among siblings, and a key always has the same tag
 */
export function renderScene(parent, nodes) {
  const standing = new Map([...parent.children].map((child) => [child.getAttribute('data-key') ?? '', child]));
  const wanted = new Set(nodes.map(({ key }) => key));
  for (const [key, child] of standing) if (!wanted.has(key)) child.remove();
  let next = parent.firstElementChild;
  for (const node of nodes) {
    const element = standing.get(node.key) ?? create(node);
    if (element === next) next = next.nextElementSibling;
    else parent.insertBefore(element, next);
    show(element, node);
  }
}

/** @param {SceneNode} node */
function create({ key, tag }) {
  const element = document.createElementNS(namespace, tag);
  element.setAttribute('data-key', key);
  return element;
}

/** @param {Element} element @param {SceneNode} node */
function show(element, { attributes = {}, text, children }) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
  if (text !== undefined && element.textContent !== text) element.textContent = text;
  if (children) renderScene(element, children);
}
