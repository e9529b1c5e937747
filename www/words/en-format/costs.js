/** @import { DictionaryInfo } from '../../engine/types.js' */
/** @import { SharedNames } from '../../state/format/types.js' */
import { buckets, names, numbers } from '../en/nouns.js';
import { time } from '../en-chart/times.js';

const { whole } = numbers;

/** @param {number} value */
const fields = (value) => numbers.count(value, { one: 'field', other: 'fields' });

/** @param {readonly string[]} parts @returns {string} “a, b and c” */
const listed = (parts) => new Intl.ListFormat('en-US', { type: 'conjunction' }).format(parts);

/** Names may be 65,000 bytes long. @param {string} name */
const short = (name) => {
  const units = [...name.slice(0, 100)];
  return units.length > 48 ? `${units.slice(0, 48).join('')}…` : name.slice(0, 100);
};

export const costs = {
  heading: 'What this format costs',
  /** @param {DictionaryInfo} info @param {boolean} isRefused whether what was given since then was refused */
  table(info, isRefused) {
    const still = isRefused ? 'Still shown: ' : '';
    const shadow = info.shadowBuckets > 0 ? ` A resize is in flight: its shadow has ${buckets(info.shadowBuckets)}.` : '';
    return `${still}${names(info.count)} take ${buckets(info.buckets)}, ${numbers.percent(info.loadFactor)} full.${shadow} A server keeps ${whole(info.serverBytes)} bytes for them.`;
  },
  caption: 'Emptying it once: when the space is dropped, a field is renamed, or a read view is closed',
  columns: { 'find-first': 'Before the fix', bulk: 'After the fix' },
  rows: { examined: 'Buckets examined', deletions: 'Entries deleted one by one', time: 'Time' },
  sources: { exact: 'exact', predicted: 'predicted' },
  /** @param {number | null} ns */
  time: (ns) => (ns === null ? 'not measured yet' : time(ns)),
  timeNote: 'Predicted: the exact counts, times what one look and one free took in this browser.',
  jump: 'The next jump',
  /** @param {DictionaryInfo} info */
  jumpText({ count, buckets: now, shadowBuckets, nextJump, nextBuckets }) {
    if (nextJump === null || nextBuckets === null) return 'There is no larger size.';
    return `At ${fields(nextJump)}, ${whole(nextJump - count)} more: ${buckets(nextBuckets)} instead of ${whole(Math.max(now, shadowBuckets))}.`;
  },
  shared: 'Names that share a hash',
  counting: 'Being counted.',
  /** @param {SharedNames} shared @param {readonly string[]} all the names, by field */
  sharedText({ names: count, groups, largest }, all) {
    if (count === 0) return 'None. Each name has a hash of its own.';
    const hashes = numbers.count(groups, { one: 'hash', other: 'hashes' });
    const examples = largest.map(({ size, fields: some }) => {
      const shown = some.map((field) => `“${short(all[field] ?? '')}”`);
      return size > some.length ? listed([...shown, `${whole(size - some.length)} more`]) : listed(shown);
    });
    const worst = largest[0]?.size ?? 0;
    return `${names(count)} share ${hashes}: ${examples.join('; ')}. Finding one of them may take ${numbers.count(worst, { one: 'comparison', other: 'comparisons' })}, so building is slow too, with the fix or without.`;
  },
  watch: 'Watch it being emptied',
};
