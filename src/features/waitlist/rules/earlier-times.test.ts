import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTICE_HOURS } from '#features/appointments/rules/late-cancellation.ts';
import { slotStartingAt } from '#features/schedules/rules/slots.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { canBeOffered, freeTimes, OFFER_MS, type ProviderTimes, timesToOffer, type Waiting } from './earlier-times.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Monday. */
const NOW = lagosInstant('2026-11-23', '09:00');
const at = (day: string, time: string) => lagosInstant(`2026-11-${day}`, time);
const slotAt = (startsAtMs: number) => ({ startsAtMs, endsAtMs: startsAtMs + HOUR_MS });
const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '12:00' }));
const provider: ProviderTimes = {
  schedule: { hours: week, visitMinutes: 60, providesUrgentCare: false },
  bookable: true,
  telehealthAvailable: false,
  taken: [],
  freed: [],
};
const anybody: Waiting = {
  entryId: 1,
  patientId: 1,
  sinceMs: NOW - HOUR_MS,
  appointmentStartsAtMs: at('27', '09:00'),
  visitType: 'in-person',
  careType: 'routine',
  knownFree: [],
  offeredBefore: [],
  hasOffer: false,
  busy: [],
};
/** With a single time free, Tuesday 10:00. */
const FREE = at('24', '10:00');
const onlyFree: ProviderTimes = {
  ...provider,
  taken: freeTimes(provider, NOW).filter(({ startsAtMs }) => startsAtMs !== FREE),
};
const offered = (waiting: Partial<Waiting>, times: Partial<ProviderTimes> = {}, nowMs = NOW) =>
  timesToOffer([{ ...anybody, ...waiting }], { ...onlyFree, ...times }, nowMs).map(({ slot }) => slot.startsAtMs);

describe('a free time', () => {
  test('is offered when it is earlier than the visit', () => {
    expect(offered({})).toEqual([FREE]);
    expect(offered({ appointmentStartsAtMs: FREE })).toEqual([]);
  });

  test('is not offered when it was free already, unless it was taken and given back since', () => {
    expect(offered({ knownFree: [FREE] })).toEqual([]);
    const freed = (atMs: number) => ({ freed: [{ ...slotAt(FREE), atMs }] });
    expect(offered({ knownFree: [FREE] }, freed(anybody.sinceMs - 1))).toEqual([]);
    expect(offered({ knownFree: [FREE] }, freed(anybody.sinceMs))).toEqual([FREE]);
  });

  test('is not offered twice to the same person, nor while they have another offer', () => {
    expect(offered({ offeredBefore: [FREE] })).toEqual([]);
    expect(offered({ hasOffer: true })).toEqual([]);
  });

  test('is not offered to a patient with another appointment then', () => {
    expect(offered({ busy: [slotAt(FREE - HOUR_MS / 2)] })).toEqual([]);
    expect(offered({ busy: [slotAt(FREE + HOUR_MS)] })).toEqual([FREE]);
  });

  test('is not offered where the provider gives that kind of visit no more', () => {
    expect(offered({ visitType: 'telehealth' })).toEqual([]);
    expect(offered({ visitType: 'telehealth' }, { telehealthAvailable: true })).toEqual([FREE]);
    expect(offered({ careType: 'urgent' })).toEqual([]);
    expect(offered({}, { bookable: false })).toEqual([]);
  });

  test('is not offered when the visit could not be moved any more at the end of the offer', () => {
    const limit = NOW + OFFER_MS + NOTICE_HOURS * HOUR_MS;
    expect(canBeOffered(limit, NOW)).toBe(true);
    expect(canBeOffered(limit - 1, NOW)).toBe(false);
  });

  test('is not offered when its notice would run out before the offer does', () => {
    const late = lagosInstant('2026-11-23', '23:50');
    expect(offered({}, {}, late)).toEqual([]);
    expect(offered({}, {}, late - 10 * MINUTE_MS)).toEqual([FREE]);
  });
});

test('a time is offered as long as the person takes who has it', () => {
  const person = (id: number) => ({
    ...{ id, kind: 'practitioner' as const, name: `P${id}`, title: null, capacity: 1, isPublic: true },
    takesOrdinary: false,
  });
  const service = {
    ...{ id: 9, name: 'Scaling', minutes: 60, afterMinutes: 0, priceKobo: null, bookedBy: 'anyone' as const },
    ...{ visitTypes: ['in-person' as const], careTypes: ['routine' as const], resourceIds: [1, 2] },
    ownLengths: [{ resourceId: 2, minutes: 120, afterMinutes: 15 }],
  };
  const schedule = { ...provider.schedule, everyResource: [person(1), person(2)], services: [service] };
  const toOffer = (personId: number | null) =>
    timesToOffer([{ ...anybody, serviceId: 9, personId }], { ...provider, schedule }, NOW)[0];
  const start = at('24', '09:00');
  expect(toOffer(1)).toMatchObject({ slot: { startsAtMs: start, endsAtMs: at('24', '10:00') } });
  expect(toOffer(2)).toMatchObject({
    slot: { startsAtMs: start, endsAtMs: at('24', '11:00') },
    lane: { resourceId: 2 },
    busyUntilMs: at('24', '11:15'),
  });
});

