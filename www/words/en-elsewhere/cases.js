/** @import { CaseId } from '../../draw/chart/data/elsewhere.js' */

/**
 * What is told of each case. `quick` says what a second number is of; it is empty where there is none.
 *
 * @typedef {{name: string, where: string, table: string, reported: string, fix: string, quick: string}} CaseWords
 */

/** @type {Record<CaseId, CaseWords>} */
export const cases = {
  julia: {
    name: 'Julia',
    where: 'Julia, pop! on a set',
    table: 'Open addressing, a power of two buckets',
    reported: 'Draining 10,000 entries:\u00a00.206\u00a0s; 20,000:\u00a01.66\u00a0s; 40,000:\u00a03.14\u00a0s; 50,000:\u00a015.5\u00a0s; 100,000:\u00a031.9\u00a0s',
    fix: 'Fixed: the table remembers where its first entry is.',
    quick: '',
  },
  swift: {
    name: 'Swift',
    where: 'Swift, Set.removeFirst',
    table: 'Linear probing',
    reported: '100,000 entries: inserted in 0.0235\u00a0s, drained in 22.9\u00a0s',
    fix: 'Documented, not fixed.',
    quick: '',
  },
  dask: {
    name: 'dask',
    where: 'dask, next(iter(set)) in Python',
    table: 'Open addressing with dummies for what was deleted',
    reported: '100,000 entries: 2.32\u00a0s, then 0.032\u00a0s',
    fix: 'Fixed by pop, which keeps a finger on where it was; an iterator begins anew each time.',
    quick: 'with pop',
  },
  sparsehash: {
    name: 'sparsehash',
    where: 'Google’s sparsehash',
    table: 'Open addressing with deleted marks',
    reported: '200,000 entries: minutes',
    fix: 'The marks stay until the table is rebuilt, and each walk from the front goes over them.',
    quick: '',
  },
  flat: {
    name: 'flat_hash_map',
    where: 'ska::flat_hash_map, clear',
    table: 'Robin Hood hashing',
    reported: 'Clearing room for 16 million entries: 50 to 100\u00a0ms, then less than 1\u00a0µs',
    fix: 'With nothing to destroy there is no need to walk: the same insight as here, on a linear cost.',
    quick: 'without the walk',
  },
  uthash: {
    name: 'uthash',
    where: 'uthash, bulk clear',
    table: 'Chained, the entries belong to the user',
    reported: 'A leak, not a time',
    fix: 'The counter-case: here entries own memory, and freeing the table in one go loses it.',
    quick: '',
  },
  valkey: {
    name: 'valkey',
    where: 'valkey, random members of a set',
    table: 'Chained, 90.87% of the buckets empty',
    reported: '10 random members: 3.5\u00a0s',
    fix: 'The walk over empty buckets again, met at random rather than from the front.',
    quick: '',
  },
  luajit: {
    name: 'LuaJIT',
    where: 'OpenResty’s LuaJIT, interned strings',
    table: 'Chained, with a hash that looks at some of the bytes only',
    reported: '2,000 colliding strings:\u00a00.155\u00a0s; 20,000:\u00a014.54\u00a0s',
    fix: 'A relative: the hash that this page’s names go through. It makes building quadratic, which no teardown can mend.',
    quick: '',
  },
  rust: {
    name: 'Rust',
    where: 'Rust, one HashMap poured into another',
    table: 'Robin Hood hashing',
    reported: '900,000 and 900,000 keys: 40\u00a0s in iteration order, 0.4\u00a0s shuffled',
    fix: 'A relative: keys that come in the order of the buckets crowd the front of a table that is half as large.',
    quick: 'with the keys shuffled',
  },
};
