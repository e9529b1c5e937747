/**
 * What the page around says of its theme, in the ways of those who make documentation. Pure.
 *
 * @typedef {object} Signs
 * @property {string} rootClass class of html: mdBook, VitePress, and many others
 * @property {string | null} rootTheme data-theme of html: Docusaurus, and many others
 * @property {string | null} bodyTheme data-theme of body: furo
 * @property {string | null} bodyScheme data-md-color-scheme of body: Material for MkDocs
 */

const darkClasses = Object.freeze(['dark', 'coal', 'navy', 'ayu']);
const lightClasses = Object.freeze(['light', 'rust']);

/**
 * @param {Signs} signs
 * @returns {'light' | 'dark' | null} null: it says nothing
 */
export function themeSaid({ rootClass, rootTheme, bodyTheme, bodyScheme }) {
  for (const said of [rootTheme, bodyTheme]) if (said === 'dark' || said === 'light') return said;
  if (bodyScheme !== null) return bodyScheme === 'slate' ? 'dark' : 'light';
  // furo's “auto” is the system's choice, whatever classes there are.
  if (bodyTheme === 'auto') return null;
  const classes = rootClass.split(/\s+/);
  if (classes.some((each) => darkClasses.includes(each))) return 'dark';
  return classes.some((each) => lightClasses.includes(each)) ? 'light' : null;
}

/**
 * @param {Document} document
 * @returns {Signs}
 */
export function signsOf({ documentElement: root, body }) {
  return {
    rootClass: root.className,
    rootTheme: root.getAttribute('data-theme'),
    bodyTheme: body?.getAttribute('data-theme') ?? null,
    bodyScheme: body?.getAttribute('data-md-color-scheme') ?? null,
  };
}
