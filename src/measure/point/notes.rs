//! What disturbed a run.

/// Something to know about a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// The clock did not move during a sample that should have lasted many of its steps.
    ClockStoodStill,
    /// The clock's step is far above that of any common browser.
    ClockCoarse,
    /// The samples of the first half and of the second tell different times.
    Drift,
    /// The samples were taken twice, since the first ones were disturbed; the quicker are shown.
    Retried,
    /// Less was measured than was asked for, to stay within the time budget.
    Budget,
}

impl Note {
    /// All of them.
    pub const ALL: [Note; 5] = [
        Note::ClockStoodStill,
        Note::ClockCoarse,
        Note::Drift,
        Note::Retried,
        Note::Budget,
    ];

    /// The word that stands for it everywhere.
    pub const fn as_str(self) -> &'static str {
        match self {
            Note::ClockStoodStill => "clock-stood-still",
            Note::ClockCoarse => "clock-coarse",
            Note::Drift => "drift",
            Note::Retried => "retried",
            Note::Budget => "budget",
        }
    }
}

/// A set of notes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Notes(u8);

impl Notes {
    /// Takes `note` down.
    pub fn add(&mut self, note: Note) {
        self.0 |= 1 << note as u8;
    }

    /// Whether `note` was taken down.
    pub fn has(self, note: Note) -> bool {
        self.0 & (1 << note as u8) != 0
    }

    /// A bit each, in the order of [`Note::ALL`].
    pub fn bits(self) -> u8 {
        self.0
    }

    /// Those taken down.
    pub fn iter(self) -> impl Iterator<Item = Note> {
        Note::ALL.into_iter().filter(move |&note| self.has(note))
    }
}
