import { cardOf } from '#features/directory/server/provider-card.ts';
import type { Listing } from '#features/registers/rules/listing.ts';
import { readRegister } from '#features/registers/server/read-register.ts';
import { defaultHours } from '#features/schedules/rules/slots.ts';
import { ProviderSearch } from '#features/search/contract.ts';
import { Appointments } from '#features/search/rules/index/appointments.ts';
import type { Segment } from '#features/search/rules/index/segment.ts';
import { SegmentBuilder } from '#features/search/rules/index/segment-builder.ts';
import { countFilters } from '#features/search/rules/rank/count-filters.ts';
import { searchIndexed } from '#features/search/server/index/indexed-search.ts';
import { REGISTER_FILE } from '#test/register-file.ts';
import { LISTING_FLAGS } from '#test/search-segment.ts';
import { machine, report } from './measure.ts';
import { QUERIES } from './search-queries.ts';

const SIZES = [5000, 50_000, 500_000];
const REPEATS = 600;
const FLAGS = {
  liveBy: null,
  ...LISTING_FLAGS,
  acceptingNewPatients: true,
  ...{ mobileClinic: false, isDemo: false, bookable: true, bio: null, profileImage: null },
  ...{ ratingTenths: 0, reviewCount: 0, changedAtMs: 0 },
};
const schedule = { hours: defaultHours(false), visitMinutes: 30, providesUrgentCare: false };

/** Measures the CPU time of a search without HTTP and database, for registers of different sizes. */
export async function benchIndexGrowth(): Promise<void> {
  const { listings } = await readRegister(REGISTER_FILE);
  const columns = SIZES.map((size) => {
    const { segment, readMs, longestMs } = segmentOf(listings, size);
    const index = { segments: [segment], appointments: new Appointments() };
    const nowMs = Date.now();
    const costs = Object.entries(QUERIES)
      .map(([name, paths]) => [name, paths([1]).filter((path) => path.startsWith('/api/providers?'))] as const)
      .filter(([, paths]) => paths.length > 0)
      .map(([name, paths]): [string, string] => {
        const queries = paths.map((path) =>
          ProviderSearch.parse(Object.fromEntries(new URLSearchParams(path.split('?')[1]))),
        );
        const ask = (at: number) => searchIndexed(index, queries[at % queries.length] as ProviderSearch, nowMs);
        return [name, micros(REPEATS, ask)];
      });
    // A copy of the segment has an empty cache.
    const coldSearch = (path: string) => {
      const query = ProviderSearch.parse(Object.fromEntries(new URLSearchParams(path.split('?')[1])));
      return searchIndexed({ ...index, segments: [{ ...segment }] }, query, nowMs);
    };
    const texts = QUERIES['a query']?.([1]) ?? [];
    const counts = (of: Segment) =>
      countFilters([of], {} as ProviderSearch, { nowMs, appointments: index.appointments });
    return Object.fromEntries([
      ...costs,
      ['counts of the filters', micros(60, () => counts(segment))],
      ['a query, cold', micros(120, (at) => coldSearch(texts[at % texts.length] ?? ''))],
      ['counts, cold', micros(60, () => counts({ ...segment }))],
      ['reading the whole index', `${readMs.toFixed(0)} ms`],
      ['longest step of it', `${longestMs.toFixed(0)} ms`],
      ['memory outside the heap', `${(segment.bytes / 1e6).toFixed(0)} MB`],
      ['cards in it', `${(segment.cards.bytes / 1e6).toFixed(0)} MB`],
    ]);
  });
  const rows = Object.keys(columns[0] ?? {}).map((what) => ({
    what,
    ...Object.fromEntries(SIZES.map((size, at) => [size.toLocaleString('en'), columns[at]?.[what] ?? ''])),
  }));
  report(
    'The search index as the register grows',
    [`npm run bench -- growth; ${machine()}`, 'CPU time of one search, without HTTP and database'],
    rows,
  );
}

/** Builds an index of `size` facilities: every n-th of the register, or all of it repeatedly with shifted positions. */
function segmentOf(listings: readonly Listing[], size: number) {
  const builder = new SegmentBuilder();
  const step = Math.max(1, listings.length / size);
  let longestMs = 0;
  const started = cpuMs();
  for (let at = 0; at < size; at++) {
    const listing = listings[Math.floor(at * step) % listings.length] as Listing;
    const nudge = at < listings.length ? 0 : (((at * 7919) % 1000) - 500) / 50_000;
    const { latitude, longitude } = listing;
    const place =
      latitude === null || longitude === null ? {} : { latitude: latitude + nudge, longitude: longitude - nudge };
    const row = { ...listing, ...FLAGS, ...place, id: at + 1, languages: [], acceptedInsurance: [], schedule };
    builder.add({ ...row, card: cardOf({ ...row, bookingState: 'live' }) });
  }
  const work = builder.finish();
  let segment: Segment | undefined;
  while (segment === undefined) {
    const before = cpuMs();
    const done = work.next();
    longestMs = Math.max(longestMs, cpuMs() - before);
    if (done.done) segment = done.value;
  }
  return { segment, readMs: cpuMs() - started, longestMs };
}

function micros(times: number, act: (at: number) => unknown): string {
  for (let at = 0; at < times; at++) act(at);
  const started = cpuMs();
  for (let at = 0; at < times; at++) act(at);
  return `${(((cpuMs() - started) * 1000) / times).toFixed(0)} µs`;
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
