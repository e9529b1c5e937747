/** What a host may dress, by the name that `::part()` knows it by. */
export const parts = Object.freeze({
  '.pane': 'pane',
  '.grid': 'grid',
  '.counters': 'counters',
  '.transport': 'transport',
  '.settings': 'settings',
  '.sentence': 'sentence',
  '.staircase': 'staircase',
  '.program': 'program',
  '.chart': 'chart',
  '.profile': 'profile',
});
