/** What stands in the section before anything is given; the rest of its words come when it is. */
export const format = {
  heading: 'Your own format',
  lead: 'What would your space pay? Paste its format as it stands in your code: Lua, YAML, JSON, or the names alone, one a line. Nothing of it is run, and nothing leaves this page.',
  box: 'The format',
  hint: 'It is read as you type. A file can be dropped here too.',
  placeholder: "{name = 'id', type = 'unsigned'},\n{name = 'owner', type = 'string'},",
  choose: 'Choose a file',
  empty: 'What it costs will be shown here.',
  /** @param {string} reason */
  notLoaded: (reason) => `What reads formats could not be loaded: ${reason}. Try again.`,
  rest: () => import('../en-format.js').then(({ enFormat }) => enFormat),
};
