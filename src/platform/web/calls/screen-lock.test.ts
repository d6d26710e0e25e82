import { afterEach, expect, test, vi } from 'vitest';
import { forThisScreen, setScreenLocked } from './screen-lock.ts';

afterEach(() => setScreenLocked(false));

/** Lets every promise that can settle do so. */
const settled = () => new Promise((done) => setTimeout(done));

test('passes a reply or a failure on while the screen stays open', async () => {
  await expect(forThisScreen(Promise.resolve('reply'))).resolves.toBe('reply');
  await expect(forThisScreen(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
});

test('what comes after the screen was locked goes nowhere, also once it is unlocked', async () => {
  let reply: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const went = vi.fn();
  void forThisScreen(new Promise<string>((resolve) => (reply = resolve))).then(went, went);
  void forThisScreen(new Promise<string>((_, reject) => (fail = reject))).then(went, went);
  setScreenLocked(true);
  reply('reply');
  await settled();
  setScreenLocked(false);
  fail(new Error('lost'));
  await settled();
  expect(went).not.toHaveBeenCalled();
});

test('the lock screen gets the replies to its own calls', async () => {
  setScreenLocked(true);
  const waiting = forThisScreen(Promise.resolve('unlocked'));
  setScreenLocked(false);
  await expect(waiting).resolves.toBe('unlocked');
});
