import { expect, test } from 'vitest';
import { type LockEvent, OPEN, reduceLock, type ScreenLock } from './screen-lock.ts';

const NGOZI = 7;
const locked = (isConfirmed: boolean): ScreenLock => ({ status: 'locked', memberId: NGOZI, isConfirmed });
const after = (lock: ScreenLock, event: LockEvent, presentId: number | null = NGOZI) => {
  const { state, effects } = reduceLock(lock, event, presentId);
  return { state, effects: effects.map(({ type }) => type) };
};

test('locking hides the screen before the server locks', () => {
  expect(after(OPEN, { type: 'lock' })).toEqual({ state: locked(false), effects: ['hide', 'announce', 'lock-server'] });
});

test('a screen stays locked while the server cannot be reached, and tries again until it is confirmed', () => {
  expect(after(locked(false), { type: 'lock-failed' })).toEqual({ state: locked(false), effects: ['wait-to-retry'] });
  expect(after(locked(false), { type: 'retry-due' })).toEqual({ state: locked(false), effects: ['lock-server'] });
  expect(after(locked(false), { type: 'lock-confirmed' })).toEqual({ state: locked(true), effects: [] });
  expect(after(locked(true), { type: 'retry-due' })).toEqual({ state: locked(true), effects: [] });
});

test('only the server opens a locked screen', () => {
  const others: LockEvent[] = [
    { type: 'lock' },
    { type: 'refused' },
    { type: 'locked-elsewhere' },
    { type: 'unlocked-elsewhere' },
    { type: 'signed-out' },
    { type: 'desk-found' },
    { type: 'lock-confirmed' },
    { type: 'lock-failed' },
    { type: 'retry-due' },
    { type: 'unlock-lost' },
    { type: 'member-changed' },
  ];
  for (const event of others) expect(after(locked(false), event).state.status, event.type).toBe('locked');
  expect(after(locked(false), { type: 'unlocked', memberId: 8 })).toEqual({
    state: OPEN,
    effects: ['show', 'announce'],
  });
});

test('a retry that was due before the unlocking locks nothing', () => {
  expect(after(OPEN, { type: 'retry-due' }).effects).toEqual([]);
  expect(after(OPEN, { type: 'lock-failed' }).effects).toEqual([]);
});

test('after an attempt to unlock without a reply, the server is locked again', () => {
  expect(after(locked(true), { type: 'unlock-lost' })).toEqual({ state: locked(false), effects: ['lock-server'] });
  expect(after(OPEN, { type: 'unlock-lost' })).toEqual({ state: OPEN, effects: [] });
});

test('a refused call locks the screen, and the other tabs with it', () => {
  expect(after(OPEN, { type: 'refused' })).toEqual({ state: locked(true), effects: ['hide', 'announce'] });
});

test('a tab follows another one, and does not announce it again', () => {
  expect(after(OPEN, { type: 'locked-elsewhere' })).toEqual({ state: locked(true), effects: ['hide'] });
  expect(after(locked(true), { type: 'unlocked-elsewhere' })).toEqual({
    state: locked(true),
    effects: ['load-member'],
  });
});

test('a tab that missed a change of member shows the other one, after hiding the first', () => {
  expect(after(OPEN, { type: 'unlocked-elsewhere' })).toEqual({ state: OPEN, effects: ['check-member'] });
  expect(after(OPEN, { type: 'member-changed' })).toEqual({ state: locked(true), effects: ['hide', 'load-member'] });
});

test('at a shared computer the lock screen stands for the sign-in page', () => {
  expect(after(OPEN, { type: 'signed-out' }, null)).toEqual({ state: OPEN, effects: ['find-desk'] });
  expect(after(OPEN, { type: 'desk-found' }, null)).toEqual({
    state: { status: 'locked', memberId: null, isConfirmed: true },
    effects: ['hide'],
  });
});

test('a removed computer leads to the sign-in page', () => {
  expect(after(locked(true), { type: 'desk-gone' })).toEqual({ state: OPEN, effects: ['leave'] });
  expect(after(OPEN, { type: 'desk-gone' })).toEqual({ state: OPEN, effects: [] });
});
