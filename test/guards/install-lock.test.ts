import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';

const LOCK_SCRIPT = join(import.meta.dirname, '../../scripts/install-lock.mjs');
/** Takes the lock, says whether it waits for it and once it has it, and gives it back when its input ends. */
const WORK = `
  import { appendFileSync } from 'node:fs';
  const [, script, lock, log] = process.argv;
  const { takeLock } = await import(script);
  const release = takeLock(lock, (pid) => process.stdout.write('waits for ' + pid + ' '));
  appendFileSync(log, 'begin ');
  process.stdout.write('works ');
  for await (const _ of process.stdin);
  appendFileSync(log, 'end ');
  release();
`;
const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const lock = join(folder, 'lock');
const log = join(folder, 'log');
beforeEach(() => writeFileSync(log, ''));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a process, and returns it with what it says first. */
async function start() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WORK, LOCK_SCRIPT, lock, log]);
  const closed = once(child, 'close');
  const [said] = await once(child.stdout, 'data');
  const end = async () => {
    child.stdin.end();
    await closed;
  };
  return { child, said: String(said), end };
}

test('of processes that start together one installs, the others wait for it, and no lock is left', async () => {
  const first = await start();
  expect(first.said).toBe('works ');
  const others = await Promise.all([start(), start()]);
  expect(others.map(({ said }) => said)).toEqual(Array(2).fill(`waits for ${first.child.pid} `));
  expect(readFileSync(log, 'utf8')).toBe('begin ');
  await first.end();
  await Promise.all(others.map(({ end }) => end()));
  expect(readFileSync(log, 'utf8')).toBe('begin end '.repeat(3));
  expect(readdirSync(folder)).toEqual(['log']);
});

test('the lock of a process that was killed keeps no one waiting', async () => {
  const killed = await start();
  killed.child.kill('SIGKILL');
  await killed.end();
  expect(readFileSync(lock, 'utf8')).toBe(String(killed.child.pid));
  const next = await start();
  expect(next.said).toBe('works ');
  await next.end();
  expect(readdirSync(folder)).toEqual(['log']);
});
