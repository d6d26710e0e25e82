import { appointments } from '#db/schema/appointments/appointments.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourceHours, resourcePlaces, resources } from '#db/schema/schedules/resources.ts';
import { scheduleExceptions } from '#db/schema/schedules/schedule-exceptions.ts';
import { slotHolds } from '#db/schema/schedules/slot-holds.ts';
import { weeklyHours } from '#db/schema/schedules/weekly-hours.ts';
import { PLACE_OF_CITY } from '#features/directory/rules/provider-cities.ts';
import { BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import { defaultHours } from '#features/schedules/rules/slots.ts';
import { FoundProvider, type ProviderSearch } from '#features/search/contract.ts';
import { facilitySize } from '#features/search/rules/facility-size.ts';
import { STORED_FLAGS } from '#features/search/rules/index/stored-flags.ts';
import { addDays, daysBetween, lagosDate, lagosInstant, weekdayOf } from '#platform/common/lagos-time.ts';
import { kmBetween } from '#platform/common/places/distance.ts';
import type { TestApp } from './app.ts';

const MINUTE_MS = 60_000;

/** The tables that a search without a text depends on, read whole. */
export async function readTables({ db }: Pick<TestApp, 'db'>) {
  return {
    providers: await db.select().from(providers),
    hours: await db.select().from(weeklyHours),
    exceptions: await db.select().from(scheduleExceptions),
    appointments: await db.select().from(appointments),
    holds: await db.select().from(slotHolds),
    resources: await db.select().from(resources),
    resourcePlaces: await db.select().from(resourcePlaces),
    resourceHours: await db.select().from(resourceHours),
  };
}
type Tables = Awaited<ReturnType<typeof readTables>>;
type Row = Tables['providers'][number];

/** A provider with everything that a search compares at one instant. */
interface Entry {
  readonly row: Row;
  readonly isOpen: boolean;
  /** Starts (ms since the epoch) of the free slots of each day. */
  readonly freeByDay: ReadonlyMap<string, readonly number[]>;
  /** Start of the first of them. */
  readonly next: number | undefined;
  /** Starts of the first three of them. */
  readonly times: readonly number[];
}

/** The conditions of a search; a provider must meet all of them. */
const CONDITIONS: readonly ((search: ProviderSearch, entry: Entry) => boolean)[] = [
  (search, { row }) => STORED_FLAGS.every(([flag, column]) => !search[flag] || (row[column] && !isUnsaid(column, row))),
  ({ openNow }, { isOpen }) => !openNow || isOpen,
  ({ specialty }, { row }) => specialty === undefined || specialty === row.specialty,
  ({ city }, { row }) => city === undefined || isInCity(PLACE_OF_CITY[city], row),
  ({ state }, { row }) => state === undefined || state === row.state,
  ({ lga }, { row }) => lga === undefined || lga === row.lga,
  ({ language }, { row }) => language === undefined || row.languages.includes(language),
  ({ insurance }, { row }) => insurance === undefined || row.acceptedInsurance.includes(insurance),
  ({ availableOn }, { freeByDay }) => availableOn === undefined || (freeByDay.get(availableOn)?.length ?? 0) > 0,
  (search, { row }) =>
    search.lat === undefined ||
    search.radiusKm === undefined ||
    (kmFrom(search, row) ?? Number.POSITIVE_INFINITY) <= search.radiusKm,
];

/**
 * Returns a brute-force search that the index must agree with: it looks at every row. It shares no code with the index
 * except the places of cities, the usual hours, the size of a facility and the columns of the yes/no filters. It doesn't
 * read texts.
 */
export function searchOracle(tables: Tables, nowMs: number) {
  const today = lagosDate(nowMs);
  const days = Array.from({ length: BOOKABLE_DAYS }, (_, ahead) => addDays(today, ahead));
  const entries = tables.providers
    .filter(({ removedAt }) => removedAt === null)
    .map((row): Entry => {
      const isClosed = closedParts(tables, row, today).some(
        ({ startsAt, endsAt }) => startsAt <= nowMs && nowMs < endsAt,
      );
      const isOpen =
        !isClosed &&
        openHours(tables, row, today).some(
          ({ opens, closes }) => lagosInstant(today, opens) <= nowMs && nowMs < lagosInstant(today, closes),
        );
      const freeByDay = new Map(days.map((day) => [day, freeStarts(tables, row, day, nowMs)]));
      const times = [...freeByDay.values()].flat().slice(0, 3);
      return { row, isOpen, freeByDay, next: times[0], times };
    });

  return (search: ProviderSearch): { readonly total: number; readonly items: readonly FoundProvider[] } => {
    const found = entries.filter((entry) => CONDITIONS.every((isMet) => isMet(search, entry)));
    found.sort((a, b) => compareKeys(sortKeys(search, a), sortKeys(search, b)));
    const page = found.slice(search.offset, search.offset + search.limit);
    return { total: found.length, items: page.map(({ row, times }) => card(row, times, kmFrom(search, row))) };
  };
}

/** Of a listing it is not known whether it takes new patients. */
function isUnsaid(column: string, { bookingState }: Row): boolean {
  return column === 'acceptingNewPatients' && bookingState === 'listed';
}

function isInCity({ state, lgas }: (typeof PLACE_OF_CITY)[keyof typeof PLACE_OF_CITY], row: Row): boolean {
  return row.state === state && (lgas === undefined || lgas.some((lga) => lga === row.lga));
}

/** Undefined without a point to measure from, or if the provider's point is unknown. */
function kmFrom({ lat, lng }: ProviderSearch, { latitude, longitude }: Row): number | undefined {
  if (lat === undefined || lng === undefined || latitude === null || longitude === null) return undefined;
  return kmBetween({ lat, lng }, { lat: latitude, lng: longitude });
}

/**
 * Smaller is earlier: the nearest first, or without a point those that take new patients, of these the ones with a free time
 * first; then by quality.
 */
function sortKeys(search: ProviderSearch, { row, next }: Entry): number[] {
  const rating = (row.ratingTenths * row.reviewCount + 35 * 5) / (row.reviewCount + 5);
  const takesNew = row.acceptingNewPatients && row.bookingState !== 'listed';
  return [
    search.lat === undefined
      ? takesNew
        ? Number(next === undefined)
        : 2
      : (kmFrom(search, row) ?? Number.POSITIVE_INFINITY),
    row.bookable ? 0 : 1,
    -rating,
    -facilitySize(row.name),
    row.id,
  ];
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? 0;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

function card(row: Row, times: readonly number[], km: number | undefined): FoundProvider {
  const nextSlots = times.map((startsAtMs) => new Date(startsAtMs).toISOString());
  return FoundProvider.parse({
    ...row,
    acceptingNewPatients: row.bookingState === 'listed' ? null : row.acceptingNewPatients,
    rating: row.ratingTenths,
    speaksLocalLanguages: row.languages,
    phone: row.bookable ? null : row.phone,
    nextSlotAt: nextSlots[0] ?? null,
    ...(nextSlots.length > 1 && { nextSlots }),
    ...(km !== undefined && { distanceKm: Math.round(km * 1000) / 1000 }),
  });
}

/** Hours of one day: the weekly ones or, for a bookable provider without any, the usual ones; and the extra ones. Closed parts are in them. */
function openHours({ hours, exceptions }: Tables, row: Row, date: string) {
  const differing = exceptions.filter(
    ({ providerId, resourceId, day }) => providerId === row.id && resourceId === null && day === date,
  );
  if (differing.some(({ kind }) => kind === 'off')) return [];
  const own = hours.filter(({ providerId }) => providerId === row.id);
  const weekly = own.length > 0 || !row.bookable ? own : defaultHours(row.providesUrgentCare);
  const extra = differing
    .filter(({ kind }) => kind === 'extra')
    .map(({ opens, closes }) => ({ opens: opens ?? '', closes: closes ?? '' }));
  return [...weekly.filter(({ weekday }) => weekday === weekdayOf(date)), ...extra];
}

/** The closed parts of one day: of the whole place, or of a resource alone. */
function closedParts({ exceptions }: Tables, row: Row, date: string, of: number | null = null) {
  return exceptions
    .filter((one) => one.providerId === row.id && one.resourceId === of && one.day === date && one.kind === 'closed')
    .map(({ opens, closes }) => ({
      startsAt: lagosInstant(date, opens ?? ''),
      endsAt: lagosInstant(date, closes ?? ''),
    }));
}

/** The starts (ms since the epoch) of the free slots of one day, in order. */
function freeStarts(tables: Tables, row: Row, date: string, nowMs: number): number[] {
  const ahead = daysBetween(lagosDate(nowMs), date);
  const isLicensed = row.licensedUntil === null || row.licensedUntil >= date;
  if (!row.bookable || !isLicensed || ahead < 0 || ahead >= BOOKABLE_DAYS) return [];
  const tomorrow = lagosInstant(addDays(lagosDate(nowMs), 1), '00:00');
  const usual = row.providesUrgentCare ? nowMs : tomorrow;
  const earliest = row.noticeMinutes === null ? usual : nowMs + row.noticeMinutes * MINUTE_MS;
  const lengthMs = row.visitMinutes * MINUTE_MS;
  const starts = new Set<number>();
  for (const { hours, isTaken, resourceId } of queuesOf(tables, row, date, nowMs)) {
    const own = resourceId === undefined ? [] : closedParts(tables, row, date, resourceId);
    const closed = [...closedParts(tables, row, date), ...own];
    for (const { opens, closes } of hours) {
      for (let start = lagosInstant(date, opens); start + lengthMs <= lagosInstant(date, closes); start += lengthMs) {
        const isClosed = closed.some(({ startsAt, endsAt }) => startsAt < start + lengthMs && endsAt > start);
        if (start >= earliest && !isClosed && !isTaken(start, start + lengthMs)) starts.add(start);
      }
    }
  }
  return [...starts].sort((a, b) => a - b);
}

/** What takes ordinary appointments at a place: its resources, or the place itself. */
function queuesOf(tables: Tables, row: Row, date: string, nowMs: number) {
  const taken = [
    ...tables.appointments.filter(({ status }) => status === 'scheduled'),
    ...tables.holds.filter(({ expiresAt }) => expiresAt.getTime() > nowMs),
  ];
  const during = (from: number, to: number) => taken.filter(({ startsAt, endsAt }) => +startsAt < to && +endsAt > from);
  const hours = openHours(tables, row, date);
  const here = tables.resourcePlaces.filter(({ providerId }) => providerId === row.id);
  const working = tables.resources.filter(
    ({ id, retiredAt }) => retiredAt === null && here.some(({ resourceId }) => resourceId === id),
  );
  if (working.length === 0) {
    const isTaken = (from: number, to: number) => during(from, to).some(({ providerId }) => providerId === row.id);
    return [{ resourceId: undefined, hours, isTaken }];
  }
  return working
    .filter(({ takesOrdinary }) => takesOrdinary)
    .map(({ id, capacity }) => {
      const own = tables.resourceHours.filter((each) => each.resourceId === id && each.providerId === row.id);
      const differing = tables.exceptions.filter(
        ({ providerId, resourceId, day }) => providerId === row.id && resourceId === id && day === date,
      );
      const extra = differing.flatMap(({ kind, opens, closes }) =>
        kind === 'extra' ? [{ opens: opens ?? '', closes: closes ?? '' }] : [],
      );
      const today = [...own.filter(({ weekday }) => weekday === weekdayOf(date)), ...extra];
      const present = own.length === 0 ? hours : hours.flatMap((open) => today.flatMap((each) => common(open, each)));
      return {
        resourceId: id,
        hours: differing.some(({ kind }) => kind === 'off') ? [] : present,
        isTaken: (from: number, to: number) => {
          const busy = during(from, to).filter(({ resourceId }) => resourceId === id);
          const above = busy.filter(({ lane }) => lane > capacity).length;
          return new Set(busy.filter(({ lane }) => lane <= capacity).map(({ lane }) => lane)).size + above >= capacity;
        },
      };
    });
}

/** What two periods of a day have in common. */
function common(a: { opens: string; closes: string }, b: { opens: string; closes: string }) {
  const [opens, closes] = [a.opens > b.opens ? a.opens : b.opens, a.closes < b.closes ? a.closes : b.closes];
  return opens < closes ? [{ opens, closes }] : [];
}
