//! A read view itself.

use super::dictionary::ViewDictionary;
use super::field::{FieldRecord, allocate};
use super::format::Decoded;
use super::{ClosePhase, Field, OpenPhase, PathTree, Place, Registry, Space};
use crate::dictionary::{NameTable, bytes_of_arrays};
use crate::error::Error;
use crate::table::with_capacity;
use crate::teardown::{Cost, Strategy};

/// What an allocator keeps beside an allocation, about.
const ALLOCATION: usize = 16;

/// A read view of a space: fully open, or as far as its phases have come.
#[derive(Default)]
pub struct ReadView {
    place: Option<Place>,
    definition: Option<Space>,
    decoded: Decoded,
    fields: Vec<FieldRecord>,
    paths: PathTree,
    dictionary: Option<ViewDictionary>,
}

impl ReadView {
    /// Opens a view of `space`: every phase in turn. O(fields).
    ///
    /// # Errors
    /// [`Error::FormatBroken`], what [`check_name`](crate::names::check_name) refuses,
    /// [`Error::NameDuplicate`], [`Error::OutOfMemory`]; the registry is then as it was.
    pub fn open(space: &Space, registry: &mut Registry) -> Result<ReadView, Error> {
        let mut view = ReadView::default();
        for phase in OpenPhase::ALL {
            if let Err(error) = view.perform(phase, space, registry) {
                view.undo(
                    ClosePhase::Unregister,
                    registry,
                    Strategy::Bulk,
                    Cost::default(),
                );
                return Err(error);
            }
        }
        Ok(view)
    }

    /// Closes the view: every phase in turn. What the teardown costs is added to `cost`.
    pub fn close(mut self, registry: &mut Registry, strategy: Strategy, cost: Cost) -> Cost {
        ClosePhase::ALL.into_iter().fold(cost, |cost, phase| {
            self.undo(phase, registry, strategy, cost)
        })
    }

    /// Performs one phase of opening, to its end.
    ///
    /// # Errors
    /// As [`ReadView::open`].
    #[inline(never)]
    pub fn perform(
        &mut self,
        phase: OpenPhase,
        space: &Space,
        registry: &mut Registry,
    ) -> Result<(), Error> {
        while !self.perform_part(phase, space, registry, usize::MAX)? {}
        Ok(())
    }

    /// Goes on with one phase of opening, by at most so many fields. Whether the phase is over: a
    /// long one can be done in pieces. The phases have to be done in their order.
    ///
    /// # Errors
    /// As [`ReadView::open`].
    #[inline(never)]
    pub fn perform_part(
        &mut self,
        phase: OpenPhase,
        space: &Space,
        registry: &mut Registry,
        fields: usize,
    ) -> Result<bool, Error> {
        match phase {
            OpenPhase::Register => {
                self.place = Some(registry.register()?);
                Ok(true)
            }
            OpenPhase::CopyDefinition => {
                self.definition = Some(space.try_clone()?);
                Ok(true)
            }
            OpenPhase::DecodeFormat => match &self.definition {
                Some(definition) => self.decoded.read_on(definition.format(), fields),
                None => Ok(true),
            },
            OpenPhase::MakeFields => self.make_fields(fields),
            OpenPhase::BuildPathTree => self.build_paths(fields),
            OpenPhase::BuildDictionary => self.build_dictionary(fields),
        }
    }

    /// Performs one phase of closing. What it costs is added to `cost`.
    #[inline(never)]
    pub fn undo(
        &mut self,
        phase: ClosePhase,
        registry: &mut Registry,
        strategy: Strategy,
        cost: Cost,
    ) -> Cost {
        match phase {
            ClosePhase::TearDownDictionary => {
                if let Some(mut dictionary) = self.dictionary.take() {
                    return dictionary.tear_down(strategy, cost);
                }
            }
            ClosePhase::FreePathTree => self.paths = PathTree::default(),
            ClosePhase::FreeFields => self.fields = Vec::new(),
            ClosePhase::FreeDefinition => self.definition = None,
            ClosePhase::Unregister => {
                if let Some(place) = self.place.take() {
                    registry.unregister(place);
                }
            }
        }
        cost
    }

    fn make_fields(&mut self, fields: usize) -> Result<bool, Error> {
        let kinds = &self.decoded.kinds;
        if self.fields.is_empty() {
            self.fields = with_capacity(kinds.len())?;
        }
        let from = self.fields.len();
        let to = kinds.len().min(from.saturating_add(fields));
        for (number, &kind) in (from as u32..).zip(&kinds[from..to]) {
            self.fields.push(allocate(number, kind)?);
        }
        Ok(to == kinds.len())
    }

    fn build_paths(&mut self, fields: usize) -> Result<bool, Error> {
        let from = self.paths.len();
        let to = self.fields.len().min(from.saturating_add(fields));
        for record in &self.fields[from..to] {
            for field in record {
                self.paths.add(field.number, field.number)?;
            }
        }
        Ok(to == self.fields.len())
    }

    fn build_dictionary(&mut self, fields: usize) -> Result<bool, Error> {
        let dictionary = match &mut self.dictionary {
            Some(dictionary) => dictionary,
            // What was decoded has served: the names move on, the types are in the records.
            None => {
                let Decoded { names, .. } = std::mem::take(&mut self.decoded);
                self.dictionary.insert(ViewDictionary::new(names)?)
            }
        };
        dictionary.put_on(fields)
    }

    /// Where it is registered; None when it is not.
    pub fn place(&self) -> Option<Place> {
        self.place
    }

    /// The field of this number. O(1), along its path.
    pub fn field(&self, number: u32) -> Option<&Field> {
        let field = self.paths.find(number)?;
        self.fields.get(field as usize)?.first()
    }

    /// The name of this field. O(1).
    pub fn name(&self, number: u32) -> Option<&[u8]> {
        let place = number as usize;
        let names = self.dictionary.as_ref()?.names();
        (place < names.len()).then(|| names.range(place..place + 1).next())?
    }

    /// The table from names to field numbers; None before it is built and when there are no names.
    pub fn table(&self) -> Option<&NameTable<'_>> {
        self.dictionary.as_ref()?.table()
    }

    /// Bytes that the view takes, about.
    pub fn bytes(&self) -> usize {
        let definition = self.definition.as_ref().map_or(0, |it| it.format().len());
        let record = size_of::<FieldRecord>() + size_of::<Field>() + ALLOCATION;
        let names = self.dictionary.as_ref().map_or(0, |it| it.names().bytes());
        let table = self.table().map_or(0, bytes_of_arrays);
        definition + self.fields.len() * record + self.paths.bytes() + names + table
    }
}
