import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Resource, Service } from '#features/schedules/rules/service-choice.ts';
import { type Interval, overlaps, slotsOn } from '#features/schedules/rules/slots.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { account, timesOf } from '#test/limited-account.ts';
import {
  BOOKING_REFUSALS,
  type BookingFacts,
  bookingRefusal,
  caseOf,
  mayBook,
  type ProviderFacts,
  type RefusalId,
  type Wanted,
} from './may-book.ts';

/** Monday. */
const NOW = lagosInstant('2026-11-23', '09:00');
const HALF_HOUR_MS = 30 * 60_000;
const iso = (day: string, time: string) => new Date(lagosInstant(day, time)).toISOString();
const slotAt = (day: string, time: string) => {
  const startsAtMs = lagosInstant(day, time);
  return { startsAtMs, endsAtMs: startsAtMs + HALF_HOUR_MS };
};
const TUESDAY = '2026-11-24';
const SLOT = slotAt(TUESDAY, '10:00');
const NEXT_SLOT = slotAt(TUESDAY, '10:30');
const HALF_OVER = { startsAtMs: SLOT.startsAtMs + HALF_HOUR_MS / 2, endsAtMs: SLOT.endsAtMs + HALF_HOUR_MS / 2 };
const FEE = { kobo: 500_000, percent: null, note: null };
const CHILD = { name: 'Ada', age: 4, relation: 'child' };

const provider: ProviderFacts = {
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
  visitMinutes: 30,
  providesUrgentCare: true,
  bookable: true,
  telehealthAvailable: true,
  acceptingNewPatients: true,
  cancellationPolicy: null,
};
const facts: BookingFacts = { provider, isKnownPatient: false, held: [], appointmentsElsewhere: [] };
const wanted: Wanted = {
  date: iso(TUESDAY, '10:00'),
  visitType: 'in-person',
  careType: 'routine',
  forPerson: null,
  toldCancellation: null,
};

interface Example {
  readonly facts?: BookingFacts;
  readonly wanted?: Partial<Wanted>;
}
const decide = (example: Example) => mayBook({ ...facts, ...example.facts }, { ...wanted, ...example.wanted }, NOW);
const withProvider = (change: Partial<ProviderFacts>) => ({ provider: { ...provider, ...change } });

/** A dental practice: Ada sees ordinary patients; Bayo and the chair, which patients can't choose, give a service. */
const ADA: Resource = {
  id: 11,
  kind: 'practitioner',
  name: 'Dr. Ada',
  title: 'Dentist',
  capacity: 1,
  isPublic: true,
  takesOrdinary: true,
};
const BAYO: Resource = { ...ADA, id: 12, name: 'Bayo', takesOrdinary: false };
const CHAIR: Resource = { ...BAYO, id: 13, kind: 'chair', name: 'Chair 2', isPublic: false };
const SCALING: Service = {
  id: 5,
  name: 'Scaling',
  minutes: 60,
  afterMinutes: 10,
  priceKobo: 1_500_000,
  visitTypes: ['in-person'],
  careTypes: ['routine'],
  bookedBy: 'anyone',
  resourceIds: [BAYO.id, CHAIR.id],
};
const clinicWith = (change: Partial<Service>) =>
  withProvider({ everyResource: [ADA, BAYO, CHAIR], services: [{ ...SCALING, ...change }] });
const clinic = clinicWith({});

const of = (one: ReturnType<typeof account>, more = {}): Example => ({ facts: { provider, account: one, ...more } });

/** For each row, bookings that it refuses and the nearest ones that it doesn't. */
const EXAMPLES: Readonly<
  Record<RefusalId, { readonly refused: readonly Example[]; readonly booked: readonly Example[] }>
