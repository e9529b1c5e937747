import { readFile } from 'node:fs/promises';

import { capture, run, which } from '../run.js';

/** Debian's package manager must not stop to ask. */
const environment = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Debian's packages, where this user may install them.
 *
 * @typedef {object} Apt
 * @property {() => Promise<void>} refresh reads the list of what there is
 * @property {(names: readonly string[]) => Promise<void>} install never removes a package that is there
 * @property {(stem: string) => Promise<string | null>} newest the package `stem-NUMBER` with the largest number
 */

/**
 * @returns {Promise<Apt | null>} null when this is no Debian (or a child of it), or the user is neither root nor may
 *   become root without a password
 */
export async function findApt() {
  if (!which('apt-get') || !(await isDebianLike())) return null;
  const asRoot = await findWayToRoot();
  if (asRoot === null) return null;
  const apt = (/** @type {readonly string[]} */ args) => {
    const [program = '', ...rest] = [...asRoot, 'apt-get', ...args];
    return capture(program, rest, { environment });
  };
  return {
    async refresh() {
      await apt(['update']);
    },
    async install(names) {
      await apt(['install', '-y', '--no-install-recommends', '--no-remove', ...names]);
    },
    async newest(stem) {
      const found = await capture('apt-cache', ['search', '--names-only', `^${stem}-[0-9]+$`]);
      const numbers = [...found.matchAll(new RegExp(`^${stem}-(\\d+) `, 'gm'))].map((match) => Number(match[1]));
      return numbers.length === 0 ? null : `${stem}-${Math.max(...numbers)}`;
    },
  };
}

/**
 * Installs Debian's packages where that can be done; elsewhere it does nothing, and the caller says what is missing.
 *
 * @param {import('../say.js').Say} say
 * @param {readonly string[]} packages
 * @param {string} why to end the sentence that says what is done
 */
export async function installFromDebian(say, packages, why) {
  const apt = await findApt();
  if (!apt) return;
  await say.step(`Installing Debian's ${packages.join(' and ')} ${why}`, async () => {
    await apt.refresh();
    await apt.install(packages);
  });
}

async function isDebianLike() {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID(?:_LIKE)?=.*\bdebian\b/m.test(release);
}

/** @returns {Promise<string[] | null>} what to put before a command so that root runs it; null when nothing does */
async function findWayToRoot() {
  if (process.getuid?.() === 0) return [];
  if (!which('sudo')) return null;
  const { ok } = await run('sudo', ['-n', 'true']);
  return ok ? ['sudo', '-n'] : null;
}
