import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { places } from '../places.js';
import { capture } from '../run.js';
import { fingerprint } from '../setup/fingerprint.js';
import { pagesOf } from './pages.js';

/** @import { Say } from '../say.js' */
/** @import { Site, SiteFolders } from './sites.js' */

/** What the lab's share sheet supposes to be beside it. */
const LAB_FILES = ['embed.html', 'element'];

const MARK = '%SHARED CONFIGURATION%';

/**
 * @param {string} name
 * @returns {SiteFolders}
 */
export function foldersOf(name) {
  const home = join(places.cache, 'docs', name);
  return {
    template: join(places.root, 'tests/docs/sites', name), lab: places.dist, home, source: join(home, 'source'), out: join(home, 'site'),
  };
}

/**
 * Builds a site by its generator, with the lab of dist/ in it, unless it stands as it would be built now.
 *
 * @param {Say} say
 * @param {Site} site
 * @param {SiteFolders} [folders]
 * @throws {import('../problem.js').Problem} when the generator is not there or refuses the site
 */
export async function buildSite(say, site, folders = foldersOf(site.name)) {
  await bringPackages(folders);
  const program = await site.setUp(say, folders);
  const { configuration, pages } = pagesOf(site);
  const [command, args] = site.command(program, folders);
  const note = join(folders.home, 'built-from.txt');
  const inputs = await fingerprint(
    [folders.template, ...LAB_FILES.map((file) => join(folders.lab, file))].map((path) => relative(places.root, path)),
    [configuration, ...pages.map(({ content }) => content), ...args],
  );
  if ((await readFile(note, 'utf8').catch(() => null)) === inputs) return;

  await rm(note, { force: true });
  for (const folder of [folders.source, folders.out]) await rm(folder, { recursive: true, force: true });
  await cp(folders.template, folders.source, { recursive: true });
  await fillTemplates(folders.source, configuration);
  for (const { file, content } of pages) await write(join(folders.source, site.pages, file), content);
  for (const file of LAB_FILES) await cp(join(folders.lab, file), join(folders.source, site.files, file), { recursive: true });
  await say.step(`Building the ${site.name} site`, () => capture(command, args));
  await writeFile(note, inputs);
}

/** Packages stand above the source: they stay when that is made anew. @param {SiteFolders} folders */
async function bringPackages({ template, home }) {
  await mkdir(home, { recursive: true });
  for (const name of (await readdir(template)).filter((each) => /^package(-lock)?\.json$/.test(each))) {
    await cp(join(template, name), join(home, name));
  }
}

/** @param {string} source @param {string} configuration lines of the share sheet */
async function fillTemplates(source, configuration) {
  const ending = '.template';
  for (const name of (await readdir(source, { recursive: true })).filter((each) => each.endsWith(ending))) {
    const path = join(source, name);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(MARK, () => configuration));
    await rename(path, path.slice(0, -ending.length));
  }
}

/** @param {string} path @param {string} content */
async function write(path, content) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
