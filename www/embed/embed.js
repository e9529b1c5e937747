/**
 * The page of an iframe: one element, as its address says, as high as its content. The script is a
 * classic one, since an iframe with `sandbox="allow-scripts"` may load no module: there, everything
 * comes from the one script that holds it all.
 */
import { attributeNames, flags } from '../element/attributes.js';
import { tellSize } from './tell-size.js';

const script = /** @type {HTMLScriptElement} */ (document.currentScript);
const folder = new URL('./', script.src);
const mayFetch = globalThis.origin === folder.origin;

const lab = document.createElement('teardown-lab');
const query = new URLSearchParams(window.location.search);
for (const name of attributeNames) {
  const value = query.get(name);
  const isOff = flags.some((flag) => flag === name) && (value === 'false' || value === '0');
  if (value !== null && !isOff) lab.setAttribute(name, value);
}
const main = document.createElement('main');
// The lab's own view begins with a heading of that rank; the others leave it to the page around.
if ((query.get('view') ?? 'lab') !== 'lab') {
  const heading = document.createElement('h1');
  heading.textContent = document.title;
  main.append(heading);
}
main.append(lab);
document.body.append(main);
tellSize(lab);

if (mayFetch) void import(/* @vite-ignore */ new URL('./define.js', folder).href);
else loadAll(new URL('./standalone.js', folder).href);

/** @param {string} address */
function loadAll(address) {
  const { trustedTypes } = /** @type {import('../element/loading/trust.js').Scope} */ (globalThis);
  const policy = trustedTypes?.createPolicy('teardown-lab-embed', { createScriptURL: (/** @type {string} */ given) => given });
  const all = document.createElement('script');
  all.src = policy ? policy.createScriptURL(address) : address;
  document.head.append(all);
}
