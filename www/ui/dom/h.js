/**
 * Makes an element. Properties are attributes; `class` and `aria-…` among them. False and null
 * leave an attribute out, true sets it empty; `on` holds listeners by event.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown> & {on?: Record<string, (event: any) => void>}} [properties]
 * @param {...(Node | string | null)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  const { on = {}, ...attributes } = properties;
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  for (const [event, listener] of Object.entries(on)) element.addEventListener(event, listener);
  element.append(...children.filter((child) => child !== null));
  return element;
}

/**
 * Sets or takes away an attribute; touches nothing when it is as wanted.
 *
 * @param {Element} element
 * @param {string} name
 * @param {unknown} value false, null and undefined take it away; true sets it empty
 */
export function setAttribute(element, name, value) {
  if (value === false || value === null || value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
    return;
  }
  const text = value === true ? '' : String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/**
 * Sets the text of an element that holds nothing else; touches nothing when it is as wanted.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  const { firstChild } = element;
  if (firstChild instanceof Text && firstChild === element.lastChild) {
    if (firstChild.data !== text) firstChild.data = text;
  } else {
    element.textContent = text;
  }
}
