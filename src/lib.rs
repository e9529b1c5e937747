//! Teardown Lab's engine: Tarantool's hash table, the dictionary of field names that stands on it,
//! the ways to empty it, and what each way costs.
//!
//! In reading order: [`table`] is the hash table itself; [`names`] hashes field names and
//! [`dictionary`] maps them to field numbers; [`teardown`] empties a table by one strategy or
//! another and [`cost`] says what that costs without doing it; [`timeline`] shows any instant of
//! it; [`measure`] times it. [`operations`] says what else tears dictionaries down, [`owning`] where
//! bulk would be wrong. [`conformance`] speaks the format of the golden files. `wasm` is the
//! only part that knows of a browser.

pub mod conformance;
pub mod cost;
pub mod dictionary;
pub mod error;
pub mod fnv;
pub mod measure;
pub mod names;
pub mod operations;
pub mod owning;
pub mod read_view;
pub mod table;
pub mod teardown;
pub mod timeline;
pub mod words;

#[cfg(target_arch = "wasm32")]
mod wasm;
