/**
 * The same fault in other people's tables, as they reported it; none of it was measured here. A
 * number is kept as it was written: seconds, for so many entries.
 *
 * @typedef {'julia' | 'swift' | 'dask' | 'sparsehash' | 'flat' | 'uthash' | 'valkey' | 'luajit' | 'rust'} CaseId
 *
 * @typedef {object} Reported
 * @property {number} entries
 * @property {number} seconds the most, where a range or a bound was given
 * @property {number} [least] seconds, where a range was given
 * @property {boolean} [bound] whether it took less than that
 *
 * @typedef {object} Case
 * @property {CaseId} id
 * @property {string} source as its place names it
 * @property {string} address
 * @property {readonly Reported[]} slow ascending by entries
 * @property {readonly Reported[]} quick after a fix, or done another way
 */

const github = (/** @type {string} */ repository, /** @type {number} */ number) => ({
  source: `${repository}#${number}`,
  address: `https://github.com/${repository}/issues/${number}`,
});

/** @type {readonly Case[]} */
export const cases = Object.freeze([
  {
    id: 'julia',
    ...github('JuliaLang/julia', 12512),
    slow: [
      { entries: 10_000, seconds: 0.206 }, { entries: 20_000, seconds: 1.66 }, { entries: 40_000, seconds: 3.14 },
      { entries: 50_000, seconds: 15.5 }, { entries: 100_000, seconds: 31.9 },
    ],
    quick: [],
  },
  {
    id: 'swift',
    source: 'radar 20293220',
    address: 'https://github.com/swiftlang/swift/blob/main/stdlib/public/core/Set.swift',
    slow: [{ entries: 100_000, seconds: 22.9 }],
    quick: [],
  },
  {
    id: 'dask',
    ...github('dask/dask', 2131),
    slow: [{ entries: 100_000, seconds: 2.32 }],
    quick: [{ entries: 100_000, seconds: 0.032 }],
  },
  { id: 'sparsehash', ...github('sparsehash/sparsehash', 62), slow: [], quick: [] },
  {
    id: 'flat',
    ...github('skarupke/flat_hash_map', 48),
    slow: [{ entries: 16_000_000, seconds: 0.1, least: 0.05 }],
    quick: [{ entries: 16_000_000, seconds: 1e-6, bound: true }],
  },
  { id: 'uthash', ...github('troydhanson/uthash', 221), slow: [], quick: [] },
  { id: 'valkey', ...github('valkey-io/valkey', 2019), slow: [], quick: [] },
  {
    id: 'luajit',
    ...github('openresty/luajit2', 60),
    slow: [{ entries: 2000, seconds: 0.155 }, { entries: 20_000, seconds: 14.54 }],
    quick: [],
  },
  {
    id: 'rust',
    ...github('rust-lang/rust', 36481),
    slow: [{ entries: 1_800_000, seconds: 40 }],
    quick: [{ entries: 1_800_000, seconds: 0.4 }],
  },
]);
