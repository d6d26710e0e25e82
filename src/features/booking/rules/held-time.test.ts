import { describe, expect, test } from 'vitest';
import { type Held, heldAfter } from './held-time.ts';

const mine: Held = { providerId: 7, date: '2026-11-24T09:00:00.000Z', id: 1, untilMs: 600_000 };
const other: Held = { providerId: 7, date: '2026-11-24T10:00:00.000Z', id: 2, untilMs: 900_000 };

describe('a time held by a tab, after another tab of the browser', () => {
  test('chose another time of the provider, is no longer held', () => {
    expect(heldAfter(mine, { providerId: 7, held: other })).toEqual({ ...mine, untilMs: 0 });
  });

  test('released its hold there, is no longer held', () => {
    expect(heldAfter(mine, { providerId: 7, held: null })).toEqual({ ...mine, untilMs: 0 });
  });

  test('held the same time, is held for as long as that one', () => {
    expect(heldAfter(mine, { providerId: 7, held: { ...mine, untilMs: 900_000 } })?.untilMs).toBe(900_000);
  });

  test('changed its hold at another provider, is still held', () => {
    expect(heldAfter(mine, { providerId: 8, held: { ...other, providerId: 8 } })).toBe(mine);
    expect(heldAfter(mine, { providerId: 8, held: null })).toBe(mine);
  });
});

test('a tab without a hold gets none from another tab', () => {
  expect(heldAfter(null, { providerId: 7, held: other })).toBeNull();
});
