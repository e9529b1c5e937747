//! What opening and closing consist of.

/// What opening a read view does, one phase after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenPhase {
    /// The view gets an id and a place among the open ones.
    Register,
    /// The space's definition is copied, its format included.
    CopyDefinition,
    /// The format's MessagePack is read, each name checked and copied.
    DecodeFormat,
    /// A record is allocated for each field.
    MakeFields,
    /// Each field gets its token in the tree of paths.
    BuildPathTree,
    /// The names go into the hash table that leads from them to field numbers.
    BuildDictionary,
}

impl OpenPhase {
    /// All of them, in the order in which they are done.
    pub const ALL: [OpenPhase; 6] = [
        OpenPhase::Register,
        OpenPhase::CopyDefinition,
        OpenPhase::DecodeFormat,
        OpenPhase::MakeFields,
        OpenPhase::BuildPathTree,
        OpenPhase::BuildDictionary,
    ];

    /// The word that stands for it everywhere.
    pub const fn as_str(self) -> &'static str {
        match self {
            OpenPhase::Register => "register",
            OpenPhase::CopyDefinition => "copy-definition",
            OpenPhase::DecodeFormat => "decode-format",
            OpenPhase::MakeFields => "make-fields",
            OpenPhase::BuildPathTree => "build-path-tree",
            OpenPhase::BuildDictionary => "build-dictionary",
        }
    }
}

/// What closing a read view does, one phase after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClosePhase {
    /// The hash table of names is emptied and freed by a strategy, then the names.
    TearDownDictionary,
    /// The tokens and the lists of children are freed.
    FreePathTree,
    /// The record of each field is freed.
    FreeFields,
    /// The copy of the space's definition is freed.
    FreeDefinition,
    /// The view's place among the open ones is given back.
    Unregister,
}

impl ClosePhase {
    /// All of them, in the order in which they are done.
    pub const ALL: [ClosePhase; 5] = [
        ClosePhase::TearDownDictionary,
        ClosePhase::FreePathTree,
        ClosePhase::FreeFields,
        ClosePhase::FreeDefinition,
        ClosePhase::Unregister,
    ];

    /// The word that stands for it everywhere.
    pub const fn as_str(self) -> &'static str {
        match self {
            ClosePhase::TearDownDictionary => "tear-down-dictionary",
            ClosePhase::FreePathTree => "free-path-tree",
            ClosePhase::FreeFields => "free-fields",
            ClosePhase::FreeDefinition => "free-definition",
            ClosePhase::Unregister => "unregister",
        }
    }
}

/// A phase of opening or of closing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Of opening.
    Open(OpenPhase),
    /// Of closing.
    Close(ClosePhase),
}

impl Phase {
    /// How many there are.
    pub const COUNT: usize = OpenPhase::ALL.len() + ClosePhase::ALL.len();

    /// All of them, in the order in which they are done.
    pub fn all() -> impl Iterator<Item = Phase> {
        let open = OpenPhase::ALL.into_iter().map(Phase::Open);
        open.chain(ClosePhase::ALL.into_iter().map(Phase::Close))
    }

    /// The word that stands for it everywhere.
    pub const fn as_str(self) -> &'static str {
        match self {
            Phase::Open(phase) => phase.as_str(),
            Phase::Close(phase) => phase.as_str(),
        }
    }

    /// How often its innermost work is done for a view of so many fields: once a field where it goes
    /// from field to field, else once. The teardown's depends on its strategy, and is its deletions.
    pub const fn calls(self, fields: u32) -> u32 {
        match self {
            Phase::Open(OpenPhase::Register | OpenPhase::CopyDefinition) => 1,
            Phase::Open(_) | Phase::Close(ClosePhase::FreeFields) => fields,
            Phase::Close(_) => 1,
        }
    }
}
