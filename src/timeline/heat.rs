//! How many calls have looked at each bucket.

use std::ops::Range;

use super::Timeline;
use crate::table::Side;

/// Walks the buckets of one side in order and tells how many calls have looked at each.
///
/// Every finished call looked at the buckets from 0 to its reach, and reaches only grow: of the
/// calls so far, those that ended before a bucket did not see it. So the heat of a bucket is the
/// calls so far less the reaches below it, plus one if the call under way has looked at it.
/// Calls that go on where the one before stopped are, so far, one long call.
pub(super) struct HeatWalk<'t> {
    timeline: &'t Timeline,
    /// The call whose stop is the next at or after the bucket of the walk.
    call: usize,
    /// The first call that is not finished.
    end: usize,
    /// The buckets that the call under way has looked at.
    scanned: Range<u32>,
}

impl<'t> HeatWalk<'t> {
    /// From bucket `first` of `side` on, after `step` steps. O(log entries).
    pub(super) fn new(timeline: &'t Timeline, step: u64, side: Side, first: u32) -> Self {
        let finished = timeline.calls_done(step);
        let (mut from, end) = match side {
            Side::Table => (0, finished.min(timeline.calls_on_table)),
            Side::Shadow => (
                timeline.calls_on_table,
                finished.max(timeline.calls_on_table),
            ),
        };
        if timeline.goes_on() {
            from = from.max(end.saturating_sub(1));
        }
        let mut walk = HeatWalk {
            timeline,
            call: from,
            end,
            scanned: timeline.scanned(step, side),
        };
        walk.call = from + walk.calls_stopped_before(from, first);
        walk
    }

    fn calls_stopped_before(&self, from: usize, bucket: u32) -> usize {
        let (mut low, mut high) = (from, self.end);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.timeline.reach(middle) < bucket {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low - from
    }

    /// The heat of `bucket`, which must not be below one asked for before. O(1), amortised.
    #[inline(always)]
    pub(super) fn at(&mut self, bucket: u32) -> u32 {
        while self.call < self.end && self.timeline.reach(self.call) < bucket {
            self.call += 1;
        }
        (self.end - self.call) as u32 + u32::from(self.scanned.contains(&bucket))
    }
}

/// Buckets up to `end` that are equally hot, to a level, and all in or all out of the scan under way.
pub(super) struct Shade {
    /// The first bucket beyond; never the one that was asked for.
    pub(super) end: u32,
    /// 0 for never examined, else 1 + trunc(levels × heat ⁄ calls).
    pub(super) level: u32,
    pub(super) in_scan: bool,
}

/// Cuts the buckets of one side into shades.
///
/// Heat only falls from bucket to bucket, so each level is one stretch, and the reach of the call
/// that makes the difference tells where it ends: a picture of a million buckets needs a few binary
/// searches, and no division a bucket.
pub(super) struct Shades<'t> {
    walk: HeatWalk<'t>,
    from: usize,
    calls: u64,
    levels: u64,
}

impl<'t> Shades<'t> {
    /// After `step` steps, with `levels` levels above "examined at all".
    pub(super) fn new(timeline: &'t Timeline, step: u64, side: Side, levels: u32) -> Self {
        let walk = HeatWalk::new(timeline, step, side, 0);
        Shades {
            from: walk.call,
            walk,
            calls: timeline.calls().max(1) as u64,
            levels: levels.into(),
        }
    }

    /// The shade that starts with `bucket`, or that it is in. O(log entries).
    pub(super) fn at(&self, bucket: u32) -> Shade {
        let HeatWalk {
            timeline,
            end,
            ref scanned,
            ..
        } = self.walk;
        let stopped = self.from + self.walk.calls_stopped_before(self.from, bucket);
        let in_scan = scanned.contains(&bucket);
        let scan_end = match bucket {
            _ if in_scan => scanned.end,
            _ if bucket < scanned.start && !scanned.is_empty() => scanned.start,
            _ => u32::MAX,
        };
        let heat = (end - stopped) as u64 + u64::from(in_scan);
        if heat == 0 {
            return Shade {
                end: scan_end,
                level: 0,
                in_scan,
            };
        }
        let above = heat * self.levels / self.calls;
        // The least heat of this level, and the call whose stop is the last bucket that has it.
        let least = (above * self.calls).div_ceil(self.levels).max(1);
        let last = (end as u64 + u64::from(in_scan) - least) as usize;
        let cooled = if last < end {
            timeline.reach(last) + 1
        } else {
            u32::MAX
        };
        Shade {
            end: cooled.min(scan_end),
            level: 1 + above as u32,
            in_scan,
        }
    }
}

impl Timeline {
    /// Fills `heat` with how many calls have looked at each bucket of `side` from `first` on after
    /// `step` steps. O(buckets asked for + log entries).
    pub fn heat(&self, step: u64, side: Side, first: u32, heat: &mut [u32]) {
        let mut walk = HeatWalk::new(self, step, side, first);
        for (bucket, heat) in (first..).zip(heat) {
            *heat = walk.at(bucket);
        }
    }
}
