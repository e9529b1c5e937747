//! `cargo bench`: the native engine, by numbers of fields at and about the jumps.
//!
//! A teardown and a close eat what they work on, so it is made for each iteration outside the time.

use divan::{Bencher, black_box};
use teardown_lab::dictionary::{NameTable, Reserve, build_table};
use teardown_lab::names::{Family, Names};
use teardown_lab::read_view::{ReadView, Registry, Space};
use teardown_lab::teardown::{Cost, Strategy};

/// Small, either side of the jump at 2156, one with a resize in flight, large.
const COUNTS: [u32; 5] = [256, 2155, 2156, 4306, 16384];

const MEMORY: &str = "memory suffices";

fn main() {
    divan::main();
}

fn names(count: u32) -> Names {
    Family::Field.names(count).expect(MEMORY)
}

fn table(names: &Names) -> NameTable<'_> {
    build_table(names, Reserve::Upfront, ())
        .expect(MEMORY)
        .table
}

fn space(count: u32) -> Space {
    Space::new(&names(count)).expect(MEMORY)
}

fn open(space: &Space, registry: &mut Registry) -> ReadView {
    ReadView::open(space, registry).expect("the format is right")
}

#[divan::bench(args = COUNTS)]
fn build(bencher: Bencher, count: u32) {
    let names = names(count);
    bencher.bench_local(|| table(black_box(&names)));
}

#[divan::bench_group]
mod teardown {
    use super::*;

    #[divan::bench(args = COUNTS)]
    fn find_first(bencher: Bencher, count: u32) {
        tear_down(bencher, count, Strategy::FindFirst);
    }

    #[divan::bench(args = COUNTS)]
    fn bulk(bencher: Bencher, count: u32) {
        tear_down(bencher, count, Strategy::Bulk);
    }

    fn tear_down(bencher: Bencher, count: u32, strategy: Strategy) {
        let names = names(count);
        let table = table(&names);
        bencher
            .with_inputs(|| table.try_clone().expect(MEMORY))
            .bench_local_values(|table| strategy.tear_down(table));
    }
}

#[divan::bench_group]
mod read_view {
    use super::*;

    #[divan::bench(args = COUNTS)]
    fn open(bencher: Bencher, count: u32) {
        let space = space(count);
        bencher
            .with_inputs(Registry::default)
            .bench_local_values(|mut registry| super::open(black_box(&space), &mut registry));
    }

    #[divan::bench(args = COUNTS)]
    fn close_by_find_first(bencher: Bencher, count: u32) {
        close(bencher, count, Strategy::FindFirst);
    }

    #[divan::bench(args = COUNTS)]
    fn close_by_bulk(bencher: Bencher, count: u32) {
        close(bencher, count, Strategy::Bulk);
    }

    fn close(bencher: Bencher, count: u32, strategy: Strategy) {
        let space = space(count);
        let registry = std::cell::RefCell::new(Registry::default());
        bencher
            .with_inputs(|| super::open(&space, &mut registry.borrow_mut()))
            .bench_local_values(|view| {
                view.close(&mut registry.borrow_mut(), strategy, Cost::default())
            });
    }
}
