import { describe, expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { HOLD_MS, MAX_HOLD_MS } from './hold-times.ts';
import { bookingRefusal } from './may-book.ts';
import { HOLD_REFUSALS, type HoldFacts, mayHold } from './may-hold.ts';

/** Monday. */
const NOW = lagosInstant('2026-11-23', '09:00');
const STARTS_AT_MS = lagosInstant('2026-11-24', '10:00');
const SLOT = { startsAtMs: STARTS_AT_MS, endsAtMs: STARTS_AT_MS + 30 * 60_000 };
const wanted = { date: new Date(STARTS_AT_MS).toISOString() };
const facts: HoldFacts = {
  provider: {
    hours: [{ weekday: 2, opens: '08:00', closes: '17:00' }],
    visitMinutes: 30,
    providesUrgentCare: false,
    bookable: true,
    telehealthAvailable: false,
  },
  held: [],
  taken: [],
  providersHeld: 0,
  heldFromAddress: 0,
  begunFromAddress: 0,
  last: undefined,
};
const lastAt = (startsAtMs: number) => ({ last: { startsAtMs, heldSinceMs: NOW - MAX_HOLD_MS } });

const EXAMPLES: Readonly<Record<(typeof HOLD_REFUSALS)[number]['id'], [Partial<HoldFacts>, Partial<HoldFacts>]>> = {
  'too-many-providers': [{ providersHeld: 3 }, { providersHeld: 2 }],
  'too-many-from-address': [{ heldFromAddress: 5 }, { heldFromAddress: 4 }],
  'too-many-in-a-day': [{ begunFromAddress: 40 }, { begunFromAddress: 39 }],
  'too-many-unproven': [{ unprovenHolds: 5 }, { unprovenHolds: 4 }],
  'held-long-enough': [lastAt(STARTS_AT_MS), lastAt(STARTS_AT_MS + 30 * 60_000)],
};

describe.each(HOLD_REFUSALS)('$id', (row) => {
  const [refused, held] = EXAMPLES[row.id];

  test(`refuses when ${row.when}`, () => {
    expect(mayHold({ ...facts, ...refused }, wanted, NOW)).toEqual({ refusal: row });
  });

  test('lets the nearest other hold pass', () => {
    expect(mayHold({ ...facts, ...held }, wanted, NOW)).toHaveProperty('slot');
  });
});

test('what may not be booked is not held either, and that is said first', () => {
  const full = { ...facts, providersHeld: 3 };
  expect(mayHold({ ...full, taken: [SLOT] }, wanted, NOW)).toEqual({ refusal: bookingRefusal('slot-taken') });
  expect(mayHold({ ...full, held: [SLOT] }, wanted, NOW)).toEqual({ refusal: bookingRefusal('slot-held') });
});

test('a hold lasts ten minutes; one that is extended counts from its beginning', () => {
  expect(mayHold(facts, wanted, NOW)).toMatchObject({ slot: SLOT, heldSinceMs: NOW, expiresAtMs: NOW + HOLD_MS });
  const heldSinceMs = NOW - MAX_HOLD_MS + 60_000;
  expect(mayHold({ ...facts, last: { startsAtMs: STARTS_AT_MS, heldSinceMs } }, wanted, NOW)).toMatchObject({
    slot: SLOT,
    heldSinceMs,
    expiresAtMs: NOW + 60_000,
  });
});
