import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lagosInstant, lagosTime } from '#platform/common/lagos-time.ts';
import { type Resource, type Service, scheduleFor } from './service-choice.ts';
import {
  busyUntilMs,
  type DayException,
  freeLanesAt,
  freeSlotsOn,
  type Interval,
  overlaps,
  type Schedule,
  type ScheduledResource,
  slotInLane,
  slotStartingAt,
  slotsOn,
  squeezeLane,
  type Taken,
} from './slots.ts';

/** A Monday; slots are counted on the next day. */
const NOW = lagosInstant('2026-11-23', '09:00');
const TUESDAY = '2026-11-24';
const place: Schedule = {
  hours: [{ weekday: 2, opens: '09:00', closes: '12:00' }],
  visitMinutes: 30,
  providesUrgentCare: false,
};
const at = (time: string) => lagosInstant(TUESDAY, time);
const taken = (resourceId: number, lane: number, from: string, to: string): Taken => ({
  ...{ resourceId, lane, startsAtMs: at(from), endsAtMs: at(to) },
});
const free = (schedule: Schedule, busy: readonly Taken[]) =>
  freeSlotsOn(TUESDAY, schedule, busy, NOW).map(({ startsAtMs }) => lagosTime(startsAtMs));

describe('lanes', () => {
  const two: Schedule = {
    ...place,
    resources: [
      { id: 1, capacity: 1 },
      { id: 2, capacity: 2 },
    ],
  };

  test('keep a start offered until the last of them is taken', () => {
    const busy = [taken(1, 1, '10:00', '10:30'), taken(2, 1, '10:00', '10:30')];
    expect(free(two, busy)).toContain('10:00');
    expect(freeLanesAt(at('10:00'), two, busy, NOW)).toEqual([{ resourceId: 2, lane: 2 }]);
    expect(free(two, [...busy, taken(2, 2, '09:45', '10:15')])).not.toContain('10:00');
  });

  test('are given first at the resource with the smallest share of its visits taken that day', () => {
    const order = (busy: readonly Taken[]) =>
      freeLanesAt(at('10:00'), two, busy, NOW).map(({ resourceId }) => resourceId);
    expect(order([])).toEqual([1, 2, 2]);
    expect(order([taken(1, 1, '09:00', '09:30')])).toEqual([2, 2, 1]);
    expect(
      order([taken(1, 1, '09:00', '09:30'), taken(2, 1, '09:00', '09:30'), taken(2, 1, '11:00', '11:30')]),
    ).toEqual([...[1, 2, 2]]);
  });

  test('are all taken by a time that names no resource, such as another visit of the patient', () => {
    expect(free(two, [{ startsAtMs: at('10:00'), endsAtMs: at('10:30') }])).not.toContain('10:00');
  });

  test('are one fewer for each visit that was squeezed in, also if a lane is empty', () => {
    const one: Schedule = { ...place, resources: [{ id: 1, capacity: 1 }] };
    const squeezed = taken(1, 100, '10:00', '10:30');
    expect(free(one, [squeezed])).not.toContain('10:00');
    expect(freeLanesAt(at('10:00'), two, [{ ...squeezed, resourceId: 2 }], NOW)).toHaveLength(2);
    expect(squeezeLane({ startsAtMs: at('10:00'), endsAtMs: at('10:30') }, 1, [squeezed])).toBe(101);
    expect(squeezeLane({ startsAtMs: at('10:30'), endsAtMs: at('11:00') }, 1, [squeezed])).toBe(100);
  });

  test('are none where a place has no resource for what is wanted', () => {
    expect(free({ ...place, resources: [] }, [])).toEqual([]);
  });
});

describe('lanes in busy times', () => {
  test('are not offered while their resource is busy elsewhere, or the place is', () => {
    const busy = [{ startsAtMs: at('10:00'), endsAtMs: at('10:45') }];
    const first = { id: 1, capacity: 1, busy };
    const second = { id: 2, capacity: 2 };
    expect(free({ ...place, resources: [first] }, [])).toEqual(['09:00', '09:30', '11:00', '11:30']);
    expect(freeLanesAt(at('10:30'), { ...place, resources: [first, second] }, [], NOW)).toEqual([
      { resourceId: 2, lane: 1 },
      { resourceId: 2, lane: 2 },
    ]);
    expect(free({ ...place, resources: [second], busy }, [])).toEqual(['09:00', '09:30', '11:00', '11:30']);
    expect(free({ ...place, busy }, [])).toEqual(['09:00', '09:30', '11:00', '11:30']);
  });

  test('of a resource that is busy elsewhere are the last that the desk gets', () => {
    const busy = [{ startsAtMs: at('10:00'), endsAtMs: at('10:45') }];
    const schedule = {
      ...place,
      ignoresBusy: true,
      resources: [
        { id: 1, capacity: 1, busy },
        { id: 2, capacity: 1 },
      ],
    };
    const order = (time: string) => freeLanesAt(at(time), schedule, [], NOW).map(({ resourceId }) => resourceId);
    expect(order('09:30')).toEqual([1, 2]);
    expect(order('10:30')).toEqual([2, 1]);
    expect(free({ ...schedule, busy }, [])).toContain('10:00');
  });
});

