//! A slow table: one struct a bucket, wide numbers, no bits.

use teardown_lab::fnv::Fnv1a;
use teardown_lab::names::name_hash;
use teardown_lab::table::SIZES;

/// A bucket.
#[derive(Clone, Default)]
pub struct SlowBucket {
    name: Vec<u8>,
    value: u32,
    exists: bool,
    dirty: bool,
}

/// The table, or a shadow.
#[derive(Clone)]
pub struct SlowTable {
    pub buckets: Vec<SlowBucket>,
    pub size: u64,
    pub n_dirty: u64,
    pub resize_position: u64,
    pub resize_cnt: u64,
    prime: usize,
    batch: u64,
    pub shadow: Option<Box<SlowTable>>,
}

/// The digest of golden/README.md.
pub fn digest_of(buckets: &[SlowBucket]) -> u64 {
    let mut fnv = Fnv1a::default();
    for bucket in buckets {
        fnv.write(&[u8::from(bucket.exists) | u8::from(bucket.dirty) << 1]);
        if bucket.exists {
            fnv.write(&bucket.value.to_le_bytes());
        }
    }
    fnv.finish()
}

fn bound(n_buckets: usize) -> u64 {
    (n_buckets as f64 * 0.7).trunc() as u64
}

impl SlowTable {
    pub fn new() -> Self {
        SlowTable {
            buckets: vec![SlowBucket::default(); 3],
            size: 0,
            n_dirty: 0,
            resize_position: 0,
            resize_cnt: 0,
            prime: 0,
            batch: 0,
            shadow: None,
        }
    }

    /// The buckets that a lookup of `name` may see, in order: all of them.
    fn path(&self, name: &[u8]) -> impl Iterator<Item = usize> + use<> {
        let n = self.buckets.len() as u64;
        let hash = u64::from(name_hash(name));
        let (start, stride) = (hash % n, 1 + hash % (n - 1));
        (0..n).map(move |step| ((start + step * stride) % n) as usize)
    }

    pub fn find(&self, name: &[u8]) -> u64 {
        for place in self.path(name) {
            let bucket = &self.buckets[place];
            if bucket.exists && bucket.name == name {
                return place as u64;
            }
            if !bucket.dirty {
                break;
            }
        }
        self.buckets.len() as u64
    }

    fn put_here(&mut self, name: &[u8], value: u32) -> u64 {
        let mut free = None;
        for place in self.path(name) {
            let bucket = &mut self.buckets[place];
            if bucket.exists && bucket.name == name {
                bucket.value = value;
                return place as u64;
            }
            if bucket.exists && free.is_none() {
                bucket.dirty = true;
            }
            if !bucket.exists && free.is_none() {
                free = Some(place);
            }
            if free.is_some() && !bucket.dirty {
                break;
            }
        }
        let place = free.expect("a table is never full");
        let bucket = &mut self.buckets[place];
        self.size += 1;
        self.n_dirty += u64::from(!bucket.dirty);
        *bucket = SlowBucket {
            name: name.to_vec(),
            value,
            exists: true,
            dirty: bucket.dirty,
        };
        place as u64
    }

    pub fn put(&mut self, name: &[u8], value: u32) -> u64 {
        if self.resize_position > 0 {
            self.move_batch();
        } else if self.n_dirty >= bound(self.buckets.len()) {
            self.start_resize(self.buckets.len() as u64 + 1, 0);
        }
        if self.resize_position > 0 {
            self.shadow
                .as_mut()
                .expect("in flight")
                .put_here(name, value);
        }
        self.put_here(name, value)
    }

    fn clear_exists(&mut self, place: u64) -> bool {
        let Some(bucket) = self
            .buckets
            .get_mut(place as usize)
            .filter(|bucket| bucket.exists)
        else {
            return false;
        };
        bucket.exists = false;
        self.size -= 1;
        self.n_dirty -= u64::from(!bucket.dirty);
        true
    }

    pub fn del(&mut self, place: u64) {
        if self.clear_exists(place) && self.resize_position > 0 {
            let name = self.buckets[place as usize].name.clone();
            let shadow = self.shadow.as_mut().expect("in flight");
            let place = shadow.find(&name);
            shadow.clear_exists(place);
            self.move_batch();
        }
    }

    pub fn exists(&self, place: u64) -> bool {
        self.buckets[place as usize].exists
    }

    fn existing_from(&self, place: u64) -> u64 {
        let end = self.buckets.len() as u64;
        (place..end)
            .find(|&place| self.buckets[place as usize].exists)
            .unwrap_or(end)
    }

    pub fn first(&self) -> u64 {
        self.existing_from(0)
    }

    pub fn next(&self, place: u64) -> u64 {
        if place >= self.buckets.len() as u64 {
            return place;
        }
        self.existing_from(place + 1)
    }

    pub fn random(&self, seed: u64) -> u64 {
        let end = self.buckets.len() as u64;
        match self.next(seed % end) {
            found if found == end => self.first(),
            found => found,
        }
    }

    pub fn reserve(&mut self, count: u64) {
        self.start_resize((count as f64 / 0.7).trunc() as u64, self.size);
    }

    pub fn clear(&mut self) {
        self.buckets = vec![SlowBucket::default(); SIZES[self.prime] as usize];
        self.prime = 0;
        self.size = 0;
    }

    fn start_resize(&mut self, buckets: u64, batch: u64) {
        if self.resize_position > 0 || buckets < self.buckets.len() as u64 {
            return;
        }
        while u64::from(SIZES[self.prime]) < buckets {
            self.prime += 1;
        }
        let given = if batch > 0 {
            batch
        } else {
            self.buckets.len() as u64 / 262_144
        };
        self.batch = given.max(256);
        self.shadow = Some(Box::new(SlowTable {
            buckets: vec![SlowBucket::default(); SIZES[self.prime] as usize],
            size: 0,
            n_dirty: 0,
            ..self.clone()
        }));
        self.move_batch();
    }

    pub fn move_batch(&mut self) {
        let mut shadow = self.shadow.take().expect("in flight");
        for _ in 0..self.batch {
            let Some(bucket) = self.buckets.get(self.resize_position as usize) else {
                break;
            };
            if bucket.exists {
                shadow.put_here(&bucket.name, bucket.value);
            }
            self.resize_position += 1;
        }
        if (self.resize_position as usize) < self.buckets.len() {
            self.shadow = Some(shadow);
        } else {
            *self = SlowTable {
                resize_position: 0,
                resize_cnt: self.resize_cnt + 1,
                shadow: None,
                ..*shadow
            };
        }
    }
}
