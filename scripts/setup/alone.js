import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { places } from '../places.js';

const LOCK = join(places.cache, 'set-up.lock');

/** How often it is looked whether the lock is free, in ms. */
const PAUSE_MS = 100;

/**
 * Does what two processes must not do at once in one checkout: cargo gives all products one path, npm empties its folder.
 * The second waits until the first is done, and should then look whether anything is left to do. A process that was
 * killed holds nobody up.
 *
 * @template Result
 * @param {import('../say.js').Say} say is told for whom it waits
 * @param {() => Promise<Result>} work must not ask to be alone itself
 * @param {string} [lock] a file that is there while somebody works
 * @returns {Promise<Result>}
 */
export async function alone(say, work, lock = LOCK) {
  await mkdir(dirname(lock), { recursive: true });
  let told = '';
  while (!(await take(lock))) {
    const owner = await readFile(lock, 'utf8').catch(() => '');
    // Empty: it has just been given back, or its owner is about to write.
    if (owner !== '' && !isAlive(Number(owner))) await clear(lock, owner);
    else if (owner !== '' && owner !== told) {
      told = owner;
      say.line(`Waiting for process ${owner}, which is setting up this checkout (${lock}).`);
    }
    await pause(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** @param {string} lock @returns {Promise<boolean>} whether it is ours now */
async function take(lock) {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Clears away the lock of a process that is gone. Of several that see it one succeeds; should it have been cleared
 * and taken meanwhile, it is put back.
 *
 * @param {string} lock
 * @param {string} owner
 */
async function clear(lock, owner) {
  const aside = `${lock}-${process.pid}`;
  const isMoved = await rename(lock, aside).then(() => true, () => false);
  if (!isMoved) return;
  if ((await readFile(aside, 'utf8')) === owner) await rm(aside);
  else await rename(aside, lock);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be asked, but is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
