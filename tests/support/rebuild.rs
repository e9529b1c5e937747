//! A building replayed step by step from what an observer saw the real table do.

use std::collections::VecDeque;

use teardown_lab::dictionary::{Reserve, build_table};
use teardown_lab::names::{Names, name_hash};
use teardown_lab::table::{Observer, Side};
use teardown_lab::timeline::{BucketState, BuildFrame, BuildPhase};

/// All that the table did.
#[derive(Default)]
struct Recording(VecDeque<Event>);

#[derive(Clone, Copy, Debug)]
enum Event {
    Hashed,
    Probed(Side, u32),
    Compared,
    Occupied(Side, u32),
    MarkedDirty(Side, u32),
    BatchStarted(u32),
    BatchEnded(u32),
    Landed,
}

impl Observer for Recording {
    fn hashed(&mut self) {
        self.0.push_back(Event::Hashed);
    }
    fn probed(&mut self, side: Side, bucket: u32) {
        self.0.push_back(Event::Probed(side, bucket));
    }
    fn compared(&mut self, _side: Side, _bucket: u32) {
        self.0.push_back(Event::Compared);
    }
    fn occupied(&mut self, side: Side, bucket: u32) {
        self.0.push_back(Event::Occupied(side, bucket));
    }
    fn marked_dirty(&mut self, side: Side, bucket: u32) {
        self.0.push_back(Event::MarkedDirty(side, bucket));
    }
    fn batch_started(&mut self, shadow_n_buckets: u32) {
        self.0.push_back(Event::BatchStarted(shadow_n_buckets));
    }
    fn batch_ended(&mut self, position: u32) {
        self.0.push_back(Event::BatchEnded(position));
    }
    fn landed(&mut self) {
        self.0.push_back(Event::Landed);
    }
}

/// The searches of one name, one after the other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Search {
    Find,
    Put,
}

/// One bucket: exists, is dirty, is probed by the search under way.
type Cell = (bool, bool, bool);

/// A building after some steps.
pub struct Rebuild {
    /// What a timeline should say.
    pub frame: BuildFrame,
    /// How many names have a chain of each length, from 1.
    pub chains: Vec<u32>,
    events: VecDeque<Event>,
    hashes: Vec<u32>,
    table: Vec<Cell>,
    shadow: Vec<Cell>,
    search: Search,
    next_search: Option<Search>,
    in_batch: bool,
    reserves: bool,
}

impl Rebuild {
    /// Builds a table of `names` and goes back to the start.
    pub fn new(names: &Names, reserve: Reserve) -> Self {
        let built =
            build_table(names, reserve, Recording::default()).expect("memory suffices for a test");
        assert_eq!(built.duplicate, None);
        Rebuild {
            events: built.table.delete().0,
            hashes: names.iter().map(name_hash).collect(),
            chains: Vec::new(),
            table: vec![Cell::default(); 3],
            shadow: Vec::new(),
            search: Search::Find,
            next_search: None,
            in_batch: false,
            reserves: reserve == Reserve::Upfront && !names.is_empty(),
            frame: BuildFrame {
                step: 0,
                phase: BuildPhase::Ready,
                name: None,
                hash: 0,
                side: Side::Table,
                n_buckets: 3,
                shadow_n_buckets: 0,
                start: 0,
                stride: 0,
                bucket: None,
                probe: 0,
                compared: false,
                marked: false,
                inserted: false,
                moved: 0,
                entries: 0,
                probes: 0,
                compares: 0,
                longest: 0,
                resize_position: 0,
            },
        }
    }

    /// Whether nothing is left to do.
    pub fn is_done(&self) -> bool {
        self.events.is_empty() && !(self.reserves && self.frame.step == 0)
    }

    /// One step on.
    pub fn advance(&mut self) {
        self.frame.step += 1;
        self.frame.bucket = None;
        self.frame.compared = false;
        self.frame.marked = false;
        self.frame.inserted = false;
        self.frame.moved = 0;
        if self.frame.step == 1 && self.reserves {
            self.frame.phase = BuildPhase::Reserve;
        } else {
            self.begin();
        }
        while let Some(&event) = self.events.front() {
            if self.begins_step(event) {
                break;
            }
            self.events.pop_front();
            self.happen(event);
        }
        if self.is_done() {
            self.frame.phase = BuildPhase::Done;
        }
    }

    /// Whether the name that is put last is in.
    fn is_between_names(&self) -> bool {
        self.frame.name.is_none_or(|name| self.frame.entries > name)
    }

