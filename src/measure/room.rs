//! Memory for what is made by the thousand.

/// What an input takes beside its arrays, in bytes, about: its headers, and the allocator's own.
#[cfg(target_arch = "wasm32")]
const ASIDE: usize = 256;

/// Sees to it that `count` inputs, of `bytes` each in their arrays, find room without the memory
/// growing a little for each few of them. O(1).
///
/// WebAssembly's memory only grows, and an allocator asks for 64 KiB at a time. WebKit sets room to
/// grow into aside for the first few modules of a process; any other is copied whole each time:
/// what fills 64 MiB has then copied 32 GiB. What is asked for here and given back lies ready for
/// the inputs, after at most one growth.
#[cfg(target_arch = "wasm32")]
pub(super) fn make_room(count: u32, bytes: usize) {
    let room = (bytes + ASIDE).saturating_mul(count as usize);
    let mut asked: Vec<u8> = Vec::new();
    // Where there is not as much in one piece, the inputs may still fit; else they say what is
    // missing.
    let _ = asked.try_reserve_exact(room.min(super::MEMORY_CAP));
    // Without a look at it the compiler would leave out what nobody uses.
    std::hint::black_box(&mut asked);
}

/// An operating system has room.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn make_room(_count: u32, _bytes: usize) {}
