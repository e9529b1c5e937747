import { Problem } from './problem.js';

/**
 * Runs a command of package.json and turns its end into an exit code.
 *
 * @param {(args: string[]) => Promise<number | void>} command gets the arguments after the script's name; a number
 *   that it returns is the exit code
 */
export async function enter(command) {
  process.stdout.on('error', endQuietlyWithoutReader);
  try {
    process.exitCode = (await command(process.argv.slice(2))) ?? 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.output.trim() !== '') process.stderr.write(`\n${error.output.trimEnd()}\n\n`);
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}

/**
 * A reader who has had enough (`| head`) is no fault.
 *
 * @param {NodeJS.ErrnoException} error
 */
function endQuietlyWithoutReader(error) {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}
