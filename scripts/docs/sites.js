import { join } from 'node:path';

import { setUpCargoTool } from '../setup/cargo-tool.js';
import { setUpPythonVenv } from '../setup/python-venv.js';
import { setUpLocked } from '../setup/node-modules.js';

/** @import { Say } from '../say.js' */

/** Where the sites stand, for a browser that is told to look for that host here. */
export const HOST = 'docs.example';
export const BASE = '/docs/';

/**
 * Folders of one site, as absolute paths.
 *
 * @typedef {object} SiteFolders
 * @property {string} template what is in the repository
 * @property {string} lab where the lab's files are
 * @property {string} home where its npm packages go
 * @property {string} source the template, with the pages and the lab's files
 * @property {string} out what the generator writes
 *
 * @typedef {object} Site
 * @property {string} name of the folder in tests/docs/sites
 * @property {'mdbook' | 'sphinx' | 'mkdocs' | 'vitepress' | 'docusaurus'} target whose lines of the share sheet it uses
 * @property {boolean} hasConfiguration whether some of them go into its configuration
 * @property {string} pages folder of the pages, from the source
 * @property {string} files where the lab's files go, from the source, so that they come to stand in `lab/`
 * @property {(say: Say, folders: SiteFolders) => Promise<string>} setUp the generator; returns its program
 * @property {(program: string, folders: SiteFolders) => [string, string[]]} command that builds the site
 */

/** @type {readonly Site[]} */
export const SITES = [
  {
    name: 'mdbook',
    target: 'mdbook',
    hasConfiguration: false,
    pages: 'src',
    files: 'src/lab',
    setUp: (say) => setUpCargoTool(say, { name: 'mdbook', version: '0.5.4', why: 'for its site' }),
    command: (program, { source, out }) => [program, ['build', source, '--dest-dir', out]],
  },
  {
    name: 'vitepress',
    target: 'vitepress',
    hasConfiguration: true,
    pages: '',
    files: 'public/lab',
    setUp: (say, { home }) => setUpNpm(say, 'VitePress', home, 'vitepress/bin/vitepress.js'),
    command: (program, { source, out }) => [process.execPath, [program, 'build', source, '--base', BASE, '--outDir', out]],
  },
  {
    name: 'docusaurus',
    target: 'docusaurus',
    hasConfiguration: true,
    pages: 'docs',
    files: 'static/lab',
    setUp: (say, { home }) => setUpNpm(say, 'Docusaurus', home, '@docusaurus/core/bin/docusaurus.mjs'),
    command: (program, { source, out }) => [process.execPath, [program, 'build', source, '--out-dir', out]],
  },
  {
    name: 'mkdocs',
    target: 'mkdocs',
    hasConfiguration: false,
    pages: 'docs',
    files: 'docs/lab',
    setUp: (say, { template }) => setUpPython(say, 'mkdocs', template, 'mkdocs'),
    command: (program, { source, out }) => [program, ['build', '--quiet', '--strict', '-f', join(source, 'mkdocs.yml'), '-d', out]],
  },
  {
    name: 'sphinx',
    target: 'sphinx',
    hasConfiguration: false,
    pages: '',
    files: 'extra/lab',
    setUp: (say, { template }) => setUpPython(say, 'sphinx', template, 'sphinx-build'),
    command: (program, { source, out }) => [program, ['-q', '-W', '-b', 'html', source, out]],
  },
];

/** @param {Say} say @param {string} title @param {string} home @param {string} program from node_modules */
async function setUpNpm(say, title, home, program) {
  await setUpLocked(say, home, `${title} and what it needs`);
  return join(home, 'node_modules', program);
}

/** @param {Say} say @param {string} name @param {string} template @param {string} program */
async function setUpPython(say, name, template, program) {
  const place = await setUpPythonVenv(say, name, join(template, 'requirements.txt'));
  return place(program);
}
