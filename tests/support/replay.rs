//! A teardown replayed step by step from what an observer saw the real table do.

use std::collections::VecDeque;

use teardown_lab::dictionary::NameTable;
use teardown_lab::table::{Observer, Part, Side};
use teardown_lab::teardown::Strategy;
use teardown_lab::timeline::{BucketState, Frame, Phase};

/// All that the table did.
#[derive(Default)]
struct Recording(VecDeque<Event>);

#[derive(Clone, Copy)]
enum Event {
    Scanned(u32),
    WordScanned(u32),
    BatchBegins,
    Vacated(Side, u32),
    Occupied(Side, u32),
    MarkedDirty(Side, u32),
    Landed,
    Freed(Part),
}

impl Observer for Recording {
    fn scanned(&mut self, bucket: u32) {
        self.0.push_back(Event::Scanned(bucket));
    }
    fn word_scanned(&mut self, word: u32) {
        self.0.push_back(Event::WordScanned(word));
    }
    fn batch_started(&mut self, _shadow_n_buckets: u32) {
        self.0.push_back(Event::BatchBegins);
    }
    fn vacated(&mut self, side: Side, bucket: u32) {
        self.0.push_back(Event::Vacated(side, bucket));
    }
    fn occupied(&mut self, side: Side, bucket: u32) {
        self.0.push_back(Event::Occupied(side, bucket));
    }
    fn marked_dirty(&mut self, side: Side, bucket: u32) {
        self.0.push_back(Event::MarkedDirty(side, bucket));
    }
    fn landed(&mut self) {
        self.0.push_back(Event::Landed);
    }
    fn freed(&mut self, part: Part) {
        self.0.push_back(Event::Freed(part));
    }
}

/// One bucket, as the events leave it.
#[derive(Clone, Copy, Default)]
struct Cell {
    exists: bool,
    dirty: bool,
    gone: bool,
    heat: u32,
}

/// One array of buckets.
#[derive(Default)]
struct Cells {
    cells: Vec<Cell>,
    freed: bool,
}

/// A teardown after some steps.
pub struct Replay {
    /// What a timeline should say.
    pub frame: Frame,
    events: VecDeque<Event>,
    steps: u64,
    table: Cells,
    shadow: Cells,
    landed: bool,
    batch: u32,
    in_call: bool,
    in_words: bool,
}

fn is_step(event: &Event) -> bool {
    matches!(
        event,
        Event::Scanned(_)
            | Event::WordScanned(_)
            | Event::BatchBegins
            | Event::Vacated(Side::Table, _)
            | Event::Freed(_)
    )
}

fn cells_of(table: &NameTable<'_>, side: Side) -> Cells {
    let view = table.view(side);
    let cells = view.bits().map_or_else(Vec::new, |bits| {
        (0..view.n_buckets())
            .map(|bucket| Cell {
                exists: bits.exists(bucket),
                dirty: bits.is_dirty(bucket),
                ..Cell::default()
            })
            .collect()
    });
    Cells {
        cells,
        freed: false,
    }
}

impl Replay {
    /// Tears a copy of `table` down and goes back to the start.
    pub fn new(table: &NameTable<'_>, strategy: Strategy) -> Self {
        let copy = table.try_clone().expect("memory suffices");
        let mut events = strategy.tear_down(copy.observed_by(Recording::default())).0;
        if strategy != Strategy::Cursor {
            // A deletion's batch is part of its step.
            events.retain(|event| !matches!(event, Event::BatchBegins));
        }
        let state = table.state();
        Replay {
            steps: events.iter().filter(|event| is_step(event)).count() as u64,
            events,
            table: cells_of(table, Side::Table),
            shadow: cells_of(table, Side::Shadow),
            landed: false,
            batch: state.batch,
            in_call: false,
            in_words: false,
            frame: Frame {
                step: 0,
                phase: Phase::Ready,
                call: 0,
                cursor: None,
                side: Side::Table,
                left: state.size,
                examined: 0,
                words: 0,
                deleted: 0,
                batches: 0,
                freed: 0,
                part: None,
                resize_position: state.resize_position,
            },
        }
    }

