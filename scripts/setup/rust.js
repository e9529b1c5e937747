import { Problem } from '../problem.js';
import { which } from '../run.js';

/**
 * @throws {Problem} when there is no Rust: the one thing beside Node that set-up does not bring
 */
export function requireRust() {
  if (which('cargo') && which('rustc')) return;
  throw new Problem('cargo and rustc are not on PATH: install Rust with rustup (https://rustup.rs), then run this again.');
}
