//! Where the time comes from.

/// A clock that only goes forward.
pub trait Clock {
    /// Nanoseconds since some fixed moment.
    fn now_ns(&self) -> f64;
}

/// The operating system's monotonic clock.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Copy, Debug)]
pub struct MonotonicClock {
    start: std::time::Instant,
}

#[cfg(not(target_arch = "wasm32"))]
impl Default for MonotonicClock {
    fn default() -> Self {
        MonotonicClock {
            start: std::time::Instant::now(),
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Clock for MonotonicClock {
    fn now_ns(&self) -> f64 {
        self.start.elapsed().as_nanos() as f64
    }
}
