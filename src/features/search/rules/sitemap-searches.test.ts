import { expect, test } from 'vitest';
import { canonicalFilters, readFilters, writeFilters } from './search-filters.ts';
import { sitemapSearches } from './sitemap-searches.ts';

const searches = sitemapSearches([
  { state: 'Lagos', lga: 'Ikeja', specialty: 'Pediatrics' },
  { state: 'Rivers', lga: 'Obio/Akpor', specialty: 'Cardiology' },
  { state: 'Rivers', lga: null, specialty: 'Dentistry' },
]);

test('each search of the sitemap is its own canonical address', () => {
  for (const params of searches) expect(writeFilters(canonicalFilters(readFilters(params)))).toEqual(params);
  expect(searches).toContainEqual({ state: 'Rivers', specialty: 'Cardiology' });
  expect(searches).toContainEqual({ city: 'Port Harcourt', specialty: 'Cardiology' });
  expect(searches).toContainEqual({ specialty: 'Pediatrics' });
});

test('the canonical address has no text, position and time, but the page', () => {
  const params = { state: 'Kano', specialty: 'Pediatrics', page: '3', q: 'x', lat: '12', lng: '8', openNow: 'true' };
  const { state, specialty, page } = params;
  expect(writeFilters(canonicalFilters(readFilters(params)))).toEqual({ state, specialty, page });
  expect(writeFilters(canonicalFilters(readFilters({ state: 'Lagos' })))).toEqual({});
});
