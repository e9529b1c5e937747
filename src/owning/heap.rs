//! Where owned objects live.

use std::cell::Cell;
use std::rc::Rc;

use crate::error::Error;
use crate::table::with_capacity;

/// A pointer to an object, as an entry holds one: copying it copies no object, and losing it frees
/// none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer(u32);

/// An object in an allocation of its own. Its destructor counts.
struct Object {
    /// What it is good for does not matter; that it takes memory does.
    _memory: Box<u32>,
    freed: Rc<Cell<u64>>,
}

impl Drop for Object {
    fn drop(&mut self) {
        self.freed.set(self.freed.get() + 1);
    }
}

/// All objects that entries own. Like C's heap it knows every object that lives, and frees one only
/// when it is told to; unlike C's it can be asked what was never freed.
pub struct Heap {
    objects: Vec<Option<Object>>,
    freed: Rc<Cell<u64>>,
}

impl Heap {
    /// A heap with room for `count` objects.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn with_capacity(count: usize) -> Result<Self, Error> {
        Ok(Heap {
            objects: with_capacity(count)?,
            freed: Rc::default(),
        })
    }

    /// A new object.
    pub fn allocate(&mut self) -> Pointer {
        let number = self.objects.len() as u32;
        self.objects.push(Some(Object {
            _memory: Box::new(number),
            freed: Rc::clone(&self.freed),
        }));
        Pointer(number)
    }

    /// Frees an object. False when it was freed before.
    pub fn free(&mut self, Pointer(number): Pointer) -> bool {
        self.objects[number as usize].take().is_some()
    }

    /// Whether an object lives.
    pub fn is_live(&self, Pointer(number): Pointer) -> bool {
        self.objects[number as usize].is_some()
    }

    /// Objects whose destructors have run.
    pub fn freed(&self) -> u64 {
        self.freed.get()
    }

    /// Objects that live. After a teardown nobody points to them any more: they have leaked.
    pub fn live(&self) -> u64 {
        self.objects.iter().flatten().count() as u64
    }
}
