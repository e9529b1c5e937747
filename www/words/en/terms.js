/** Terms, and what they mean; each is explained where it first appears. */
export const terms = {
  first: ['mh_first', 'Finds the first bucket that holds an entry. It starts at bucket 0 each time and looks at one bucket after another.'],
  buckets: ['buckets', 'The cells of the table’s array. Each holds one entry, a name with its field number, or none.'],
  examined: ['examined', 'Buckets looked at: how often the exist bit of a bucket was tested. Exact.'],
  deleted: ['deleted', 'Entries taken out one by one. Exact.'],
  freed: ['freed', 'Arrays and headers given back to the memory allocator. Exact.'],
  inFlight: ['resize in flight', 'A large table grows a batch at a time. Until all its entries are moved, the old array and the new one, its shadow, live side by side.'],
  words: ['words', 'Words of sixteen exist bits, each looked at in one go. Exact.'],
  step: ['step', 'The smallest thing shown: one bucket examined, one entry deleted, or one array freed.'],
  hash: ['hash', 'The 32-bit number that LuaJIT’s string hash makes of the name.'],
  start: ['start', 'The bucket at which the search for this name begins: its hash modulo the number of buckets.'],
  stride: ['stride', 'How many buckets the search goes on each time it finds another name.'],
  bits: ['bits', 'Exist: the bucket holds an entry. Dirty: an insertion went past it while it was taken, so a search must go past it too.'],
};
