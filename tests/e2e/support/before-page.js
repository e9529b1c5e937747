import { chosenBrowser } from './which.js';

/**
 * Runs in the page: keeps what a console would show as a warning or an error, for `complaints`.
 */
const RECORDER = `{
  let said = [];
  const text = (value) => value instanceof Error ? value.stack ?? value.message : String(value);
  for (const level of ['warn', 'error']) {
    const write = console[level];
    console[level] = (...values) => { said.push(values.map(text).join(' ')); write.apply(console, values); };
  }
  // No console shows that sizes settle a frame later. Where a page is of no origin, a file for one, WebKit tells of that
  // as of every error there, without words and place: it is known by the observers that were called just before.
  let observing = false;
  globalThis.ResizeObserver = class extends ResizeObserver {
    constructor(act) {
      super((...all) => {
        observing = true;
        setTimeout(() => { observing = false; });
        try { act(...all); } catch (error) { said.push(text(error)); throw error; }
      });
    }
  };
  const isSettling = ({ message, filename }) => /^ResizeObserver loop/.test(message)
    || (observing && message === 'Script error.' && !filename);
  addEventListener('error', (event) => {
    if (!isSettling(event)) said.push(event.message ?? 'not loaded: ' + (event.target.src ?? event.target.href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => said.push(text(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => said.push(violatedDirective + ' blocked ' + blockedURI));
  globalThis.takeComplaints = () => { const taken = said; said = []; return taken; };
}`;

/**
 * WebKit's driver neither tells what is on the console nor runs a script before those of the page. There the test's
 * server puts one before them.
 */
const sources = new Set([RECORDER]);

/** Where the server has it, below its path. */
export const BEFORE_PAGE = 'before-the-page.js';

/** @returns {boolean} whether the server has to bring it */
export const isNeeded = () => chosenBrowser() === 'webkit';

/** @returns {string} all that runs before a page */
export const beforePage = () => [...sources].join('\n');

/** @param {string} source runs in each page that is opened from now on @returns {() => Promise<void>} takes it back */
export function addBeforePage(source) {
  sources.add(source);
  return async () => void sources.delete(source);
}

/** @param {string} html @param {string} script the address, or the whole @returns {string} the page with it as its first */
export function withScript(html, script) {
  return html.replace(/<head>|(?=<title>)/, (start) => `${start}${script}`);
}
