//! Field names: how they hash, which a format refuses, and families of made-up ones.

mod family;
mod hash;
mod list;
mod rules;
mod unassigned;

pub use family::Family;
pub use hash::name_hash;
pub use list::Names;
pub(crate) use rules::readable;
pub use rules::{InvalidReason, MAX_NAME_BYTES, check_name};