    fn begins_step(&self, event: Event) -> bool {
        match event {
            Event::Hashed => !self.in_batch && self.is_between_names(),
            Event::Probed(..) => !self.in_batch,
            Event::BatchStarted(_) => self.frame.phase != BuildPhase::Reserve,
            _ => false,
        }
    }

    fn begin(&mut self) {
        match self.events.pop_front().expect("steps are left") {
            Event::Hashed => {
                let name = self.frame.entries;
                self.frame.name = Some(name);
                self.frame.hash = self.hashes[name as usize];
                self.frame.phase = BuildPhase::Hash;
                self.search = Search::Find;
                self.begin_search(Side::Table);
            }
            Event::Probed(side, bucket) => self.probe(side, bucket),
            event @ Event::BatchStarted(_) => {
                self.frame.phase = BuildPhase::Batch;
                self.happen(event);
            }
            event => unreachable!("{event:?} begins no step"),
        }
    }

    fn begin_search(&mut self, side: Side) {
        for (_, _, probed) in self.table.iter_mut().chain(&mut self.shadow) {
            *probed = false;
        }
        self.frame.side = side;
        self.frame.probe = 0;
        self.aim();
    }

    fn aim(&mut self) {
        let n_buckets = self.cells(self.frame.side).len() as u32;
        self.frame.start = self.frame.hash % n_buckets;
        self.frame.stride = 1 + self.frame.hash % (n_buckets - 1);
    }

    fn probe(&mut self, side: Side, bucket: u32) {
        if let Some(search) = self.next_search.take() {
            self.search = search;
            self.begin_search(side);
        }
        self.frame.phase = match self.search {
            Search::Find => BuildPhase::Find,
            Search::Put => BuildPhase::Put,
        };
        self.frame.probes += 1;
        self.frame.probe += 1;
        self.frame.bucket = Some(bucket);
        self.cell(side, bucket).2 = true;
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::Hashed if self.in_batch => {}
            // It comes with the step before; the probe after it begins another search.
            Event::Hashed => self.next_search = Some(Search::Put),
            Event::Probed(..) => self.frame.probes += 1,
            Event::Compared => {
                self.frame.compares += 1;
                self.frame.compared = !self.in_batch;
            }
            Event::Occupied(side, bucket) => self.occupy(side, bucket),
            Event::MarkedDirty(side, bucket) => {
                self.cell(side, bucket).1 = true;
                self.frame.marked = !self.in_batch;
            }
            Event::BatchStarted(n_buckets) => {
                self.in_batch = true;
                if self.shadow.is_empty() {
                    self.shadow = vec![Cell::default(); n_buckets as usize];
                    self.frame.shadow_n_buckets = n_buckets;
                }
                self.frame.side = Side::Table;
                self.clear_search();
            }
            Event::BatchEnded(position) => {
                self.in_batch = false;
                self.frame.resize_position = position;
            }
            Event::Landed => {
                self.table = std::mem::take(&mut self.shadow);
                self.frame.n_buckets = self.table.len() as u32;
                self.frame.shadow_n_buckets = 0;
                self.frame.resize_position = 0;
                if self.frame.name.is_some() {
                    self.aim();
                }
            }
        }
    }

    fn clear_search(&mut self) {
        self.frame.probe = 0;
        for (_, _, probed) in self.table.iter_mut().chain(&mut self.shadow) {
            *probed = false;
        }
        if self.frame.name.is_some() {
            self.aim();
        }
    }

    fn occupy(&mut self, side: Side, bucket: u32) {
        self.cell(side, bucket).0 = true;
        if self.in_batch {
            self.frame.moved += 1;
            return;
        }
        self.frame.inserted = true;
        if side == Side::Table {
            self.frame.entries += 1;
            self.frame.longest = self.frame.longest.max(self.frame.probe);
            self.chains.resize(self.frame.longest as usize, 0);
            self.chains[self.frame.probe as usize - 1] += 1;
        }
    }

    /// What every bucket of `side` is, and whether the search under way has probed it.
    pub fn states(&self, side: Side) -> Vec<(BucketState, bool)> {
        let cells = match side {
            Side::Table => &self.table,
            Side::Shadow => &self.shadow,
        };
        cells
            .iter()
            .map(|&(exists, dirty, probed)| (BucketState::of(exists, dirty, false), probed))
            .collect()
    }

    fn cells(&mut self, side: Side) -> &mut Vec<Cell> {
        match side {
            Side::Table => &mut self.table,
            Side::Shadow => &mut self.shadow,
        }
    }

    fn cell(&mut self, side: Side, bucket: u32) -> &mut Cell {
        &mut self.cells(side)[bucket as usize]
    }
}
