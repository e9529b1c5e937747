//! Many names in two allocations.

use std::ops::Range;

use crate::error::Error;

/// A list of names, any bytes, back to back in one allocation. The entries of a dictionary point
/// into it and own nothing, as a server's point into the space's format.
#[derive(Clone, Debug, Default)]
pub struct Names {
    bytes: Vec<u8>,
    /// Where each name ends in `bytes`.
    ends: Vec<u32>,
}

impl Names {
    /// An empty list with room for `count` names.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn with_capacity(count: usize) -> Result<Self, Error> {
        let mut ends = Vec::new();
        reserve(&mut ends, count)?;
        Ok(Names {
            bytes: Vec::new(),
            ends,
        })
    }

    /// Adds a name at the end. O(its length), amortised.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`] when memory is refused or all names together pass 4 GiB.
    pub fn push(&mut self, name: &[u8]) -> Result<(), Error> {
        reserve(&mut self.bytes, name.len())?;
        reserve(&mut self.ends, 1)?;
        let end = u32::try_from(self.bytes.len() + name.len()).map_err(|_| Error::OutOfMemory {
            bytes: self.bytes.len() + name.len(),
        })?;
        self.bytes.extend_from_slice(name);
        self.ends.push(end);
        Ok(())
    }

    /// How many names.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The names in order, each as its bytes.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        self.range(0..self.len())
    }

    /// Some of the names in order, by their places from 0.
    ///
    /// # Panics
    /// When the range ends beyond the last name.
    pub fn range(&self, places: Range<usize>) -> impl Iterator<Item = &[u8]> {
        let mut start = match places.start {
            0 => 0,
            first => self.ends[first - 1],
        };
        self.ends[places].iter().map(move |&end| {
            let name = &self.bytes[start as usize..end as usize];
            start = end;
            name
        })
    }

    /// Bytes that the list takes.
    pub fn bytes(&self) -> usize {
        self.bytes.capacity() + self.ends.capacity() * size_of::<u32>()
    }
}

fn reserve<T>(items: &mut Vec<T>, additional: usize) -> Result<(), Error> {
    items
        .try_reserve(additional)
        .map_err(|_| Error::OutOfMemory {
            bytes: items
                .len()
                .saturating_add(additional)
                .saturating_mul(size_of::<T>()),
        })
}
