import { expect, it } from 'vitest';
import { type SegmentRow, segmentOf } from '#test/search-segment.ts';
import { Appointments } from '../index/appointments.ts';
import { leaveCity } from './leave-city.ts';

/** The city that a search from the home page keeps; undefined if it leaves the city. */
const cityOf = (q: string, rows: readonly SegmentRow[]) => {
  const search = { q, city: 'Lagos', orElsewhere: true } as const;
  return leaveCity([segmentOf(rows)], search, { nowMs: 0, appointments: new Appointments() }).city;
};

it('leaves the city for a provider with the word as typed, rather than a similar word in the city', () => {
  const mercy = Array.from({ length: 20 }, (_, at) => ({ name: `Mercy Hospital ${at}` }));
  const merry = { name: 'Merry Clinic', state: 'Enugu', lga: 'Udi', latitude: 6.4, longitude: 7.4 };
  expect(cityOf('merry', [...mercy, merry])).toBeUndefined();
  expect(cityOf('merry', mercy)).toBe('Lagos');
  expect(cityOf('merc', [...mercy, merry])).toBe('Lagos');
});

it('leaves the city for the place that a text names, rather than a facility in the city with one word wrong', () => {
  const rows = [
    { name: 'Teaching / Specialist Hospital' },
    { name: 'Ekpoma General Hospital', state: 'Edo', lga: 'Esan West', latitude: 6.74, longitude: 6.22 },
  ];
  expect(cityOf('irrua specialist teaching hospital', rows)).toBeUndefined();
  expect(cityOf('oduduwa specialist teaching hospital', rows)).toBe('Lagos');
});
