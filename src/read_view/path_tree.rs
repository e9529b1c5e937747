//! The tree of paths by which a tuple format finds its fields.

use crate::error::Error;

/// Children that a node has room for at first; the room then doubles.
const FIRST_CHILDREN: usize = 8;

/// No child.
const NONE: u32 = u32::MAX;

/// A token of a path that leads to a field.
#[derive(Clone, Copy, Debug)]
struct Token {
    /// Which of its siblings it is, counted from 0.
    sibling: u32,
    /// The field that the path ends at.
    field: u32,
}

/// Paths to fields, token by token. A path begins with a field's number (the dictionary leads from
/// its name to that) and a format that is flat, as a benchmark's is, has none that goes on: each
/// field is a child of the root.
///
/// * Time: O(1) to find a child by its number; O(1) amortised to add one.
/// * Space: a token a field, and up to twice as many children's places.
/// * Source: the design follows Tarantool's `json_tree` (BSD-2-Clause).
#[derive(Debug, Default)]
pub struct PathTree {
    tokens: Vec<Token>,
    /// Of the root: the token of each number, or [`NONE`].
    children: Vec<u32>,
}

impl PathTree {
    /// How many tokens there are, the root apart.
    pub fn len(&self) -> usize {
        self.tokens.len()
    }

    /// Whether the root stands alone.
    pub fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    /// Adds the path `[number]`, which leads to `field`.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn add(&mut self, number: u32, field: u32) -> Result<(), Error> {
        self.make_room(number as usize)?;
        self.tokens.try_reserve(1).map_err(|_| Error::OutOfMemory {
            bytes: (self.tokens.len() + 1) * size_of::<Token>(),
        })?;
        self.children[number as usize] = self.tokens.len() as u32;
        self.tokens.push(Token {
            sibling: number,
            field,
        });
        Ok(())
    }

    /// The field that the path `[number]` leads to; None when none does. O(1).
    pub fn find(&self, number: u32) -> Option<u32> {
        let token = *self.children.get(number as usize)?;
        let token = self.tokens.get(token as usize)?;
        debug_assert_eq!(token.sibling, number);
        Some(token.field)
    }

    /// Bytes that it takes.
    pub(super) fn bytes(&self) -> usize {
        self.tokens.capacity() * size_of::<Token>() + self.children.capacity() * size_of::<u32>()
    }

    fn make_room(&mut self, number: usize) -> Result<(), Error> {
        let held = self.children.len();
        if number < held {
            return Ok(());
        }
        let mut room = held.max(FIRST_CHILDREN);
        while room <= number {
            room *= 2;
        }
        self.children
            .try_reserve_exact(room - held)
            .map_err(|_| Error::OutOfMemory {
                bytes: room * size_of::<u32>(),
            })?;
        self.children.resize(room, NONE);
        Ok(())
    }
}