describe('the order', () => {
  const three = [
    { ...anybody, entryId: 3, patientId: 3, sinceMs: NOW - 2 * HOUR_MS },
    { ...anybody, entryId: 2, patientId: 2, sinceMs: NOW - 3 * HOUR_MS },
    { ...anybody, entryId: 1, sinceMs: NOW - 2 * HOUR_MS },
  ];

  test('is the patient who has waited longest; of equals, the one with the lower id', () => {
    const first = (waiting: readonly Waiting[]) => timesToOffer(waiting, onlyFree, NOW)[0]?.entryId;
    expect(first(three)).toBe(2);
    expect(first(three.filter(({ entryId }) => entryId !== 2))).toBe(1);
  });

  test('passes over whom a time does not fit', () => {
    const [a, b, c] = three;
    const waiting = [a, { ...b, offeredBefore: [FREE] }, c] as Waiting[];
    expect(timesToOffer(waiting, onlyFree, NOW)).toMatchObject([{ entryId: 1, slot: slotAt(FREE) }]);
  });

  test('an account that waits with several appointments gets one offer', () => {
    const waiting = [1, 2, 3, 4].map((entryId) => ({ ...anybody, entryId, patientId: 7 }));
    expect(timesToOffer(waiting, provider, NOW)).toMatchObject([{ entryId: 1 }]);
  });

  test('gives the soonest of several times to the first, the next to the second', () => {
    const all = timesToOffer(three, provider, NOW);
    expect(all.map(({ entryId, slot }) => [entryId, slot.startsAtMs])).toEqual([
      [2, at('24', '09:00')],
      [1, at('24', '10:00')],
      [3, at('24', '11:00')],
    ]);
  });
});

const someStart = fc
  .tuple(fc.integer({ min: 23, max: 29 }), fc.integer({ min: 8, max: 13 }))
  .map(([day, hour]) => at(String(day), `${String(hour).padStart(2, '0')}:00`));
const aPatient = fc.record({
  sinceMs: fc.integer({ min: 0, max: 5 }).map((n) => NOW - n * HOUR_MS),
  appointmentStartsAtMs: someStart,
  visitType: fc.constantFrom('in-person' as const, 'telehealth' as const),
  careType: fc.constantFrom('routine' as const, 'urgent' as const),
  knownFree: fc.array(someStart, { maxLength: 3 }),
  offeredBefore: fc.array(someStart, { maxLength: 3 }),
  hasOffer: fc.boolean(),
  busy: fc.array(someStart.map(slotAt), { maxLength: 2 }),
});
const someTimes = fc.record({
  schedule: fc.record({
    hours: fc.constant(week),
    visitMinutes: fc.constantFrom(30, 60),
    providesUrgentCare: fc.boolean(),
  }),
  bookable: fc.constant(true),
  telehealthAvailable: fc.boolean(),
  taken: fc.array(someStart.map(slotAt), { maxLength: 12 }),
  freed: fc.array(
    fc
      .tuple(someStart, fc.integer({ min: 0, max: 5 }))
      .map(([start, n]) => ({ ...slotAt(start), atMs: NOW - n * HOUR_MS })),
    { maxLength: 4 },
  ),
});

test('for any patients and times, offers are free, earlier, in order, and none is made twice', {
  timeout: 30_000,
}, () => {
  let made = 0;
  fc.assert(
    fc.property(fc.array(aPatient, { maxLength: 8 }), someTimes, fc.nat({ max: 23 }), (people, times, hours) => {
      const nowMs = NOW + hours * HOUR_MS;
      const waiting = people.map((one, entryId) => ({ ...one, entryId, patientId: entryId }));
      const offers = timesToOffer(waiting, times, nowMs);
      made += offers.length;
      const one = (entryId: number) => waiting[entryId] as Waiting;
      expect(new Set(offers.map(({ entryId }) => entryId)).size).toBe(offers.length);
      expect(new Set(offers.map(({ slot }) => slot.startsAtMs)).size).toBe(offers.length);
      for (const { entryId, slot } of offers) {
        const { appointmentStartsAtMs, offeredBefore, hasOffer, busy } = one(entryId);
        const overlaps = (taken: { startsAtMs: number; endsAtMs: number }) =>
          taken.startsAtMs < slot.endsAtMs && slot.startsAtMs < taken.endsAtMs;
        expect(hasOffer || offeredBefore.includes(slot.startsAtMs)).toBe(false);
        expect(slot.startsAtMs).toBeLessThan(appointmentStartsAtMs);
        expect([...times.taken, ...busy].some(overlaps)).toBe(false);
        expect(slotStartingAt(slot.startsAtMs, times.schedule, nowMs + OFFER_MS)).toEqual(slot);
        expect(appointmentStartsAtMs - (nowMs + OFFER_MS)).toBeGreaterThanOrEqual(NOTICE_HOURS * HOUR_MS);
        // No patient who has waited longer is skipped for a time that fits only them.
        const longer = waiting.filter((other) => other.sinceMs < one(entryId).sinceMs);
        for (const other of longer) {
          const theirs = offers.find((offer) => offer.entryId === other.entryId);
          const onlyThis = timesToOffer([other], times, nowMs).some(
            (offer) => offer.slot.startsAtMs === slot.startsAtMs,
          );
          if (onlyThis) expect(theirs?.slot.startsAtMs ?? Infinity).toBeLessThan(slot.startsAtMs);
        }
      }
      expect(timesToOffer(waiting.toReversed(), times, nowMs)).toEqual(offers);
    }),
    { numRuns: 500 },
  );
  expect(made).toBeGreaterThan(200);
});
