//! The read views that are open.

use crate::error::Error;

/// A view's place among the open ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place(usize);

/// Which read views are open, each with an id that is never used again.
///
/// * Time: O(1) to register and to unregister, whatever the order: a free place is taken again.
/// * Space: as many places as were ever taken at once.
#[derive(Debug, Default)]
pub struct Registry {
    /// The id of the view at each place; None where there is none.
    ids: Vec<Option<u64>>,
    free: Vec<Place>,
    registered: u64,
}

impl Registry {
    /// Takes a place, and the next id.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn register(&mut self) -> Result<Place, Error> {
        let place = match self.free.pop() {
            Some(place) => place,
            None => self.add_place()?,
        };
        self.registered += 1;
        self.ids[place.0] = Some(self.registered);
        Ok(place)
    }

    /// Gives a place back.
    pub fn unregister(&mut self, place: Place) {
        if self.ids[place.0].take().is_some() {
            // There is room: it was made when the place was.
            self.free.push(place);
        }
    }

    /// The id of the view at `place`; None when it is no longer open.
    pub fn id(&self, place: Place) -> Option<u64> {
        self.ids[place.0]
    }

    /// How many are open.
    pub fn open(&self) -> usize {
        self.ids.len() - self.free.len()
    }

    fn add_place(&mut self) -> Result<Place, Error> {
        let place = Place(self.ids.len());
        let refused = |_| Error::OutOfMemory {
            bytes: (place.0 + 1) * size_of::<Option<u64>>(),
        };
        self.ids.try_reserve(1).map_err(refused)?;
        self.free.try_reserve(place.0 + 1).map_err(refused)?;
        self.ids.push(None);
        Ok(place)
    }
}
