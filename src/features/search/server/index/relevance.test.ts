import { basename } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isSpecialtyUnknown } from '#features/directory/rules/facility-kind.ts';
import type { Listing } from '#features/registers/rules/listing.ts';
import { readRegister } from '#features/registers/server/read-register.ts';
import { Appointments } from '#features/search/rules/index/appointments.ts';
import type { Segment } from '#features/search/rules/index/segment.ts';
import { SegmentBuilder } from '#features/search/rules/index/segment-builder.ts';
import { leaveCity } from '#features/search/rules/places/leave-city.ts';
import { runSearch } from '#features/search/rules/rank/run-search.ts';
import { DANGER_TEXTS } from '#test/danger-texts.ts';
import { EVERYWHERE_RELEVANCE_CASES } from '#test/everywhere-relevance-cases.ts';
import { FURTHER_RELEVANCE_CASES } from '#test/further-relevance-cases.ts';
import { HOME_RELEVANCE_CASES } from '#test/home-relevance-cases.ts';
import { REGISTER_FILE } from '#test/register-file.ts';
import { RELEVANCE_CASES, type RelevanceCase } from '#test/relevance-cases.ts';
import { smallRegister } from '#test/relevance-register.ts';
import { LISTING_FLAGS } from '#test/search-segment.ts';

/** Minimum share of the cases whose expected result is among the first three. */
const MIN_SHARE = 0.95;
const GP = 'Family Medicine (General Practitioner)';
const BIG = /(general|teaching|specialist|women).*hospital.*\(Lagos\)|federal medical.*\(Lagos\)/i;

const MOMENT = { nowMs: 0, appointments: new Appointments() };

const nationalRegister = async () => (await readRegister(REGISTER_FILE)).listings;

/** The national register, if the shared test data is available. */
const REGISTERS: readonly (readonly [string, () => Promise<readonly Listing[]>])[] = [
  ['a small register', () => Promise.resolve(smallRegister())],
  ...(basename(REGISTER_FILE).startsWith('nga_') ? [['the national register', nationalRegister] as const] : []),
];

function segmentOf(listings: readonly Listing[]): Segment {
  const builder = new SegmentBuilder();
  for (const [at, listing] of listings.entries()) {
    builder.add({
      ...listing,
      id: at + 1,
      ...{ languages: [], acceptedInsurance: [], ratingTenths: 0, reviewCount: 0, bookable: false, changedAtMs: 0 },
      ...LISTING_FLAGS,
      schedule: { hours: [], visitMinutes: 30, providesUrgentCare: false },
      card: new Uint8Array(0),
    });
  }
  const work = builder.finish();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Returns the first three results of a query; without a position those of the home page, if it is sent from there. */
function firstThree(
  segment: Segment,
  listings: readonly Listing[],
  { q, city, at }: RelevanceCase,
  isHome: boolean,
): Listing[] {
  const query = { q, ...(city !== undefined && { city }), ...at, limit: 3, offset: 0 };
  const home =
    isHome && at === undefined ? leaveCity([segment], { ...query, city: 'Lagos', orElsewhere: true }, MOMENT) : query;
  const { rows } = runSearch([segment], home, MOMENT);
  return rows.map(({ row }) => listings[(segment.ids[row] ?? 0) - 1]).filter((one) => one !== undefined);
}

function misses(segment: Segment, listings: readonly Listing[], cases: readonly RelevanceCase[]): string[] {
  const missed: string[] = [];
  for (const expected of cases) {
    const { q } = expected;
    const answers = firstThree(segment, listings, expected, cases === HOME_RELEVANCE_CASES);
    if (!answers.some((answer) => isExpected(answer, expected))) {
      missed.push(`${q}: ${answers.map(({ name, lga }) => `${name} (${lga})`).join('; ')}`);
    }
  }
  return missed;
}

/** Returns the first three results of the home page. */
function fromHome(segment: Segment, listings: readonly Listing[], q: string): string[] {
  return firstThree(segment, listings, { q }, true).map(({ name, state }) => `${name} (${state})`);
}

/** General practice is expected of every facility whose specialty is unknown, too. */
function isOf(specialty: string, answer: Listing): boolean {
  return answer.specialty === specialty || (specialty === GP && isSpecialtyUnknown(answer));
}

function isExpected(answer: Listing, { name, is, specialty, state, lga, city }: RelevanceCase): boolean {
  return (
    (is === undefined || is.test(`${answer.name} ${answer.specialty} ${answer.facilityType}`)) &&
    (name === undefined || name.test(answer.name)) &&
    (specialty === undefined || isOf(specialty, answer)) &&
    (state === undefined || answer.state === state) &&
    (lga === undefined || answer.lga === lga) &&
    (city !== 'Lagos' || answer.state === 'Lagos')
  );
}

const SETS = {
  'the first': RELEVANCE_CASES,
  further: FURTHER_RELEVANCE_CASES,
  'everywhere in Nigeria:': EVERYWHERE_RELEVANCE_CASES,
  'on the home page:': HOME_RELEVANCE_CASES,
};

describe.each(REGISTERS)('the result that a receptionist expects is among the first three: %s', (_, register) => {
  let listings: readonly Listing[] = [];
  let segment: Segment;
  beforeAll(async () => {
    listings = await register();
    segment = segmentOf(listings);
  });

  test.each(Object.entries(SETS))('%s cases', (_set, cases) => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    const missed = misses(segment, listings, cases);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(cases.length * (1 - MIN_SHARE));
  });

  test('a text that reports a danger finds big hospitals of the city', () => {
    const wrong = DANGER_TEXTS.map((q) => [q, ...fromHome(segment, listings, q)]).filter(
      ([, ...names]) => names.length < 3 || !names.every((name) => BIG.test(name)),
    );
    expect(wrong).toEqual([]);
    expect(fromHome(segment, listings, 'i want to die')[0]).toMatch(/Psychiatric/);
  });
});

test('a facility with a misspelt name is found beside the correctly spelt ones', () => {
  const listings = smallRegister();
  const segment = segmentOf(listings);
  const query = { q: 'genral hospital', limit: 100, offset: 0 };
  const { total, rows } = runSearch([segment], query, { nowMs: 0, appointments: new Appointments() });
  const names = rows.map(({ row }) => listings[(segment.ids[row] ?? 0) - 1]?.name ?? '');
  expect(total).toBeGreaterThan(40);
  expect(names.slice(0, 3).filter((name) => name.includes('General Hospital'))).toHaveLength(2);
  const all = runSearch([segment], { ...query, limit: total }, { nowMs: 0, appointments: new Appointments() }).rows;
  const misspelt = listings.findIndex(({ name }) => name.includes('Genral')) + 1;
  expect(all.map(({ row }) => segment.ids[row])).toContain(misspelt);
});
