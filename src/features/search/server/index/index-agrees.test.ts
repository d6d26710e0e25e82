import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { practices } from '#db/schema/directory/practices.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourceHours, resourcePlaces, resources } from '#db/schema/schedules/resources.ts';
import { scheduleExceptions } from '#db/schema/schedules/schedule-exceptions.ts';
import { slotHolds } from '#db/schema/schedules/slot-holds.ts';
import { weeklyHours } from '#db/schema/schedules/weekly-hours.ts';
import type { Provider } from '#features/directory/contract.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { freeSlotsOn } from '#features/schedules/rules/slots.ts';
import { findSchedule, findTaken } from '#features/schedules/server/availability-store.ts';
import { ProviderSearch } from '#features/search/contract.ts';
import { eachFlag } from '#features/search/rules/flag-filters.ts';
import { type FlagColumn, STORED_FLAGS } from '#features/search/rules/index/stored-flags.ts';
import { addDays, lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, runOf, testApp } from '#test/app.ts';
import { readTables, searchOracle } from '#test/search-oracle.ts';

const t = await testApp('empty', {}, { indexed: true });
const TODAY = '2026-11-23';
const PLACES = [
  ['Lagos', 'Ikeja'],
  ['Lagos', 'Surulere'],
  ['Oyo', 'Surulere'],
  ['Rivers', 'Port Harcourt'],
  ['Rivers', 'Obio/Akpor'],
  ['Rivers', null],
  ['Kano', 'Dala'],
] as const;
const SPECIALTIES = ['Pediatrics', 'Cardiology', 'Dentistry'];

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}
const stream = numbers(7);
const draw = () => stream.next().value;
const one = <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)] as T;
const some = <T>(of: readonly T[]): T[] => of.filter(() => draw() < 0.4);

/** Each yes/no filter holds for some providers. */
const flags = () =>
  Object.fromEntries(STORED_FLAGS.map(([, column]) => [column, draw() < 0.5])) as Record<FlagColumn, boolean>;

function drawProvider(at: number): typeof providers.$inferInsert {
  const [state, lga] = one(PLACES);
  const isPlaced = draw() < 0.8;
  return {
    name: `${one(['Grace', 'Unity', 'Ọlá', 'St. Luke'])} ${one(['Clinic', 'Hospital', 'General Hospital', 'Dispensary'])} ${at}`,
    specialty: one(SPECIALTIES),
    address: '',
    state,
    lga,
    latitude: isPlaced ? 4 + draw() * 10 : null,
    longitude: isPlaced ? 3 + draw() * 11 : null,
    locationPrecision: isPlaced ? 'exact' : 'unknown',
    ratingTenths: Math.floor(draw() * 51),
    reviewCount: one([0, 0, 1, 7, 40]),
    ...flags(),
    languages: some(['English', 'Yoruba', 'Igbo']),
    acceptedInsurance: some(['Hygeia HMO', 'Reliance HMO']),
    ...runOf(draw() < 0.7),
    visitMinutes: one([15, 30, 45]),
    noticeMinutes: one([null, null, 0, 90, 1440, 4320]),
    searchText: '',
  };
}

/**
 * Gives a provider one to three resources, or with some luck shares those of the practice drawn before. Returns them with the
 * lanes that appointments may take.
 */
