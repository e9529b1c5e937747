export const page = {
  name: 'Teardown Lab',
  /** Of the window, while no part is open. */
  title: 'Teardown Lab: why emptying a hash table entry by entry is quadratic',
  /** Languages are named as whoever speaks them names them. */
  language: 'Language',
  theme: 'Theme',
  /** @type {Record<import('../../state/types.js').ThemeChoice, string>} */
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  help: 'Keys',
  legendHeading: 'What the numbers are',
  legend: [
    ['Exact', 'Counts of buckets examined, deletions and frees are computed by the same table that the pictures show. They are whole and need no clock.'],
    ['Measured', 'Times are measured in your browser. They have three digits and an interval.'],
    ['The table', 'It is Tarantool’s mhash, bucket for bucket, with its incremental resize, checked against the original’s own output.'],
  ],
  licence: 'BSD-2-Clause. The table’s design follows Tarantool’s mhash (BSD-2-Clause) and klib’s khash (MIT).',
};

export const help = {
  heading: 'Keys',
  close: 'Close',
  /** Keys and what they do; several keys for one thing are set apart by the page. */
  keys: [
    [['Space'], 'play or pause'],
    [['→'], 'one step on'],
    [['←'], 'one step back'],
    [['.'], 'to the next deletion'],
    [[','], 'to the previous deletion'],
    [['Home'], 'to the start'],
    [['End'], 'to the end'],
    [['R'], 'play backwards'],
    [['Page Down'], 'in the lesson: the next step; Page Up the one before'],
    [['?'], 'these keys; Escape closes them'],
  ],
  gridHeading: 'In a grid',
  gridKeys: [
    [['←', '↑', '→', '↓'], 'read the next bucket that way'],
    [['+', '−'], 'zoom'],
    [['0'], 'show the whole grid'],
    [['Escape'], 'stop reading'],
  ],
};
