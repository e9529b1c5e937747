//! A space's format, written and read: an array with a map `{name, type}` for each field.

use rmp::decode::{Bytes, read_array_len, read_map_len, read_str_len};
use rmp::encode::{ByteBuf, write_array_len, write_map_len, write_str, write_str_len};

use super::FieldType;
use crate::error::Error;
use crate::names::{Names, check_name};
use crate::table::with_capacity;

const NAME: &str = "name";
const TYPE: &str = "type";

/// An array's header, and a text's, take at most so many bytes.
const HEADER: usize = 5;

/// The format of fields that have these names and are all `unsigned`. O(bytes of the names).
///
/// # Errors
/// [`Error::OutOfMemory`].
pub(super) fn encode(names: &Names) -> Result<Vec<u8>, Error> {
    const CANNOT_FAIL: &str = "writing into memory that is there cannot fail";
    let kind = FieldType::UNSIGNED.as_str();
    let each = 1 + NAME.len() + 1 + HEADER + TYPE.len() + 1 + kind.len() + 1;
    let bytes = names.iter().map(|name| each + name.len()).sum::<usize>() + HEADER;
    let mut format = ByteBuf::from_vec(with_capacity(bytes)?);
    write_array_len(&mut format, names.len() as u32).expect(CANNOT_FAIL);
    for name in names.iter() {
        write_map_len(&mut format, 2).expect(CANNOT_FAIL);
        write_str(&mut format, NAME).expect(CANNOT_FAIL);
        write_str_len(&mut format, name.len() as u32).expect(CANNOT_FAIL);
        format.as_mut_vec().extend_from_slice(name);
        write_str(&mut format, TYPE).expect(CANNOT_FAIL);
        write_str(&mut format, kind).expect(CANNOT_FAIL);
    }
    Ok(format.into_vec())
}

/// A format as far as it has been read.
#[derive(Debug, Default)]
pub(super) struct Decoded {
    pub(super) names: Names,
    pub(super) kinds: Vec<FieldType>,
    /// Fields in all; None before the first byte is read.
    count: Option<usize>,
    /// Bytes read.
    at: usize,
}

impl Decoded {
    /// Reads on, at most `fields` more fields, each checked as a server checks it. Whether the
    /// format is read. O(bytes read).
    ///
    /// # Errors
    /// [`Error::FormatBroken`], [`Error::OutOfMemory`], and what [`check_name`] refuses.
    pub(super) fn read_on(&mut self, format: &[u8], fields: usize) -> Result<bool, Error> {
        let mut reader = Reader {
            format,
            bytes: Bytes::new(&format[self.at..]),
        };
        let count = match self.count {
            Some(count) => count,
            None => {
                let count = reader.array()?;
                self.kinds = with_capacity(count)?;
                self.names = Names::with_capacity(count)?;
                *self.count.insert(count)
            }
        };
        let to = count.min(self.kinds.len().saturating_add(fields));
        for index in self.kinds.len()..to {
            let (name, kind) = reader.field()?;
            check_name(index, name)?;
            self.names.push(name)?;
            self.kinds.push(kind);
        }
        self.at = reader.at();
        Ok(to == count)
    }
}

/// Reads a format from somewhere in it.
struct Reader<'f> {
    format: &'f [u8],
    bytes: Bytes<'f>,
}

impl<'f> Reader<'f> {
    fn at(&self) -> usize {
        self.format.len() - self.bytes.remaining_slice().len()
    }

    fn broken(&self, wanted: &'static str) -> Error {
        Error::FormatBroken {
            at: self.at(),
            wanted,
        }
    }

    fn array(&mut self) -> Result<usize, Error> {
        let length = read_array_len(&mut self.bytes).map_err(|_| self.broken("an array"))? as usize;
        // A field takes a byte at least: a length that promises more fields is not believed.
        if length > self.bytes.remaining_slice().len() {
            return Err(self.broken("as many fields as the array's length says"));
        }
        Ok(length)
    }

    fn field(&mut self) -> Result<(&'f [u8], FieldType), Error> {
        let entries = read_map_len(&mut self.bytes).map_err(|_| self.broken("a map"))?;
        let (mut name, mut kind) = (&[][..], FieldType::ANY);
        for _ in 0..entries {
            match self.text()? {
                key if key == NAME.as_bytes() => name = self.text()?,
                key if key == TYPE.as_bytes() => {
                    let word = self.text()?;
                    kind = FieldType::parse(word)
                        .ok_or_else(|| self.broken("a type of field before it"))?;
                }
                _ => return Err(self.broken("name or type before it")),
            }
        }
        Ok((name, kind))
    }

    #[inline(never)]
    fn text(&mut self) -> Result<&'f [u8], Error> {
        let length = read_str_len(&mut self.bytes).map_err(|_| self.broken("text"))? as usize;
        let rest = self.bytes.remaining_slice();
        let text = rest
            .get(..length)
            .ok_or_else(|| self.broken("text to its end"))?;
        self.bytes = Bytes::new(&rest[length..]);
        Ok(text)
    }
}
