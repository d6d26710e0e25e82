import { expect, test } from 'vitest';
import { startDraft } from './booking-draft.ts';
import { KEPT_MS, type KeptBooking, keptText, takeUp } from './kept-booking.ts';
import { startWizard } from './wizard.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const booking = {
  opening: '1 routine',
  userId: 7,
  keptAtMs: NOW,
  wizard: startWizard(true),
  draft: startDraft(
    { providesUrgentCare: false, telehealthAvailable: true } as KeptBooking['draft']['provider'],
    {},
    '2026-11-21',
  ),
  held: { providerId: 1, date: '2026-11-24T09:00:00.000Z', id: 5, untilMs: NOW + 600_000 },
  sent: { keys: { body: 'key' }, unsettled: { body: { providerId: 1 }, idempotencyKey: 'key' } },
};
const kept = keptText(booking);
const same = { opening: '1 routine', userId: 7, nowMs: NOW + 1000 };

test('a booking is restored as it was, with its held slot and the keys under which it was sent', () => {
  expect(takeUp(kept, same)).toMatchObject(booking);
});

test("a booking begun signed out is restored after sign-in; one of an account isn't restored signed out", () => {
  expect(takeUp(keptText({ ...booking, userId: null }), same)).not.toBeNull();
  expect(takeUp(kept, { ...same, userId: null })).toBeNull();
  expect(takeUp(kept, { ...same, userId: 8 })).toBeNull();
});

test('nothing is restored for another opening, after half an hour, or if the clock was set back', () => {
  expect(takeUp(kept, { ...same, opening: '2 routine' })).toBeNull();
  expect(takeUp(kept, { ...same, nowMs: NOW + KEPT_MS })).toBeNull();
  expect(takeUp(kept, { ...same, nowMs: NOW - 1 })).toBeNull();
});

test.each([null, '', '{', 'null', '[]', '{}', '{"version":1}', '{"version":1,"wizard":{"step":9}}', '{"version":2}'])(
  '%j is nothing',
  (text) => expect(takeUp(text, same)).toBeNull(),
);