async function drawResources(providerId: number): Promise<{ id: number; capacity: number }[]> {
  const isShared = practice !== undefined && draw() < 0.3;
  if (!isShared) {
    const [made] = await t.db.insert(practices).values({ name: 'P', createdAt: new Date() }).returning();
    if (made === undefined) throw new Error('no practice');
    practice = { id: made.id, resources: [] };
  }
  const { id: practiceId, resources: shared } = practice as NonNullable<typeof practice>;
  await t.db.update(providers).set({ practiceId }).where(eq(providers.id, providerId));
  if (!isShared) {
    const kind = { practiceId, kind: 'practitioner', isPublic: true, createdAt: new Date() } as const;
    const drawn = Array.from({ length: one([1, 2, 3]) }, (_, position) => ({
      ...{ ...kind, name: `R${position}`, position, capacity: one([1, 1, 2]), takesOrdinary: draw() < 0.8 },
      // A place with resources always has one that takes appointments.
      retiredAt: position > 0 && draw() < 0.2 ? new Date() : null,
    }));
    const rows = await t.db.insert(resources).values(drawn).returning();
    shared.push(...rows.map(({ id, capacity }) => ({ id, capacity })));
  }
  for (const { id: resourceId } of shared) {
    await t.db.insert(resourcePlaces).values({ resourceId, providerId, practiceId });
    const hours = { weekday: Math.floor(draw() * 7), opens: one(['08:00', '09:10']), closes: one(['12:00', '24:00']) };
    if (draw() < 0.3) await t.db.insert(resourceHours).values({ resourceId, providerId, ...hours });
    if (draw() < 0.4) {
      const day = addDays(TODAY, Math.floor(draw() * 4));
      const change = one([
        { kind: 'off', opens: null, closes: null },
        { kind: 'closed', opens: one(['08:00', '09:20']), closes: one(['09:40', '13:00']) },
        { kind: 'extra', opens: one(['12:10', '15:00']), closes: '17:30' },
      ] as const);
      await t.db.insert(scheduleExceptions).values({ providerId, resourceId, day, ...change });
    }
  }
  return shared;
}
/** Books up to three appointments of a provider, some in lanes of its resources, some of these squeezed in. */
async function drawAppointments({
  providerId,
  patientId,
  minutes,
  lanes,
}: {
  readonly providerId: number;
  readonly patientId: number;
  readonly minutes: number;
  readonly lanes: readonly { readonly id: number; readonly capacity: number }[];
}): Promise<void> {
  const taken = Math.floor(draw() * 4);
  for (let ahead = 0; ahead < taken; ahead++) {
    const startsAt = new Date(lagosInstant(addDays(TODAY, ahead * 2), one(['07:00', '08:00', '09:00', '09:30'])));
    const endsAt = new Date(startsAt.getTime() + minutes * 60_000 * one([1, 1, 20]));
    const drawn = lanes.length > 0 ? one(lanes) : undefined;
    const lane = drawn && { resourceId: drawn.id, lane: one([1, 1, drawn.capacity, 100]) };
    const kind = { visitType: 'in-person', careType: 'routine', reason: 'x' } as const;
    const status = one(['scheduled', 'scheduled', 'cancelled'] as const);
    const squeezeReason = lane?.lane === 100 ? 'Fever' : null;
    await t.db
      .insert(appointments)
      .values({ ...{ providerId, patientId, startsAt, endsAt, status, squeezeReason }, ...kind, ...lane })
      .onConflictDoNothing();
  }
}

let practice: { readonly id: number; readonly resources: { id: number; capacity: number }[] } | undefined;

beforeAll(async () => {
  const rows = await t.db
    .insert(providers)
    .values(Array.from({ length: 400 }, (_, at) => drawProvider(at)))
    .returning({ id: providers.id, minutes: providers.visitMinutes });
  const { id: patientId } = await newPatient(t);
  for (const { id: providerId, minutes } of rows) {
    const lanes = draw() < 0.15 ? await drawResources(providerId) : [];
    if (draw() < 0.3) {
      const opens = one(['07:00', '09:30', '20:00']);
      const period = { providerId, weekday: Math.floor(draw() * 7), opens, closes: one(['10:00', '10:15', '24:00']) };
      if (period.opens < period.closes) await t.db.insert(weeklyHours).values(period);
    }
    if (draw() < 0.3) {
      const day = addDays(TODAY, Math.floor(draw() * 5));
      const extra = { kind: 'extra', opens: one(['06:00', '09:30']), closes: one(['10:00', '21:00']) } as const;
      const off = { kind: 'off', opens: null, closes: null } as const;
      await t.db.insert(scheduleExceptions).values({ providerId, day, ...one([off, extra]) });
    }
    if (draw() < 0.3) {
      const day = addDays(TODAY, Math.floor(draw() * 5));
      const closed = {
        kind: 'closed',
        opens: one(['08:00', '09:15']),
        closes: one(['09:30', '13:00', '24:00']),
      } as const;
      await t.db.insert(scheduleExceptions).values({ providerId, day, ...closed });
    }
    await drawAppointments({ providerId, patientId, minutes, lanes });
    if (draw() < 0.1) {
      const startsAt = new Date(lagosInstant(addDays(TODAY, 1), '08:00'));
      const [endsAt, heldSince] = [new Date(startsAt.getTime() + 3_600_000), new Date(t.clock.nowMs)];
      const expiresAt = new Date(lagosInstant(one([TODAY, addDays(TODAY, 1)]), one(['08:00', '16:00', '23:00'])));
      const hash = Buffer.from(String(providerId));
      await t.db.insert(slotHolds).values({
        ...{ providerId, resourceId: lanes[0]?.id ?? null },
        ...{ holderHash: hash, addressHash: hash, startsAt, endsAt, heldSince, expiresAt },
      });
    }
  }
  t.clock.nowMs = lagosInstant(TODAY, '00:00');
  await t.app.ready();
  await t.app.searchSettled?.();
}, 120_000);

