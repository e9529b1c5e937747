//! What JavaScript hands over, checked once.

use js_sys::{Array, JsString};
use wasm_bindgen::{JsCast, JsValue};

use crate::dictionary::MAX_COUNT;
use crate::error::Error;
#[cfg(feature = "measure")]
use crate::measure::{NameSource, Setting};
#[cfg(feature = "measure")]
use crate::names::Family;
use crate::names::{Names, readable};
use crate::table::Side;

/// A number of names, 1 to [`MAX_COUNT`].
#[inline(never)]
pub(super) fn count(given: &JsValue) -> Result<u32, Error> {
    let Some(number) = given.as_f64().filter(|number| !number.is_nan()) else {
        return Err(Error::CountNotANumber {
            given: described(given),
        });
    };
    if number.is_finite() && number.fract() != 0.0 {
        return Err(Error::CountNotAnInteger {
            given: spelt(number),
        });
    }
    if number < 1.0 || number > f64::from(MAX_COUNT) {
        return Err(Error::CountOutOfRange {
            given: spelt(number),
            max: MAX_COUNT,
        });
    }
    Ok(number as u32)
}

#[cfg(feature = "measure")]
/// A number that says how to measure.
#[inline(never)]
pub(super) fn setting(setting: Setting, given: &JsValue) -> Result<f64, Error> {
    let (least, most) = setting.range();
    given
        .as_f64()
        .filter(|number| (f64::from(least)..=f64::from(most)).contains(number))
        .filter(|number| !setting.is_whole() || number.fract() == 0.0)
        .ok_or_else(|| Error::SettingOutOfRange {
            setting,
            given: described(given),
        })
}

#[cfg(feature = "measure")]
/// A whole number from `least` to `most`; what it is instead, in words.
#[inline(never)]
pub(super) fn whole(given: &JsValue, least: u32, most: u32) -> Result<u32, String> {
    given
        .as_f64()
        .filter(|number| number.fract() == 0.0)
        .filter(|number| (f64::from(least)..=f64::from(most)).contains(number))
        .map(|number| number as u32)
        .ok_or_else(|| described(given))
}

#[cfg(feature = "measure")]
/// A word as it is; what is no text, in words.
#[inline(never)]
pub(super) fn text(given: &JsValue) -> String {
    given.as_string().unwrap_or_else(|| described(given))
}

#[cfg(feature = "measure")]
/// A field of an object; undefined when it has none of this name.
#[inline(never)]
pub(super) fn field(given: &JsValue, name: &str) -> JsValue {
    js_sys::Reflect::get(given, &name.into()).unwrap_or_default()
}

#[cfg(feature = "measure")]
/// The names that a request is about: the first `count` of its `names`, or of its `family`.
pub(super) fn name_source(given: &JsValue) -> Result<NameSource, Error> {
    let own = field(given, "names");
    let Some(own) = own.dyn_ref::<Array>() else {
        let family = Family::parse(&text(&field(given, "family")))?;
        return Ok(NameSource::Family(family, count(&field(given, "count"))?));
    };
    let most = length(own)?;
    let count = self::count(&field(given, "count"))?;
    if count > most {
        return Err(Error::CountOutOfRange {
            given: spelt(count.into()),
            max: most,
        });
    }
    names(&own.slice(0, count)).map(NameSource::Own)
}

/// How many names a list holds, 1 to [`MAX_COUNT`].
#[inline(never)]
fn length(given: &Array) -> Result<u32, Error> {
    match given.length() {
        0 => Err(Error::NamesEmpty),
        length if length > MAX_COUNT => Err(Error::TooManyNames {
            given: length as usize,
            max: MAX_COUNT,
        }),
        length => Ok(length),
    }
}

/// A list of names, as bytes; what they must be is the dictionary's business.
pub(super) fn names(given: &Array) -> Result<Names, Error> {
    let length = length(given)?;
    let mut names = Names::with_capacity(length as usize)?;
    for index in 0..length {
        let value = given.get(index);
        let Some(name) = value.dyn_ref::<JsString>() else {
            return Err(Error::NameNotText {
                index: index as usize,
                given: described(&value),
            });
        };
        if name.is_valid_utf16() {
            names.push(String::from(name).as_bytes())?;
        } else {
            names.push(&generalised_utf8(name))?;
        }
    }
    Ok(names)
}

/// `table` or `shadow`.
pub(super) fn side(word: &str) -> Result<Side, Error> {
    match word {
        "table" => Ok(Side::Table),
        "shadow" => Ok(Side::Shadow),
        _ => Err(Error::UnknownArray {
            given: readable(word.as_bytes()),
        }),
    }
}

/// A whole number from 0 to 2⁵³.
pub(super) fn step(given: f64) -> Result<u64, Error> {
    if given.fract() != 0.0 || !given.is_finite() {
        return Err(Error::StepNotAnInteger {
            given: spelt(given),
        });
    }
    if given < 0.0 {
        return Err(Error::StepBelowZero {
            given: spelt(given),
        });
    }
    Ok(given as u64)
}

/// A step of a run of so many steps.
#[cfg(any(feature = "page", feature = "build"))]
pub(super) fn step_of(given: f64, steps: u64) -> Result<u64, Error> {
    let step = step(given)?;
    if step > steps {
        return Err(Error::StepOutOfRange {
            given: spelt(given),
            steps,
        });
    }
    Ok(step)
}

/// `count` buckets from `first` on, of an array of `n_buckets`.
#[cfg(any(feature = "page", feature = "build"))]
pub(super) fn buckets(first: f64, count: f64, n_buckets: u32) -> Result<(u32, usize), Error> {
    let all = 0.0..=f64::from(n_buckets);
    for bound in [first, count, first + count] {
        if bound.fract() != 0.0 || !all.contains(&bound) {
            return Err(Error::BucketOutOfRange {
                given: spelt(bound),
                n_buckets,
            });
        }
    }
    Ok((first as u32, count as usize))
}

/// A lone surrogate has no UTF-8; in UTF-8's pattern it makes three bytes that the rules of names
/// know and refuse by name.
fn generalised_utf8(name: &JsString) -> Vec<u8> {
    let mut bytes = Vec::new();
    for unit in char::decode_utf16(name.iter()) {
        match unit {
            Ok(character) => {
                bytes.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
            }
            Err(lone) => {
                let unit = lone.unpaired_surrogate();
                bytes.extend_from_slice(&[
                    0xE0 | (unit >> 12) as u8,
                    0x80 | (unit >> 6 & 0x3F) as u8,
                    0x80 | (unit & 0x3F) as u8,
                ]);
            }
        }
    }
    bytes
}

/// A number as JavaScript writes it.
pub(super) fn spelt(number: f64) -> String {
    js_sys::Number::from(number)
        .to_string_with_radix(10)
        .map_or_else(|_| String::new(), String::from)
}

/// A value in words: text in quotation marks, all else by what it is.
fn described(value: &JsValue) -> String {
    if let Some(text) = value.as_string() {
        return format!("\u{201c}{}\u{201d}", readable(text.as_bytes()));
    }
    if let Some(number) = value.as_f64() {
        return spelt(number);
    }
    if value.is_null() {
        return "null".to_owned();
    }
    let kind = value.js_typeof().as_string().unwrap_or_default();
    match value.as_bool() {
        Some(truth) => truth.to_string(),
        None if kind == "undefined" => kind,
        None => format!("of type {kind}"),
    }
}
