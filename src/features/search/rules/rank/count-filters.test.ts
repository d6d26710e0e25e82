import { describe, expect, it } from 'vitest';
import { defaultHours } from '#features/schedules/rules/slots.ts';
import type { FilterCounts } from '#features/search/contract.ts';
import { addDays, lagosInstant } from '#platform/common/lagos-time.ts';
import { type SegmentRow, segmentOf } from '#test/search-segment.ts';
import { Appointments } from '../index/appointments.ts';
import type { Filters } from '../index/filtering.ts';
import { leaveCity } from '../places/leave-city.ts';
import { countFilters } from './count-filters.ts';
import { runSearch } from './run-search.ts';

const TODAY = '2026-11-23';
const moment = { nowMs: lagosInstant(TODAY, '12:00'), appointments: new Appointments() };

function searched(rows: readonly SegmentRow[]) {
  const segments = [segmentOf(rows)];
  return {
    count: (filters: Filters) => countFilters(segments, filters, moment),
    totalOf: (filters: Filters) =>
      runSearch(segments, { ...leaveCity(segments, filters, moment), limit: 1, offset: 0 }, moment).total,
  };
}

it('counts the other days as if the query named no day', () => {
  const { count, totalOf } = searched(
    [2, 3].map((weekday) => ({
      ...{ name: `Dental ${weekday}`, specialty: 'Dentistry', bookable: true },
      schedule: { hours: [{ weekday, opens: '09:00', closes: '17:00' }], visitMinutes: 30, providesUrgentCare: false },
    })),
  );
  const [tuesday, wednesday] = [addDays(TODAY, 1), addDays(TODAY, 2)];
  expect(totalOf({ q: 'dentist tomorrow', availableOn: wednesday })).toBe(1);
  expect(count({ q: 'dentist tomorrow' }).availableOn).toMatchObject({ [tuesday]: 1, [wednesday]: 1 });
});

describe('when a query is relaxed', () => {
  const dentist = (town: string, changes: Partial<SegmentRow>, n: number) => ({
    ...{ name: `${town} Dental ${n}`, specialty: 'Dentistry', lga: town, ...changes },
  });
  const rows = [
    ...[['Igbo'], [], []].map((languages, n) => dentist('Ikeja', { languages }, n)),
    ...[['Igbo'], ['Igbo']].map((languages, n) => dentist('Mushin', { languages, latitude: 6.53 }, n)),
    ...['Tiv', 'Igbo'].map((language, n) =>
      dentist('Dala', { languages: [language], state: 'Kano', latitude: 12, longitude: 8.5 }, n),
    ),
  ];

  it('counts the matches of each choice at any distance', () => {
    const { count, totalOf } = searched(rows);
    expect(totalOf({ q: 'dentist ikeja', language: 'Igbo' })).toBe(3);
    expect(count({ q: 'dentist ikeja' }).language).toEqual({ Igbo: 3, Tiv: 1 });
  });

  it('gives no count for a choice that could lead out of the city', () => {
    const { count, totalOf } = searched(rows);
    const fromHome = { q: 'dentist', city: 'Lagos', orElsewhere: true } as const;
    expect(totalOf({ ...fromHome, language: 'Tiv' })).toBe(1);
    expect(count(fromHome).language).toEqual({ Igbo: 3, Tiv: null });
  });
});

const draw = (at: number, salt: number, most: number) => (Math.imul(at + 1, 0x9e3779b1 + 2 * salt) >>> 7) % most;
const pick = <T>(from: readonly T[], at: number, salt: number) => from[draw(at, salt, from.length)] as T;
const PLACES = [
  ...[['Lagos', 'Ikeja', 6.6, 3.35] as const, ['Lagos', 'Surulere', 6.5, 3.35] as const],
  ...[['Rivers', 'Port Harcourt', 4.8, 7] as const, ['Kano', 'Dala', 12, 8.5] as const],
];
const { count, totalOf } = searched(
  Array.from({ length: 400 }, (_, at): SegmentRow => {
    const [state, lga, latitude, longitude] = pick(PLACES, at, 1);
    const [providesUrgentCare, bookable] = [draw(at, 2, 5) === 0, draw(at, 3, 3) === 0];
    return {
      name: `${pick(['Grace', 'Hope', 'General', 'Surulere'], at, 4)} ${pick(['Clinic', 'Hospital', 'Eye Clinic'], at, 5)}`,
      specialty: pick(['Dentistry', 'Family Medicine (General Practitioner)', 'Ophthalmology', 'Pharmacy'], at, 6),
      ...{ state, lga, latitude: latitude + draw(at, 7, 100) / 500, longitude, providesUrgentCare, bookable },
      ...{ telehealthAvailable: draw(at, 8, 9) === 0, lowCostOptions: draw(at, 9, 40) === 0 },
      ...{ acceptingNewPatients: draw(at, 10, 4) > 0, languages: draw(at, 11, 20) === 0 ? ['Igbo'] : [] },
      ...{ acceptedInsurance: draw(at, 12, 30) === 0 ? ['Hygeia HMO'] : [] },
      schedule: { hours: bookable ? defaultHours(providesUrgentCare) : [], visitMinutes: 30, providesUrgentCare },
    };
  }),
);
const choicesOf = ({ availableOn, language, insurance, specialty, ...flags }: FilterCounts) => {
  const { state: _state, ...yesNo } = flags;
  const named = { availableOn, language, insurance, specialty };
  return [
    ...Object.entries(yesNo).map(([name, shown]) => [{ [name]: true }, shown] as const),
    ...Object.entries(named).flatMap(([name, counts]) =>
      Object.entries(counts).map(([value, shown]) => [{ [name]: value }, shown] as const),
    ),
  ];
};
const PLACED = [
  ...[{}, { city: 'Lagos', orElsewhere: true }, { city: 'Port Harcourt', orElsewhere: true, language: 'Igbo' }],
  ...[
    { lat: 6.6, lng: 3.35, radiusKm: 12 },
    { state: 'Lagos', openNow: true, availableOn: TODAY },
  ],
] as const satisfies readonly Filters[];

describe('a shown count is the number of results of the choice', () => {
  it.each([
    ...['', 'clinic', 'dentist ikeja', 'hospital open now', 'eye doctor surulere tomorrow', 'emergency'],
    ...[
      'dentist port harcourt hygeia',
      'igbo dentist',
      'general hospital lagos',
      'grace eye',
      'low cost pharmacy kano',
    ],
  ])('for “%s”', (q) => {
    let known = 0;
    for (const placed of PLACED) {
      const filters: Filters = { ...placed, ...(q !== '' && { q }) };
      const counts = count(filters);
      for (const [choice, shown] of choicesOf(counts)) {
        if (shown === null) continue;
        expect([choice, shown]).toEqual([choice, totalOf({ ...filters, ...choice })]);
        known += 1;
      }
      for (const [state, shown] of Object.entries(counts.state)) {
        expect([state, shown]).toEqual([state, totalOf({ ...filters, city: undefined, state })]);
      }
    }
    expect(known).toBeGreaterThan(40);
  });
});
