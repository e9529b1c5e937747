import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { BEFORE_PAGE, beforePage, isNeeded, withScript } from './before-page.js';

const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** Browsers compile WebAssembly while it streams in only when it is called by this type. */
const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json'],
  ['.wasm', 'application/wasm'],
]);

/**
 * @typedef {object} Server
 * @property {string} url of the folder's index page, with a slash at its end
 * @property {readonly {path: string, at: number}[]} asked the files that were asked for so far, from the folder, and
 *   when, in milliseconds since 1970
 * @property {readonly string[]} missing the addresses, so far, that were asked for and not there
 * @property {() => Promise<void>} close
 */

/**
 * Serves a folder as a plain static host does, below a path of its own: an address that forgets the path is not found.
 *
 * @param {{ folder?: string, path?: string, headers?: Record<string, string>, gzip?: boolean }} [options] `folder`: dist/
 *   unless said; `path`: starts and ends with a slash; `headers`: sent with every answer; `gzip`: whether files are
 *   compressed on their way, for whoever takes that
 * @returns {Promise<Server>}
 */
export async function startServer({ folder = DIST, path = '/docs/some/lab/', headers = {}, gzip = false } = {}) {
  /** @type {string[]} */
  const missing = [];
  /** @type {{path: string, at: number}[]} */
  const asked = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (isNeeded() && pathname === `${path}${BEFORE_PAGE}`) {
      response.writeHead(200, { ...headers, 'Content-Type': typeOf(pathname), 'Cache-Control': 'no-store' });
      response.end(beforePage());
      return;
    }
    asked.push({ path: pathname.slice(path.length) || 'index.html', at: Date.now() });
    const content = await contentOf(folder, path, pathname);
    if (content === null) missing.push(pathname);
    const body = isNeeded() && content && typeOf(pathname).startsWith('text/html')
      ? withScript(String(content), `<script src="${path}${BEFORE_PAGE}"></script>`)
      : content ?? 'not found';
    const isSmaller = gzip && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(content === null ? 404 : 200, {
      ...headers, 'Content-Type': typeOf(pathname), ...(isSmaller ? { 'Content-Encoding': 'gzip' } : {}),
    });
    response.end(isSmaller ? gzipSync(body) : body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`the server has no port: ${address}`);
  return {
    url: `http://127.0.0.1:${address.port}${path}`,
    asked,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {string} pathname
 * @returns {Promise<Buffer | null>} null when nothing is there, or it is outside the folder
 */
async function contentOf(folder, path, pathname) {
  if (!pathname.startsWith(path)) return null;
  const file = normalize(decodeURIComponent(pathname.slice(path.length)) || '.');
  if (file.startsWith('..') || file.startsWith(sep)) return null;
  return readFile(join(folder, file, pathname.endsWith('/') ? 'index.html' : '')).catch(() => null);
}

/** @param {string} pathname */
function typeOf(pathname) {
  const ending = extname(pathname) || '.html';
  return TYPES.get(ending) ?? 'application/octet-stream';
}
