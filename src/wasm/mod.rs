//! The engine as JavaScript sees it: a handful of coarse calls.
//!
//! Configuration and results cross as plain objects; buckets, pixels and frames as the address of a
//! buffer in this module's memory, over which JavaScript lays a typed array; samples and fits as rows
//! of numbers. 64-bit counts cross as f64, exact to 2⁵³. `www/engine/` is the only caller.
//!
//! Features say what a module holds; each product is a module of its own.

mod allocator;
#[cfg(any(feature = "page", feature = "build"))]
mod buffer;
#[cfg(feature = "build")]
mod building;
#[cfg(feature = "measure")]
mod cases;
#[cfg(feature = "measure")]
mod clock;
#[cfg(feature = "conformance")]
mod conformance;
#[cfg(feature = "page")]
mod constants;
#[cfg(feature = "page")]
mod dictionary;
mod error;
mod input;
#[cfg(feature = "page")]
mod lab;
#[cfg(feature = "measure")]
mod profile;
#[cfg(any(feature = "page", feature = "build"))]
mod range;
#[cfg(feature = "measure")]
mod row;
#[cfg(feature = "measure")]
mod sampler;
#[cfg(feature = "page")]
mod timeline;
#[cfg(feature = "measure")]
mod timing;
