import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { places } from '../places.js';
import { Problem } from '../problem.js';
import { capture, run, which } from '../run.js';
import { installFromDebian } from './debian.js';

/** Debian keeps the making of environments in a package of its own. */
const DEBIAN = ['python3', 'python3-venv'];

/**
 * Sees to it that there is a Python environment of its own that holds exactly what a list of pinned packages names.
 *
 * @param {import('../say.js').Say} say
 * @param {string} name of what it is for
 * @param {string} requirements path of the list
 * @returns {Promise<(program: string) => string>} the path of a program in it
 * @throws {Problem} when there is no Python that can make one
 */
export async function setUpPythonVenv(say, name, requirements) {
  const folder = join(places.tools, `python-${name}`);
  const wanted = await readFile(requirements, 'utf8');
  const note = join(folder, 'holds.txt');
  const place = (/** @type {string} */ program) => process.platform === 'win32'
    ? join(folder, 'Scripts', `${program}.exe`) : join(folder, 'bin', program);
  if ((await readFile(note, 'utf8').catch(() => null)) === wanted) return place;

  if (!(await findPython())) await installFromDebian(say, DEBIAN, `to build the ${name} site`);
  const python = await findPython();
  if (!python) throw new Problem(`The ${name} site needs Python 3 with its venv module: install ${DEBIAN.join(' and ')}, or Python from python.org.`);
  await rm(folder, { recursive: true, force: true });
  await say.step(`Installing ${name} for Python`, async () => {
    await capture(python, ['-m', 'venv', folder]);
    await capture(place('python'), ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--requirement', requirements]);
    await writeFile(note, wanted);
  });
  return place;
}

/** @returns {Promise<string | null>} a Python that can make environments */
async function findPython() {
  const python = which('python3') ?? which('python');
  if (!python) return null;
  const { ok } = await run(python, ['-c', 'import ensurepip, venv']);
  return ok ? python : null;
}