    /// Steps in all.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// One step on.
    pub fn advance(&mut self) {
        let event = self.events.pop_front().expect("steps are left");
        assert!(is_step(&event), "a step begins with what makes it one");
        self.frame.step += 1;
        self.frame.part = None;
        match event {
            Event::Scanned(bucket) => self.scanned(bucket),
            Event::WordScanned(word) => self.word_scanned(word),
            Event::BatchBegins => self.moved(),
            Event::Vacated(_, bucket) => self.deleted(bucket),
            Event::Freed(part) => self.freed(part),
            _ => unreachable!("only these are steps"),
        }
        while let Some(event) = self.events.front().copied().filter(|event| !is_step(event)) {
            self.events.pop_front();
            self.aside(event);
        }
        if self.frame.step == self.steps {
            self.frame.phase = Phase::Done;
        }
    }

    /// The array that the scans are in, whichever it was at the start.
    fn scanned_cells(&mut self) -> &mut Cells {
        match self.frame.side {
            Side::Table => &mut self.table,
            Side::Shadow => &mut self.shadow,
        }
    }

    fn call_begins(&mut self) {
        if !self.in_call {
            self.in_call = true;
            self.in_words = false;
            self.frame.call += 1;
            self.frame.side = if self.landed {
                Side::Shadow
            } else {
                Side::Table
            };
        }
    }

    fn scanned(&mut self, bucket: u32) {
        self.call_begins();
        self.frame.phase = Phase::Scan;
        self.frame.cursor = Some(bucket);
        self.frame.examined += 1;
        if !self.in_words {
            self.scanned_cells().cells[bucket as usize].heat += 1;
        }
    }

    fn word_scanned(&mut self, word: u32) {
        self.call_begins();
        self.in_words = true;
        self.frame.phase = Phase::Word;
        self.frame.cursor = Some(16 * word);
        self.frame.words += 1;
        let cells = self.scanned_cells().cells.iter_mut();
        for cell in cells.skip(16 * word as usize).take(16) {
            cell.heat += 1;
        }
    }

    fn moved(&mut self) {
        self.frame.phase = Phase::Move;
        self.frame.batches += 1;
        self.frame.resize_position += self.batch;
    }

    fn deleted(&mut self, bucket: u32) {
        self.in_call = false;
        self.frame.phase = Phase::Delete;
        self.frame.cursor = Some(bucket);
        self.frame.deleted += 1;
        self.frame.left -= 1;
        self.scanned_cells().cells[bucket as usize].gone = true;
        if self.frame.resize_position > 0 {
            self.frame.resize_position += self.batch;
            self.frame.batches += 1;
        }
    }

    fn freed(&mut self, part: Part) {
        self.frame.phase = Phase::Free;
        self.frame.part = Some(part);
        self.frame.freed += 1;
        self.frame.resize_position = if self.landed || self.in_final_delete() {
            0
        } else {
            self.frame.resize_position
        };
        match part {
            Part::ShadowBits => self.shadow.freed = true,
            // After a landing the first bits to go are the old table's.
            Part::Bits if self.landed && self.table.freed => self.shadow.freed = true,
            Part::Bits => self.table.freed = true,
            _ => {}
        }
    }

    fn in_final_delete(&self) -> bool {
        self.events
            .iter()
            .all(|event| matches!(event, Event::Freed(_)))
    }

    /// What happens in the shadow as part of a deletion.
    fn aside(&mut self, event: Event) {
        match event {
            Event::Occupied(Side::Shadow, bucket) => {
                let cell = &mut self.shadow.cells[bucket as usize];
                cell.exists = true;
                cell.gone = false;
            }
            Event::Vacated(Side::Shadow, bucket) => self.shadow.cells[bucket as usize].gone = true,
            Event::MarkedDirty(Side::Shadow, bucket) => {
                self.shadow.cells[bucket as usize].dirty = true
            }
            Event::Landed => {
                self.landed = true;
                self.frame.resize_position = 0;
            }
            _ => unreachable!("a teardown puts nothing into the table"),
        }
    }

    /// What every bucket of `side` is.
    pub fn states(&self, side: Side) -> Vec<BucketState> {
        let Cells { cells, freed } = self.cells(side);
        cells
            .iter()
            .map(|cell| match freed {
                true => BucketState::FREED,
                false => BucketState::of(cell.exists, cell.dirty, cell.gone),
            })
            .collect()
    }

    /// How many calls have looked at every bucket of `side`.
    pub fn heat(&self, side: Side) -> Vec<u32> {
        self.cells(side)
            .cells
            .iter()
            .map(|cell| cell.heat)
            .collect()
    }

    fn cells(&self, side: Side) -> &Cells {
        match side {
            Side::Table => &self.table,
            Side::Shadow => &self.shadow,
        }
    }
}
