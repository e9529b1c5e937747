//! How often each bucket has been examined.

use super::Timeline;
use crate::table::Side;

/// Walks the buckets of one side in order and tells how often each has been examined.
///
/// Every finished call looked at the buckets from 0 to its stop, and stops only grow: of the calls
/// so far, those that stopped before a bucket did not see it. So the heat of a bucket is the calls
/// so far less the stops below it, plus one if the call under way has come that far.
pub(super) struct HeatWalk<'t> {
    timeline: &'t Timeline,
    /// The call whose stop is the next at or after the bucket of the walk.
    call: usize,
    /// The first call that is not finished.
    end: usize,
    /// The buckets below this have been examined by the call under way.
    scanned_below: u32,
}

impl<'t> HeatWalk<'t> {
    /// From bucket `first` of `side` on, after `step` steps. O(log entries).
    pub(super) fn new(timeline: &'t Timeline, step: u64, side: Side, first: u32) -> Self {
        let finished = timeline.deletions_done(step);
        let (from, end) = match side {
            Side::Table => (0, finished.min(timeline.calls_on_table)),
            Side::Shadow => (
                timeline.calls_on_table,
                finished.max(timeline.calls_on_table),
            ),
        };
        let mut walk = HeatWalk {
            timeline,
            call: from,
            end,
            scanned_below: timeline.scanned_below(step, side),
        };
        walk.call = from + walk.calls_stopped_before(from, first);
        walk
    }

    fn calls_stopped_before(&self, from: usize, bucket: u32) -> usize {
        let (mut low, mut high) = (from, self.end);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.timeline.stop(middle) < bucket {
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
        while self.call < self.end && self.timeline.stop(self.call) < bucket {
            self.call += 1;
        }
        (self.end - self.call) as u32 + u32::from(bucket < self.scanned_below)
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
/// Heat only falls from bucket to bucket, so each level is one stretch, and the stop of the call
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
            scanned_below,
            ..
        } = self.walk;
        let stopped = self.from + self.walk.calls_stopped_before(self.from, bucket);
        let in_scan = bucket < scanned_below;
        let scan_end = if in_scan { scanned_below } else { u32::MAX };
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
            timeline.stop(last) + 1
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
    /// Fills `heat` with how often each bucket of `side` from `first` on has been examined after
    /// `step` steps. O(buckets asked for + log entries).
    pub fn heat(&self, step: u64, side: Side, first: u32, heat: &mut [u32]) {
        let mut walk = HeatWalk::new(self, step, side, first);
        for (bucket, heat) in (first..).zip(heat) {
            *heat = walk.at(bucket);
        }
    }

    /// The buckets of `side` below this one have been examined by the call under way; 0 when no
    /// call is under way there.
    pub(super) fn scanned_below(&self, step: u64, side: Side) -> u32 {
        let call = self.deletions_done(step);
        if call >= self.calls() || self.side_of_call(call) != side {
            return 0;
        }
        step.saturating_sub(self.call_start(call)) as u32
    }
}