> = {
  'provider-missing': { refused: [{ facts: { provider: undefined } }], booked: [{}] },
  'no-bookings-here': { refused: [{ facts: withProvider({ bookable: false }) }], booked: [{}] },
  'no-telehealth': {
    refused: [{ facts: withProvider({ telehealthAvailable: false }), wanted: { visitType: 'telehealth' } }],
    booked: [{ facts: withProvider({ telehealthAvailable: false }) }, { wanted: { visitType: 'telehealth' } }],
  },
  'no-urgent-care': {
    refused: [{ facts: withProvider({ providesUrgentCare: false }), wanted: { careType: 'urgent' } }],
    booked: [{ facts: withProvider({ providesUrgentCare: false }) }, { wanted: { careType: 'urgent' } }],
  },
  'no-new-patients': {
    refused: [{ facts: withProvider({ acceptingNewPatients: false }) }],
    booked: [
      { facts: { ...withProvider({ acceptingNewPatients: false }), isKnownPatient: true } },
      { facts: { isKnownPatient: false, provider } },
    ],
  },
  'service-missing': {
    refused: [
      { wanted: { serviceId: SCALING.id } },
      { facts: clinic, wanted: { serviceId: 99 } },
      { facts: clinicWith({ isRetired: true }), wanted: { serviceId: SCALING.id } },
    ],
    booked: [
      { facts: clinic, wanted: { serviceId: SCALING.id } },
      { facts: clinic },
      { facts: { ...clinicWith({ isRetired: true }), keepsService: true }, wanted: { serviceId: SCALING.id } },
    ],
  },
  'person-missing': {
    refused: [
      { wanted: { personId: ADA.id } },
      { facts: clinic, wanted: { personId: CHAIR.id, serviceId: SCALING.id } },
      { facts: clinic, wanted: { personId: ADA.id, serviceId: SCALING.id } },
      { facts: clinic, wanted: { personId: BAYO.id } },
    ],
    booked: [
      { facts: clinic, wanted: { personId: ADA.id } },
      { facts: clinic, wanted: { personId: BAYO.id, serviceId: SCALING.id } },
    ],
  },
  'service-visit-type': {
    refused: [{ facts: clinic, wanted: { serviceId: SCALING.id, visitType: 'telehealth' } }],
    booked: [{ facts: clinic, wanted: { visitType: 'telehealth' } }],
  },
  'service-care-type': {
    refused: [{ facts: clinic, wanted: { serviceId: SCALING.id, careType: 'urgent' } }],
    booked: [{ facts: clinic, wanted: { careType: 'urgent' } }],
  },
  'service-by-desk': {
    refused: [{ facts: clinicWith({ bookedBy: 'desk' }), wanted: { serviceId: SCALING.id } }],
    booked: [
      { facts: { ...clinicWith({ bookedBy: 'known' }), isKnownPatient: true }, wanted: { serviceId: SCALING.id } },
    ],
  },
  'service-for-known': {
    refused: [{ facts: clinicWith({ bookedBy: 'known' }), wanted: { serviceId: SCALING.id } }],
    booked: [
      { facts: { ...clinicWith({ bookedBy: 'known' }), isKnownPatient: true }, wanted: { serviceId: SCALING.id } },
    ],
  },
  'too-many-visits': {
    refused: [{ facts: { provider, openAppointments: { count: 3, max: 3 } } }],
    booked: [{ facts: { provider, openAppointments: { count: 2, max: 3 } } }, { facts: { provider } }],
  },
  'over-limit-unproven': {
    refused: [{ atPractice: 3 }, { onDay: 3 }, { toCome: 6 }].map((counts) => of(account('unproven', counts))),
    booked: [
      of(account('unproven', { atPractice: 2, onDay: 2, toCome: 5 })),
      of(account('new', { atPractice: 3, onDay: 3, toCome: 6 })),
    ],
  },
  'over-limit': {
    refused: [
      of(account('new', { atPractice: 8 })),
      ...[{ atPractice: 12 }, { onDay: 6 }, { toCome: 40 }].map((counts) => of(account('proven', counts))),
    ],
    booked: [
      of(account('new', { onDay: 3, toCome: 11 })),
      of(account('proven', { atPractice: 11, onDay: 5, toCome: 39 })),
      of(account('proven', { atPractice: 12 }), { openAppointments: { count: 12, max: 20 } }),
    ],
  },
  // Ninety times in a week: four of them for one person, eighteen for all.
  'over-share': {
    refused: [
      of(account('unproven', {}, timesOf(4, true))),
      of(account('unproven', {}, timesOf(18, false))),
      of(account('unproven', {}, [], new Map([['2026-11-30', 120]]))),
    ],
    booked: [
      of(account('unproven', {}, [...timesOf(3, true), ...timesOf(14, false)])),
      of(account('unproven', {}, [], new Map([['2026-12-01', 120]]))),
      of(account('proven', {})),
    ],
  },
  blocked: {
    refused: [{ facts: { provider, isBlocked: true } }],
    booked: [{ facts: { provider, isBlocked: false } }, { facts: { provider } }],
  },
  'slot-unavailable': {
    refused: [
      { wanted: { date: iso(TUESDAY, '10:01') } },
      { wanted: { date: iso(TUESDAY, '17:00') } },
      { wanted: { date: iso('2026-11-22', '10:00') } },
      { wanted: { date: iso('2026-11-29', '10:00') } },
      { wanted: { date: iso('2026-12-01', '10:00') } },
      { facts: withProvider({ licensedUntil: '2026-11-23' }) },
      { facts: withProvider({ noticeMinutes: 2 * 24 * 60 }) },
      { facts: withProvider({ exceptions: [{ day: TUESDAY, kind: 'off', opens: null, closes: null }] }) },
    ],
    booked: [{ wanted: { date: iso(TUESDAY, '16:30') } }, { facts: withProvider({ licensedUntil: TUESDAY }) }],
  },
  'slot-held': {
    refused: [{ facts: { provider, held: [SLOT] } }, { facts: { provider, held: [NEXT_SLOT, HALF_OVER] } }],
    booked: [{ facts: { provider, held: [NEXT_SLOT] } }],
  },
  'patient-elsewhere': {
    refused: [{ facts: { provider, appointmentsElsewhere: [HALF_OVER] } }],
    booked: [{ facts: { provider, appointmentsElsewhere: [NEXT_SLOT] } }],
  },
  'relative-elsewhere': {
    refused: [{ facts: { provider, appointmentsElsewhere: [HALF_OVER] }, wanted: { forPerson: CHILD } }],
    booked: [{ facts: { provider, appointmentsElsewhere: [NEXT_SLOT] }, wanted: { forPerson: CHILD } }],
  },
  'fee-changed': {
    refused: [
      { facts: withProvider({ cancellationPolicy: FEE }) },
      {
        facts: withProvider({ cancellationPolicy: FEE }),
        wanted: { toldCancellation: { ...FEE, kobo: FEE.kobo - 1 } },
      },
    ],
    booked: [
      { facts: withProvider({ cancellationPolicy: FEE }), wanted: { toldCancellation: FEE } },
      { facts: withProvider({ cancellationPolicy: FEE }), wanted: { toldCancellation: undefined } },
      { wanted: { toldCancellation: FEE } },
    ],
  },
  'slot-taken-by-patient': {
    refused: [{ facts: { provider, takenByPatient: [SLOT], taken: [SLOT] } }],
    booked: [{ facts: { provider, takenByPatient: [NEXT_SLOT], taken: [NEXT_SLOT] } }],
  },
  'slot-taken': {
    refused: [{ facts: { provider, taken: [SLOT] } }, { facts: { provider, taken: [HALF_OVER] } }],
    booked: [{ facts: { provider, taken: [NEXT_SLOT] } }],
  },
  'plan-missing': {
    refused: [{ facts: { provider, plan: null } }],
    booked: [{ facts: { provider } }, { facts: { provider, plan: { effectiveDate: TUESDAY, expiryDate: null } } }],
  },
  'plan-not-valid': {
    refused: [
      { facts: { provider, plan: { effectiveDate: '2026-11-25', expiryDate: null } } },
      { facts: { provider, plan: { effectiveDate: '2026-01-01', expiryDate: '2026-11-23' } } },
    ],
    booked: [{ facts: { provider, plan: { effectiveDate: TUESDAY, expiryDate: TUESDAY } } }],
  },
};

