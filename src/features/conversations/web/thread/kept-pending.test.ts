import { afterEach, expect, test, vi } from 'vitest';
import { keptPending } from './kept-pending.ts';

const MESSAGE = { key: 'a', text: 'The rash is back.', state: 'waiting' } as const;

/** A tab's storage. */
function openTab(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('unsent messages come back in the same tab to the account that wrote them', () => {
  openTab();
  keptPending('conversation-7', 1).write([MESSAGE]);
  expect(keptPending('conversation-7', 1).read()).toEqual([MESSAGE]);
  keptPending('conversation-7', 1).forget('a');
  expect(keptPending('conversation-7', 1).read()).toEqual([]);
});

test('unsent messages are not given to another member who signs in on the same tab, nor to a visitor', () => {
  openTab();
  keptPending('conversation-7', 1).write([MESSAGE]);
  expect(keptPending('conversation-7', 2).read()).toEqual([]);
  expect(keptPending('conversation-7', null).read()).toEqual([]);
  keptPending('conversation-7', 2).write([]);
  expect(keptPending('conversation-7', 1).read()).toEqual([MESSAGE]);
});

test('at a shared computer unsent messages are not in the storage of the tab, and come back to their writer alone', () => {
  openTab();
  const setItem = vi.spyOn(sessionStorage, 'setItem');
  keptPending('conversation-8', 1, { isShared: true }).write([MESSAGE]);
  expect(setItem).not.toHaveBeenCalled();
  expect(keptPending('conversation-8', 1, { isShared: true }).read()).toEqual([MESSAGE]);
  expect(keptPending('conversation-8', 2, { isShared: true }).read()).toEqual([]);
  keptPending('conversation-8', 1, { isShared: true }).forget('a');
  expect(keptPending('conversation-8', 1, { isShared: true }).read()).toEqual([]);
});
