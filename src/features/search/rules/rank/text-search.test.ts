import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultHours } from '#features/schedules/rules/slots.ts';
import { LISTING_FLAGS } from '#test/search-segment.ts';
import { Appointments } from '../index/appointments.ts';
import { filteredRows, freeRows } from '../index/filtering.ts';
import { hide, type Segment } from '../index/segment.ts';
import { SegmentBuilder } from '../index/segment-builder.ts';
import { matchesOf } from '../query/part-matches.ts';
import { resolveQuery } from '../query/resolve-query.ts';
import { runSearch } from './run-search.ts';
import { FREE, scorer } from './score.ts';

const ROWS = 1500;
/** Number of rows compared; see `text-search.ts`. */
const SCORED = 600;
const WORDS = ['general', 'hospital', 'clinic', 'dental', 'grace', 'unity', 'yaba', 'eye', 'maternity'];
const PLACES = [
  ['Lagos', 'Surulere', 6.5, 3.35],
  ['Lagos', 'Ikeja', 6.6, 3.34],
  ['Oyo', 'Surulere', 8.1, 4.4],
] as const;
const moment = { nowMs: Date.parse('2026-11-23T09:00:00Z'), appointments: new Appointments() };

/** The same providers in every run, most of them with a common word in their name. */
function drawSegment(): Segment {
  const builder = new SegmentBuilder();
  for (let at = 0; at < ROWS; at++) {
    const draw = (salt: number, most: number) => (Math.imul(at + 1, 0x9e3779b1 + 2 * salt) >>> 7) % most;
    const [state, lga, latitude, longitude] = PLACES[draw(1, 3)] ?? PLACES[0];
    const words = [WORDS[draw(2, 9)], WORDS[draw(3, 9)], draw(4, 3) === 0 ? 'clinic' : 'hospital'];
    builder.add({
      ...{ id: at + 1, name: words.join(' '), specialty: draw(5, 9) === 0 ? 'Dentistry' : 'Pediatrics' },
      ...{ facilityType: null, address: WORDS[draw(6, 9)] ?? '', state, lga },
      ...{ latitude: latitude + draw(7, 100) / 1000, longitude: draw(8, 8) === 0 ? null : longitude },
      ...{ ...LISTING_FLAGS, acceptingNewPatients: true },
      ...{ providesUrgentCare: draw(9, 3) === 0, lowCostOptions: draw(10, 50) === 0 },
      ...{ languages: [], acceptedInsurance: [], changedAtMs: 0, card: new Uint8Array(0) },
      ...{ ratingTenths: draw(11, 51), reviewCount: draw(12, 4), bookable: draw(13, 2) === 0 },
      schedule: { hours: draw(14, 3) === 0 ? [] : defaultHours(false), visitMinutes: 30, providesUrgentCare: false },
    });
  }
  const work = builder.finish();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Reference: compares every provider; undefined if the search would be relaxed. */
function plainly(segment: Segment, q: string, filters: object): readonly number[] | undefined {
  const parts = (resolveQuery([segment], q).parts ?? []).map(({ part, spellings }) => ({
    part,
    found: matchesOf(segment, part, spellings, 0),
  }));
  const demanded = parts.filter(({ part }) => !part.isOptional);
  const wanted = filteredRows(segment, filters, moment);
  const free = freeRows(segment, 'any', moment);
  const score = scorer(segment, parts);
  const found = [...segment.byQuality]
    .filter((row) => wanted.has(row) && demanded.length > 0 && demanded.every(({ found }) => found.any.has(row)))
    .map((row, rank) => ({
      ...{ id: segment.ids[row] ?? 0, rank, score: score(row) + (free.has(row) ? FREE : 0) },
      isWeak: !demanded.every(({ found }) => found.strong.has(row)),
    }));
  if (found.length < 3) return undefined;
  const compared = found.toSorted((a, b) => Number(a.isWeak) - Number(b.isWeak) || a.rank - b.rank).slice(0, SCORED);
  const others = found.filter((one) => !compared.includes(one));
  return [...compared.sort((a, b) => b.score - a.score || a.rank - b.rank), ...others].map(({ id }) => id);
}

const texts = fc
  .array(fc.constantFrom(...WORDS, 'genral', 'surulere', 'ikeja', 'dentist', 'clin', 'hosp'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join(' '));
const filters = fc.constantFrom({}, {}, { urgentCare: true }, { lowCost: true }, { specialty: 'Dentistry' as const });
const pages = fc.record({ limit: fc.constantFrom(3, 20, 100), offset: fc.constantFrom(0, 0, 20, 580, 700) });

it('returns for each page what comparing all providers returns, on the first and a repeated query, with and without hidden providers', () => {
  const segment = drawSegment();
  let compared = 0;
  let last = 0;
  fc.assert(
    fc.property(texts, filters, pages, fc.nat(9), (q, chosen, { limit, offset }, act) => {
      if (act === 0) hide(segment, ++last * 7);
      const expected = plainly(segment, q, chosen);
      if (expected === undefined) return;
      const { total, rows } = runSearch([segment], { q, ...chosen, limit, offset }, moment);
      expect(total).toBe(expected.length);
      expect(rows.map(({ row }) => segment.ids[row])).toEqual(expected.slice(offset, offset + limit));
      compared += 1;
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(150);
});
