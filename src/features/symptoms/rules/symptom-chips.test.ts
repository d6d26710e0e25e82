import { expect, it } from 'vitest';
import { Appointments } from '#features/search/rules/index/appointments.ts';
import { runSearch } from '#features/search/rules/rank/run-search.ts';
import { segmentOf } from '#test/search-segment.ts';
import { SYMPTOM_CHIPS } from './symptom-chips.ts';

const segment = segmentOf([
  { name: 'Ikeja General Hospital' },
  { name: 'Lagos State University Teaching Hospital' },
  { name: 'Grace Clinic' },
]);

it.each(SYMPTOM_CHIPS.flatMap(({ chips }) => chips))('%s finds a provider, typed in the search', (q) => {
  const search = { q, city: 'Lagos', limit: 3, offset: 0 } as const;
  expect(runSearch([segment], search, { nowMs: 0, appointments: new Appointments() }).total).toBeGreaterThan(0);
});