const flag = fc.constantFrom(undefined, undefined, undefined, 'true', 'false');
const maybe = <T>(...values: T[]) => fc.constantFrom<(T | undefined)[]>(undefined, undefined, undefined, ...values);
const filters = fc
  .record({
    ...eachFlag(() => flag),
    specialty: maybe(...SPECIALTIES, 'Astrology'),
    city: maybe('Lagos', 'Port Harcourt'),
    state: maybe('Lagos', 'Oyo', 'Rivers'),
    lga: maybe('Surulere', 'Port Harcourt'),
    language: maybe('Yoruba', 'Igbo', 'Tiv'),
    insurance: maybe('Hygeia HMO'),
    availableOn: maybe(...[-1, 0, 1, 2, 4, 5, 6, 7].map((ahead) => addDays(TODAY, ahead))),
  })
  .map((drawn) => Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined)));
const points = fc.record({ lat: fc.integer({ min: 40, max: 140 }), lng: fc.integer({ min: 30, max: 140 }) });

let tables: Awaited<ReturnType<typeof readTables>>;
let oracle: ReturnType<typeof searchOracle>;
beforeAll(async () => {
  tables = await readTables(t);
});

/** Returns what the brute-force search finds, which is the truth, and what the index finds. */
async function both(query: Record<string, string>) {
  const expected = oracle(ProviderSearch.parse(query));
  const answer = await t.app.inject({ url: '/api/providers', query });
  expect(answer.statusCode, answer.body).toBe(200);
  return { expected, found: answer.json() as Provider[], total: Number(answer.headers['x-total-count']) };
}

/** In order, because the clock of a server doesn't go back. */
const TIMES = ['00:00', '09:00', '09:31', '16:30', '23:59'];

describe.each(TIMES)('at %s the index agrees with a brute-force search', (time) => {
  beforeAll(async () => {
    t.clock.nowMs = lagosInstant(TODAY, time);
    await t.app.searchSettled?.();
    oracle = searchOracle(tables, t.clock.nowMs);
  });

  test('for any filters: which providers, in which order, with everything on their cards', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const { expected, found, total } = await both({ ...query, limit: '100' });
        expect(total).toBe(expected.total);
        expect(found).toEqual(expected.items);
      }),
      { numRuns: 60 },
    );
  });

  test('nearest first from a point, with distances, a radius, and any page', async () => {
    const pages = fc.record({ limit: fc.integer({ min: 1, max: 100 }), offset: fc.integer({ min: 0, max: 420 }) });
    const radius = fc.constantFrom(undefined, 30, 200, 2000);
    await fc.assert(
      fc.asyncProperty(filters, points, pages, radius, async (query, { lat, lng }, page, radiusKm) => {
        const { expected, found, total } = await both({
          ...query,
          lat: String(lat / 10),
          lng: String(lng / 10),
          limit: String(page.limit),
          offset: String(page.offset),
          ...(radiusKm !== undefined && { radiusKm: String(radiusKm) }),
        });
        expect(total).toBe(expected.total);
        expect(found).toEqual(expected.items);
      }),
      { numRuns: 60 },
    );
  });

  test('on every page of the whole list, which holds each provider once', async () => {
    const all: Provider[] = [];
    for (let offset = 0; offset < 400; offset += 50) {
      const { expected, found } = await both({ limit: '50', offset: String(offset) });
      expect(found).toEqual(expected.items);
      all.push(...found);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(400);
    expect(all.some(({ nextSlotAt }) => nextSlotAt !== null)).toBe(true);
    expect(all.some(({ nextSlotAt }) => nextSlotAt === null)).toBe(true);
  });
});

test('the calendar of every provider is what its schedule and its appointments leave free', async () => {
  const rows = await t.db.select({ id: providers.id }).from(providers).limit(150);
  for (const { id } of rows) {
    const schedule = await findSchedule(t.db, id);
    if (schedule === undefined) throw new Error(`no provider ${id}`);
    const taken = await findTaken(t.db, schedule, t.clock.nowMs);
    for (const date of [1, 2, 4].map((ahead) => addDays(TODAY, ahead))) {
      const answer = await t.app.inject({ url: `/api/providers/${id}/availability`, query: { date } });
      const free = !schedule.bookable ? [] : freeSlotsOn(date, schedule, taken, t.clock.nowMs);
      const starts = (answer.json() as Slot[]).map(({ dateTime }) => Date.parse(dateTime));
      expect(starts, `provider ${id} on ${date}`).toEqual(free.map(({ startsAtMs }) => startsAtMs));
    }
  }
});
