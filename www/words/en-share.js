/** @import { Target } from '../state/share/snippets.js' */

/** What the share sheet says; it comes with the sheet. */
export const shareWords = {
  heading: 'Share',
  lead: 'What you share shows this dictionary at this step, as it stands now.',
  playing: 'It plays now, so what you share begins at the start and plays by itself.',
  /** A list that is too long for an address. */
  leftOut: 'Your list of names is too long for an address: what you share shows the usual names. Put the list into the names attribute yourself, one name a line.',
  file: 'You have opened the single file, and its address holds only on this machine. Put the lab’s files on a host to share it.',
  close: 'Close',
  view: 'View',
  /** @type {Record<string, string>} */
  views: { lab: 'The whole lab', grid: 'The buckets', staircase: 'The area and the code', chart: 'The times', profile: 'Where the time goes', lesson: 'The lesson' },
  /** @type {Record<Target, {name: string, note: string}>} */
  targets: {
    permalink: { name: 'Link', note: 'Opens this page as it stands now.' },
    iframe: { name: 'Iframe', note: 'Works in every generator. The second line makes it as high as what it shows, and dark where the page is; in VitePress and Docusaurus it stands in the configuration below, and the page takes only the first.' },
    element: { name: 'Element', note: 'Two lines of HTML; the first is needed once a page.' },
    html: { name: 'Plain HTML', note: 'A whole page.' },
    mdbook: { name: 'mdBook', note: 'In any chapter, with no empty line between the two.' },
    sphinx: { name: 'Sphinx, MyST', note: 'In any page of MyST. In reStructuredText, the same lines go below “.. raw:: html”.' },
    mkdocs: { name: 'MkDocs Material', note: 'In any page, also with instant navigation.' },
    vitepress: { name: 'VitePress', note: 'The first lines once, in the configuration; the last two in the page. An iframe’s first line works there too.' },
    docusaurus: { name: 'Docusaurus', note: 'The first line once, in the configuration; the last one in the page. An iframe’s first line works there too.' },
  },
  copy: 'Copy',
  /** @param {string} what */
  copyLabel: (what) => `Copy: ${what}`,
  /** @param {string} what */
  copied: (what) => `Copied: ${what}.`,
  /** @param {string} what */
  notCopied: (what) => `Your browser does not let the page copy. The lines for ${what} are selected: copy them with your keyboard.`,
  title: 'Teardown Lab: two ways to tear down a hash table',
};

/** @typedef {typeof shareWords} ShareWords */
