import { describe, expect, test } from 'vitest';
import { type Attempt, toSettleFirst, unsettledAfter } from './booking-attempt.ts';

const body = {
  providerId: 16,
  date: '2026-11-23T09:30:00.000Z',
  visitType: 'in-person',
  careType: 'routine',
  reason: 'Cough',
};
const lost: Attempt<typeof body> = { body, idempotencyKey: 'first' };

describe('before sending', () => {
  test('nothing is settled when every outcome is known', () => expect(toSettleFirst(null, body)).toBeUndefined());

  test('the same booking repeats that attempt', () => {
    expect(toSettleFirst(lost, { ...body })).toBeUndefined();
  });

  test.each([
    { providerId: 17 },
    { date: '2026-11-23T10:00:00.000Z' },
    { visitType: 'telehealth' },
    { careType: 'urgent' },
    { reason: 'Cough and fever' },
  ])('the lost attempt comes before one with another %o', (change) => {
    expect(toSettleFirst(lost, { ...body, ...change })).toBe(lost);
  });
});

describe('after a failure', () => {
  test.each([undefined, 500, 502, 503, 504])('status %s leaves the outcome open', (status) => {
    expect(unsettledAfter(null, lost, status)).toBe(lost);
    expect(unsettledAfter(lost, lost, status)).toBe(lost);
  });

  test.each([400, 404, 409, 413, 422])('status %s settles it: not booked', (status) => {
    expect(unsettledAfter(lost, lost, status)).toBeNull();
  });

  test.each([401, 408, 429])('status %s books nothing and leaves the outcome of an earlier attempt open', (status) => {
    expect(unsettledAfter(null, lost, status)).toBeNull();
    expect(unsettledAfter(lost, lost, status)).toBe(lost);
  });
});
