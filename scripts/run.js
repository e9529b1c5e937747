import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

import { places } from './places.js';
import { Problem } from './problem.js';

/** How long a program that was told to stop may take before it is ended, in ms. */
const GRACE_MS = 5000;

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [environment] added to this process's own
 * @property {number} [timeoutMs] ends the program when it takes longer; unbounded unless said
 * @property {boolean} [echo] also shows what it prints, while it prints it
 */

/**
 * @typedef {object} Ran
 * @property {boolean} ok it ended by itself, in time, with exit code 0
 * @property {string} how it ended, as a sentence that names the command line
 * @property {string} stdout what it printed there
 * @property {string} output both streams, as they came
 */

/**
 * Runs a program to its end and keeps what it prints; failing is a result like another.
 *
 * @param {string} program a name on PATH or a path
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ran>}
 * @throws {Problem} when it cannot be started
 */
export async function run(program, args, { environment, timeoutMs, echo = false } = {}) {
  const child = spawn(program, args, {
    cwd: places.root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
    output += text;
    if (echo) process.stdout.write(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
    if (echo) process.stderr.write(text);
  });
  const line = commandLine(program, args);
  const bound = timeoutMs === undefined ? undefined : endAfter(child, timeoutMs);
  const end = await ended(child, line).finally(() => bound?.cancel());
  const late = bound?.expired() ?? false;
  const how = late ? `took longer than ${Number(timeoutMs) / 1000} s` : `ended with ${end}`;
  return { ok: end === 0 && !late, how: `"${line}" ${how}.`, stdout, output };
}

/**
 * Runs a program that has to succeed.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>} its standard output
 * @throws {Problem} when it cannot be started, fails, or takes too long; with what it printed
 */
export async function capture(program, args, options) {
  const { ok, how, stdout, output } = await run(program, args, options);
  if (!ok) throw new Problem(how, { output });
  return stdout;
}

/**
 * Runs a program that talks to the terminal itself, and passes on the signals that end this process.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export async function handOver(program, args, { environment } = {}) {
  const child = spawn(program, args, {
    cwd: places.root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  const passOn = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  process.on('SIGTERM', passOn).on('SIGINT', passOn);
  const end = await ended(child, commandLine(program, args));
  process.off('SIGTERM', passOn).off('SIGINT', passOn);
  return typeof end === 'number' ? end : 1;
}

/**
 * Where a program is, as the shell would find it.
 *
 * @param {string} name
 * @returns {string | null} its path; null when PATH has none
 */
export function which(name) {
  const endings = process.platform === 'win32' ? (process.env.PATHEXT ?? '.EXE;.CMD').split(';') : [''];
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const found = endings.map((ending) => join(folder, name + ending)).find(isProgram);
    if (found) return found;
  }
  return null;
}

/**
 * @param {string} path
 * @returns {boolean} whether a program is there that this user may run
 */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * What was run, as a person would have typed it.
 *
 * @param {string} program
 * @param {readonly string[]} args
 */
function commandLine(program, args) {
  const [script = '', ...rest] = args;
  return program === process.execPath ? ['node', basename(script), ...rest].join(' ') : [program, ...args].join(' ');
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} line the command line, for the message
 * @returns {Promise<number | string>} the exit code, or the name of the signal that ended it
 */
function ended(child, line) {
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Problem(`"${line}" could not be started: ${error.message}.`)));
    child.on('close', (code, signal) => resolve(code ?? signal ?? 1));
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} timeoutMs
 */
function endAfter(child, timeoutMs) {
  let expired = false;
  /** @type {NodeJS.Timeout | undefined} */
  let harder;
  const timer = setTimeout(() => {
    expired = true;
    child.kill('SIGTERM');
    harder = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  }, timeoutMs);
  return {
    expired: () => expired,
    cancel() {
      clearTimeout(timer);
      clearTimeout(harder);
    },
  };
}
