import { expect, it } from 'vitest';
import type { ProviderSearch } from '#features/search/contract.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { type SegmentRow, segmentOf } from '#test/search-segment.ts';
import { Appointments } from '../index/appointments.ts';
import { wardsCalled } from '../places/places.ts';
import { runSearch } from './run-search.ts';

const moment = { nowMs: lagosInstant('2026-11-23', '12:00'), appointments: new Appointments() };

function searched(rows: readonly SegmentRow[]) {
  const segments = [segmentOf(rows)];
  return (search: Partial<ProviderSearch>) => {
    const { rows: found, total } = runSearch(segments, { limit: 20, offset: 0, ...search }, moment);
    return { total, names: found.map(({ segment, row }) => rows[(segment.ids[row] ?? 0) - 1]?.name) };
  };
}

it('lists no provider beyond the requested distance, even if the query names a place', () => {
  const search = searched(
    [0, 3, 6, 9].map((km) => ({ name: `Ikeja Dental ${km}`, specialty: 'Dentistry', latitude: 6.56 + km / 111.2 })),
  );
  const from = { lat: 6.45, lng: 3.39 };
  expect(search({ q: 'dentist ikeja', ...from }).total).toBe(4);
  expect(search({ q: 'dentist ikeja', ...from, radiusKm: 15 })).toEqual({ total: 1, names: ['Ikeja Dental 0'] });
  expect(search({ q: 'dentist ikeja', ...from, radiusKm: 17 }).names).toHaveLength(2);
});

it('distinguishes words with the same term that name different places, in either order of the queries', () => {
  const there = wardsCalled('belas').map(({ state, lga = null, point }) => ({
    ...{ name: 'Grace Clinic', state, lga, latitude: point?.lat ?? null, longitude: point?.lng ?? null },
  }));
  const search = searched([...there, { name: 'Far Clinic' }]);
  expect(search({ q: 'clinic bela.' }).names).toEqual([]);
  expect(search({ q: 'clinic belas.' }).names).toEqual(['Grace Clinic']);
});
