import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSteps } from './use-step-history.ts';

/** A tab on the third entry: a page of another site, the screen, and a dialog over it. */
let tab: { readonly entries: unknown[]; index: number };
const page = new EventTarget();

beforeEach(() => {
  tab = { entries: ['elsewhere', { stepTrail: [-1] }, { stepTrail: [-1, 0] }], index: 2 };
  vi.stubGlobal('window', page);
  vi.stubGlobal('history', {
    get state() {
      return tab.entries[tab.index];
    },
    // As in a browser, the entry stays the present one until the event.
    go: (delta: number) =>
      queueMicrotask(() => {
        tab.index += delta;
        page.dispatchEvent(new Event('popstate'));
      }),
  });
});

afterEach(() => vi.unstubAllGlobals());

const arrival = () => new Promise((done) => setTimeout(done));

test('several dialogs that are closed go back once from an entry that a dialog left', async () => {
  endSteps();
  endSteps();
  await arrival();
  expect(tab.index).toBe(1);
  endSteps();
  await arrival();
  expect(tab.index).toBe(1);
});

test('once the browser has gone back, the next dialog is left the same way', async () => {
  endSteps();
  await arrival();
  tab.index = 2;
  endSteps();
  await arrival();
  expect(tab.index).toBe(1);
});