describe('a resource whose days differ', () => {
  const day = (kind: DayException['kind'], opens: string | null = null, closes: string | null = null) => ({
    ...{ day: TUESDAY, kind, opens, closes },
  });
  const withOne = (one: Omit<ScheduledResource, 'id' | 'capacity'>): Schedule => ({
    ...place,
    resources: [{ id: 1, capacity: 1, ...one }],
  });
  const morning = [{ weekday: 2, opens: '09:15', closes: '10:15' }];

  test('has no slots on its day off, also with extra hours', () => {
    expect(free(withOne({ exceptions: [day('off')] }), [])).toEqual([]);
    expect(free(withOne({ hours: morning, exceptions: [day('off'), day('extra', '11:00', '12:00')] }), [])).toEqual([]);
  });

  test('loses the slots of its closed part, and no start shifts', () => {
    expect(free(withOne({ exceptions: [day('closed', '09:45', '10:10')] }), [])).toEqual([
      '09:00',
      '10:30',
      '11:00',
      '11:30',
    ]);
  });

  test('has extra hours as far as the place is open, and none if it follows the place', () => {
    expect(free(withOne({ hours: morning, exceptions: [day('extra', '11:10', '13:00')] }), [])).toEqual([
      ...['09:15', '09:45', '11:10'],
    ]);
    expect(free(withOne({ exceptions: [day('extra', '11:00', '13:00')] }), [])).toEqual(free(withOne({}), []));
  });

  test('leaves others and other days alone', () => {
    const two: Schedule = {
      ...place,
      resources: [
        { id: 1, capacity: 1, exceptions: [day('off'), { ...day('off'), day: '2026-12-01' }] },
        { id: 2, capacity: 1 },
      ],
    };
    expect(free(two, [])).toEqual(free(place, []));
    expect(freeLanesAt(at('10:00'), two, [], NOW)).toEqual([{ resourceId: 2, lane: 1 }]);
  });

  test('keeps of its slots exactly those outside its closed parts', () => {
    const clock = (quarter: number) =>
      `${String(8 + Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
    const part = fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 8 }));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 3 }), fc.boolean(), (parts, hasOwn) => {
        const own = hasOwn ? { hours: morning } : {};
        const closed = parts.map(([from, length]) => day('closed', clock(from), clock(from + length)));
        const isOpen = ({ startsAtMs, endsAtMs }: Interval) =>
          closed.every(({ opens, closes }) => endsAtMs <= at(opens ?? '') || startsAtMs >= at(closes ?? ''));
        expect(slotsOn(TUESDAY, withOne({ ...own, exceptions: closed }), NOW)).toEqual(
          slotsOn(TUESDAY, withOne(own), NOW).filter(isOpen),
        );
      }),
    );
  });
});

const person = (id: number, more: Partial<Resource> = {}): Resource => ({
  ...{ id, kind: 'practitioner', name: `P${id}`, title: null, capacity: 1, isPublic: true, takesOrdinary: true },
  ...more,
});
const service: Service = {
  ...{ id: 9, name: 'Root canal', minutes: 60, afterMinutes: 15, priceKobo: null, bookedBy: 'anyone' },
  ...{ visitTypes: ['in-person'], careTypes: ['routine'], resourceIds: [2, 3] },
};
const clinic = {
  ...place,
  everyResource: [person(1), person(2), person(3, { takesOrdinary: false })],
  services: [service],
};

describe('a choice', () => {
  const ids = (choice: Parameters<typeof scheduleFor>[1]) => scheduleFor(clinic, choice).resources?.map(({ id }) => id);

  test('of nothing in particular is the ordinary visit with any person who takes those', () => {
    expect(ids({})).toEqual([1, 2]);
    expect(ids({ serviceId: null, personId: null })).toEqual([1, 2]);
  });

  test('of a service, of a person or of both leaves those who give it', () => {
    expect(ids({ serviceId: 9 })).toEqual([2, 3]);
    expect(ids({ personId: 1 })).toEqual([1]);
    expect(ids({ serviceId: 9, personId: 3 })).toEqual([3]);
    expect(ids({ serviceId: 9, personId: 1 })).toEqual([]);
    expect(ids({ serviceId: 8 })).toEqual([]);
  });

  test('of a longer service starts as often as ordinary visits do, of a shorter one as often as it can', () => {
    const starts = (minutes: number) => {
      const chosen = scheduleFor({ ...clinic, services: [{ ...service, minutes }] }, { serviceId: 9 });
      return slotsOn(TUESDAY, chosen, NOW).map(({ startsAtMs }) => lagosTime(startsAtMs));
    };
    expect(starts(120)).toEqual(['09:00', '09:30', '10:00']);
    expect(starts(60)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
    expect(starts(20)).toEqual(['09:00', '09:20', '09:40', '10:00', '10:20', '10:40', '11:00', '11:20', '11:40']);
  });

  test('of a service that only groups give starts when the group begins', () => {
    const group = person(4, { kind: 'group' });
    const place = { ...clinic, everyResource: [group], services: [{ ...service, minutes: 60, resourceIds: [4] }] };
    const starts = slotsOn(TUESDAY, scheduleFor(place, { serviceId: 9 }), NOW).map(({ startsAtMs }) =>
      lagosTime(startsAtMs),
    );
    expect(starts).toEqual(['09:00', '10:00', '11:00']);
  });

  test('at a place that describes no resources is its one queue for the ordinary visit, and nothing for a service', () => {
    expect(scheduleFor(place, {})).toBe(place);
    expect(scheduleFor(place, { serviceId: 9 }).resources).toEqual([]);
  });
});

test('a choice of a person who takes longer than others offers that person only where the longer time fits', () => {
  const slow = { ...service, ownLengths: [{ resourceId: 3, minutes: 90, afterMinutes: 0 }] };
  const two = { ...clinic, services: [slow] };
  const starts = (personId: number | null, busy: readonly Taken[] = []) =>
    free(scheduleFor(two, { serviceId: 9, personId }), busy);
  expect(starts(2)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  expect(starts(3)).toEqual(['09:00', '09:30', '10:00', '10:30']);
  expect(starts(3, [taken(3, 1, '10:30', '11:00')])).toEqual(['09:00']);
  // 11:00 is only free with the quicker one.
  const anyone = scheduleFor(two, { serviceId: 9 });
  expect(freeLanesAt(at('11:00'), anyone, [], NOW)).toEqual([{ resourceId: 2, lane: 1 }]);
  expect(free(anyone, [taken(2, 1, '11:00', '11:30')])).not.toContain('11:00');
  const inLane = (resourceId: number) => slotInLane(at('10:00'), { resourceId }, anyone, NOW);
  expect(inLane(2)).toEqual({ startsAtMs: at('10:00'), endsAtMs: at('11:00'), busyUntilMs: at('11:15') });
  expect(inLane(3)).toEqual({ startsAtMs: at('10:00'), endsAtMs: at('11:30'), busyUntilMs: at('11:30') });
});

const someResource = fc.record({ capacity: fc.integer({ min: 1, max: 3 }), opens: fc.constantFrom('09:00', '10:10') });
const someAppointment = fc.record({
  start: fc.integer({ min: 0, max: 11 }),
  minutes: fc.constantFrom(15, 30, 60),
  after: fc.constantFrom(0, 10),
});

test('however visits of any length are booked in free lanes, no lane holds two at once, and a start is offered just if it has a free lane', () => {
  let refused = 0;
  fc.assert(
    fc.property(
      fc.array(someResource, { minLength: 1, maxLength: 3 }),
      fc.array(someAppointment, { maxLength: 40 }),
      (drawn, wanted) => {
        const resources = drawn.map(({ capacity, opens }, id) => ({
          ...{ id: id + 1, capacity, hours: [{ weekday: 2, opens, closes: '12:00' }] },
        }));
        const booked: Taken[] = [];
        for (const { start, minutes, after } of wanted) {
          const schedule = { ...place, resources, visitMinutes: minutes, afterMinutes: after, stepMinutes: 15 };
          const startsAtMs = at('09:00') + start * 15 * 60_000;
          const [lane] = freeLanesAt(startsAtMs, schedule, booked, NOW);
          const isOffered = freeSlotsOn(TUESDAY, schedule, booked, NOW).some((slot) => slot.startsAtMs === startsAtMs);
          expect(isOffered).toBe(lane !== undefined);
          const slot = slotStartingAt(startsAtMs, schedule, NOW);
          if (lane === undefined || slot === undefined) refused += 1;
          else booked.push({ startsAtMs, endsAtMs: busyUntilMs(slot, schedule), ...lane });
        }
        for (const [n, one] of booked.entries()) {
          const capacity = resources.find(({ id }) => id === one.resourceId)?.capacity ?? 0;
          expect(one.lane).toBeLessThanOrEqual(capacity);
          const beside = booked
            .slice(0, n)
            .filter((other) => other.resourceId === one.resourceId && other.lane === one.lane);
          expect(beside.some((other) => overlaps(other, one))).toBe(false);
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(refused).toBeGreaterThan(500);
});
