import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, test } from 'vitest';

const LOCK_SCRIPT = join(import.meta.dirname, '../../scripts/install-lock.mjs');
/** Takes the lock, and writes into a log that it begins and ends. */
const WORK = `
  import { appendFileSync } from 'node:fs';
  import { setTimeout } from 'node:timers/promises';
  const { takeLock } = await import(process.argv[1]);
  const [, , lock, log] = process.argv;
  const release = takeLock(lock);
  appendFileSync(log, 'begin ');
  await setTimeout(20);
  appendFileSync(log, 'end ');
  release();
`;
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const lock = join(folder, 'lock');
const log = join(folder, 'log');
beforeEach(() => writeFileSync(log, ''));
afterAll(() => rmSync(folder, { recursive: true }));

const work = () => run(process.execPath, ['--input-type=module', '-e', WORK, LOCK_SCRIPT, lock, log]);

test('processes that start together install one after the other, and leave no lock', async () => {
  await Promise.all([work(), work(), work(), work()]);
  expect(readFileSync(log, 'utf8')).toBe('begin end '.repeat(4));
  expect(readdirSync(folder)).toEqual(['log']);
});

test('the lock of a process that was killed keeps no one waiting', async () => {
  const gone = run(process.execPath, ['-e', '']);
  await gone;
  writeFileSync(lock, String(gone.child.pid));
  await Promise.all([work(), work()]);
  expect(readFileSync(log, 'utf8')).toBe('begin end '.repeat(2));
});
