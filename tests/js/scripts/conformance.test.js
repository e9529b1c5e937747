import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import test, { before } from 'node:test';
import { fileURLToPath } from 'node:url';

import { loadConformance } from '../../../scripts/conformance/load.js';
import { createSay } from '../../../scripts/say.js';

// Set-up tells what it does on standard error: what there is to do is done before that is looked at.
before(() => loadConformance(createSay(process.stderr)));

const SCRIPT = fileURLToPath(new URL('../../../scripts/conformance.js', import.meta.url));

/**
 * @param {string[]} args
 * @param {string} questions
 */
async function ask(args, questions) {
  const child = spawn(process.execPath, [SCRIPT, ...args]);
  const code = new Promise((resolve) => child.on('close', resolve));
  child.stdin.on('error', () => {}).end(questions);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}

test('the answer, and nothing else, is on standard output', async () => {
  assert.deepEqual(await ask(['hash'], '\n00\n'), { code: 0, stdout: ',0\n00,65928209\n', stderr: '' });
});

test('an unknown kind ends with 2 and one sentence', async () => {
  for (const args of [['nonesuch'], [], ['hash', 'ops']]) {
    const { code, stdout, stderr } = await ask(args, '');
    assert.deepEqual({ code, stdout }, { code: 2, stdout: '' });
    assert.match(stderr, /^conformance needs one of hash, dictionary, ops, names, and was given [^\n]+\.\n$/);
  }
});

test('a question that is none ends with 1 and one sentence that names it', async () => {
  const { code, stdout, stderr } = await ask(['hash'], 'zz\n');
  assert.deepEqual({ code, stdout }, { code: 1, stdout: '' });
  assert.match(stderr, /^[^\n]*zz[^\n]*\n$/);
});

test('megabytes are answered to the last line', async () => {
  const lines = 200_000;
  const { code, stdout } = await ask(['hash'], '6669656c6431\n'.repeat(lines));
  const answers = stdout.split('\n');
  assert.deepEqual([code, answers.length, answers.at(-1)], [0, lines + 1, '']);
  assert.deepEqual([...new Set(answers.slice(0, -1))].length, 1);
});

test('a reader who has had enough is no fault', async () => {
  const child = spawn(process.execPath, [SCRIPT, 'hash']);
  const code = new Promise((resolve) => child.on('close', resolve));
  child.stdout.destroy();
  child.stdin.end('00\n'.repeat(100_000));
  assert.equal(await text(child.stderr), '');
  assert.equal(await code, 0);
});