describe.each(BOOKING_REFUSALS)('$id', ({ id, when }) => {
  test(`refuses when ${when}`, () => {
    const refusal = bookingRefusal(id);
    for (const example of EXAMPLES[id].refused) expect(decide(example)).toEqual({ refusal });
  });

  test('lets the nearest other bookings pass', () => {
    for (const example of EXAMPLES[id].booked) expect(decide(example)).toHaveProperty('slot');
  });
});

test('the codes and messages are those that browsers and people know', () => {
  const lines = BOOKING_REFUSALS.map(({ id, code, message }) => `${id} | ${code} | ${message}`);
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "provider-missing | not_found | The provider you're looking for doesn't exist or has been removed.
    no-bookings-here | not_offered | This facility takes no bookings here. Please call to book.
    no-telehealth | not_offered | This provider does not offer telehealth visits.
    no-urgent-care | not_offered | This provider does not offer urgent care.
    no-new-patients | not_offered | This provider is not accepting new patients.
    service-missing | not_found | This service is no longer offered here. Please choose again.
    person-missing | not_found | This person takes no such visits here. Please choose again.
    service-visit-type | not_offered | This service is not offered as this kind of visit.
    service-care-type | not_offered | This service is not offered for this type of care.
    service-by-desk | not_offered | The practice books this service itself. Please call to book.
    service-for-known | not_offered | This service is for patients who have been here before. Please call to book.
    too-many-visits | too_many_visits | You have as many visits to come here as can be booked online. Cancel one of them first, or call the practice.
    over-limit-unproven | too_many_visits | Confirm your e-mail address to book more visits. The link is in our mail, and in your profile. Or call the practice.
    over-limit | too_many_visits | You have as many visits as one account can book online. Cancel one of them first, or call the practice.
    blocked | call_to_book | This practice asks you to book by telephone. Please call.
    slot-unavailable | slot_unavailable | This time cannot be booked. Please choose another one.
    slot-held | slot_held | Somebody else is booking this time just now. Please choose another one.
    patient-elsewhere | visit_overlap | You already have another visit at this time. Please choose another time.
    relative-elsewhere | visit_overlap | This person already has another visit at this time. Please choose another time.
    fee-changed | fee_changed | This provider has just changed what cancelling late costs. Please read it below, and confirm again if you agree.
    slot-taken-by-patient | slot_taken | You have already booked this time. See My Appointments.
    slot-taken | slot_taken | Somebody else has just booked this time. Please choose another one.
    over-share | too_many_visits | Confirm your e-mail address to book this time. The link is in our mail, and in your profile. Or call the practice.
    plan-missing | not_found | There is no such insurance plan. Choose another one.
    plan-not-valid | invalid | This insurance plan is not valid on the day of the visit. Choose another one, or none."
  `);
});

test('each refusal has an id of its own', () => {
  expect(new Set(BOOKING_REFUSALS.map(({ id }) => id)).size).toBe(BOOKING_REFUSALS.length);
});

test('what was squeezed in keeps its time from a service that needs the time afterwards', () => {
  const squeezed = { ...slotAt(TUESDAY, '11:00'), resourceId: BAYO.id, lane: 100 };
  const booking = { ...clinic, booked: [squeezed] };
  const choice = { serviceId: SCALING.id, personId: BAYO.id };
  expect(decide({ facts: booking, wanted: choice })).toEqual({ refusal: bookingRefusal('slot-taken') });
  expect(decide({ facts: booking, wanted: { ...choice, date: iso(TUESDAY, '09:30') } })).toHaveProperty('slot');
});

test('a hold asks only for the time', () => {
  const strict = withProvider({ acceptingNewPatients: false, telehealthAvailable: false, cancellationPolicy: FEE });
  expect(mayBook(strict, { date: wanted.date }, NOW)).toMatchObject({
    slot: SLOT,
    lane: { resourceId: null, lane: 1 },
  });
});

const times = ['08:00', '09:30', '10:00', '10:15', '10:30', '16:30', '17:00'];
const someInterval = fc
  .tuple(fc.constantFrom('2026-11-23', TUESDAY, '2026-11-28'), fc.constantFrom(...times))
  .map(([day, time]) => slotAt(day, time));
const someTimes = fc.array(someInterval, { maxLength: 2 });
const mostly = (usual: boolean) => fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, fc.boolean());
const somePlan = fc.option(
  fc.record({
    effectiveDate: fc.constantFrom('2026-11-01', '2026-11-25'),
    expiryDate: fc.constantFrom(null, '2026-11-20', '2027-01-01'),
  }),
);
const someFacts: fc.Arbitrary<BookingFacts> = fc.record(
  {
    provider: fc.option(
      fc.record({
        hours: fc.constant(provider.hours),
        visitMinutes: fc.constantFrom(15, 30),
        providesUrgentCare: fc.boolean(),
        bookable: mostly(true),
        telehealthAvailable: fc.boolean(),
        acceptingNewPatients: mostly(true),
        cancellationPolicy: fc.constantFrom(null, FEE),
        licensedUntil: fc.constantFrom(null, '2026-11-23', '2026-12-31'),
      }),
      { nil: undefined, freq: 20 },
    ),
    isKnownPatient: fc.boolean(),
    held: someTimes,
    appointmentsElsewhere: someTimes,
    taken: someTimes,
    plan: somePlan,
    isBlocked: mostly(false),
  },
  { requiredKeys: ['provider'] },
);
const someWanted: fc.Arbitrary<Wanted> = fc.record(
  {
    date: someInterval.map(({ startsAtMs }) => new Date(startsAtMs).toISOString()),
    visitType: fc.constantFrom('in-person' as const, 'telehealth' as const),
    careType: fc.constantFrom('routine' as const, 'urgent' as const),
    toldCancellation: fc.constantFrom(null, FEE),
  },
  { requiredKeys: ['date'] },
);

/** What must hold of everything that is booked, stated without the table, so that a missing row is noticed. */
function expectBookable(known: BookingFacts, wanted: Wanted, slot: Interval): void {
  const { provider: booked, held = [], appointmentsElsewhere = [], taken = [], plan } = known;
  expect(booked?.bookable).toBe(true);
  expect([...held, ...appointmentsElsewhere, ...taken].some((time) => overlaps(time, slot))).toBe(false);
  if (wanted.visitType === 'telehealth') expect(booked?.telehealthAvailable).toBe(true);
  if (wanted.careType === 'urgent') expect(booked?.providesUrgentCare).toBe(true);
  expect(known.isBlocked ?? false).toBe(false);
  if (known.isKnownPatient === false) expect(booked?.acceptingNewPatients).toBe(true);
  if (wanted.toldCancellation === null) expect(booked?.cancellationPolicy).toBeNull();
  if (plan !== undefined) expectCovered(plan, wanted.date.slice(0, 10));
}

function expectCovered(plan: BookingFacts['plan'], day: string): void {
  expect(plan?.effectiveDate.localeCompare(day)).toBeLessThanOrEqual(0);
  expect((plan?.expiryDate ?? '9').localeCompare(day)).toBeGreaterThanOrEqual(0);
}

test('nothing is booked that a row refuses, and nothing is refused without one', () => {
  const outcomes = { booked: 0, refused: 0 };
  fc.assert(
    fc.property(someFacts, someWanted, (known, wanted) => {
      const decision = mayBook(known, wanted, NOW);
      const day = wanted.date.slice(0, 10);
      const offered = known.provider === undefined ? [] : slotsOn(day, known.provider, NOW);
      const rows = BOOKING_REFUSALS.filter(({ applies }) => applies(caseOf(known, wanted, NOW)));
      if ('refusal' in decision) {
        outcomes.refused += 1;
        expect(decision.refusal).toBe(rows[0]);
        return;
      }
      outcomes.booked += 1;
      expect(rows).toEqual([]);
      expect(offered).toContainEqual(decision.slot);
      expectBookable(known, wanted, decision.slot);
    }),
    { numRuns: 2000 },
  );
  expect(outcomes.booked).toBeGreaterThan(50);
  expect(outcomes.refused).toBeGreaterThan(500);
});
