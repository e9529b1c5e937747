import { capture, run } from '../run.js';
import { findWasmToolchain } from '../setup/wasm-toolchain.js';
import { PRODUCTS, readNote, wasmCompilation } from '../setup/wasm.js';

const DENY_WARNINGS = ['--', '-D', 'warnings'];

/** The product with the most code: what the page does without is looked at too. */
const FEATURES = Object.values(PRODUCTS).flatMap(({ features }) => features).join(',');

/**
 * The code for WebAssembly is not seen by a native build. Clippy looks at it where the toolchain that compiles it has
 * clippy; Debian's has not, and there the compiler's own warnings fail.
 *
 * @param {import('../say.js').Say} say
 */
export async function checkWasmFace(say) {
  const toolchain = await findWasmToolchain(say, (await readNote())?.way);
  const { args, environment } = wasmCompilation(toolchain);
  const hasClippy = toolchain.way === 'rustup' && (await run('cargo', ['clippy', '--version'])).ok;
  const command = [hasClippy ? 'clippy' : 'rustc', '--quiet', '--release', `--features=${FEATURES}`];
  return capture(toolchain.cargo, [...command, ...args, ...DENY_WARNINGS], { environment });
}
