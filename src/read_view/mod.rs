//! A read view of a space: what opening and closing one does, phase by phase.
//!
//! The original benchmark opens and closes a read view over a space of many fields. Opening copies
//! what describes the space and builds all that a tuple's fields are found by; closing takes it all
//! down again, the name dictionary by one [`Strategy`](crate::teardown::Strategy) or another.
//!
//! * Time: O(fields) to open, O(fields) to close in bulk, and with find-first whatever the teardown
//!   costs: O(fields × n_buckets).
//! * Each phase is one call, so that whoever asks where the time goes can look at a clock between
//!   them. None does anything but the work that it names.

mod dictionary;
mod field;
mod field_type;
mod format;
mod path_tree;
mod phase;
mod registry;
mod space;
mod view;

pub use field::Field;
pub use field_type::FieldType;
pub use path_tree::PathTree;
pub use phase::{ClosePhase, OpenPhase, Phase};
pub use registry::{Place, Registry};
pub use space::Space;
pub use view::ReadView;
