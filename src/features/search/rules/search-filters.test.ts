import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INSURERS } from '#features/directory/rules/insurers.ts';
import { LANGUAGES } from '#features/directory/rules/languages.ts';
import { FILTER_SPECIALTIES } from '#features/directory/rules/specialties.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { ProviderSearch } from '../contract.ts';
import { eachFlag } from './flag-filters.ts';
import {
  changeFilters,
  chooseCareType,
  NO_FILTERS,
  placeNameOf,
  queryOf,
  readFilters,
  writeFilters,
} from './search-filters.ts';

const thousandths = (max: number) => fc.integer({ min: -max * 1000, max: max * 1000 }).map((n) => n / 1000 + 0);
const filters = fc
  .record({
    q: fc.string({ unit: 'grapheme', maxLength: 50 }),
    city: fc.constantFrom('Lagos', 'Port Harcourt', 'all'),
    state: fc.constantFrom('', '', ...STATES),
    lga: fc.constantFrom('', '', 'Dala', 'Ikeja'),
    specialty: fc.constantFrom('', ...FILTER_SPECIALTIES),
    ...eachFlag(() => fc.boolean()),
    language: fc.constantFrom('', ...LANGUAGES),
    insurance: fc.constantFrom('', ...INSURERS),
    availableOn: fc.constantFrom('', '2026-11-24', '2028-02-29'),
    near: fc.option(fc.record({ lat: thousandths(90), lng: thousandths(180) })),
    page: fc.integer({ min: 1, max: 9999 }),
    careType: fc.constantFrom('', 'urgent', 'routine'),
  })
  // A text with spaces around it or beyond the limit can't be what an address was read to.
  .map((made) => readBack({ ...NO_FILTERS, ...made } as typeof NO_FILTERS));

function readBack(of: typeof NO_FILTERS) {
  const { city } = of.state === '' ? of : NO_FILTERS;
  return { ...of, city, lga: of.state === '' ? '' : of.lga, q: readFilters({ q: of.q }).q };
}

describe('filters in the address', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(filters, (some) => {
        expect(readFilters(writeFilters(some))).toEqual(some);
      }),
    );
  });

  it('are valid parameters of the API', () => {
    fc.assert(
      fc.property(filters, (some) => {
        expect(ProviderSearch.safeParse(queryOf(some)).success).toBe(true);
      }),
    );
  });

  it('are the defaults for an empty address, and the defaults are written as an empty address', () => {
    expect(readFilters({})).toEqual(NO_FILTERS);
    expect(writeFilters(NO_FILTERS)).toEqual({});
    expect(queryOf(NO_FILTERS)).toEqual({ city: 'Lagos', limit: '10' });
  });

  it('are valid for any address, and for the API', () => {
    const nonsense = fc.dictionary(
      fc.constantFrom(...Object.keys(NO_FILTERS), 'lat', 'lng', 'providerId'),
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('true', '1e9', '-0', '-0.0001', 'NaN', '2026-02-30')),
    );
    fc.assert(
      fc.property(nonsense, (params) => {
        const read = readFilters(params);
        expect(readFilters(writeFilters(read))).toEqual(read);
        expect(ProviderSearch.safeParse(queryOf(read)).success).toBe(true);
      }),
    );
  });

  it.each([
    { urgentCare: '1' },
    { city: 'Ibadan' },
    { state: 'Texas' },
    { specialty: 'Astrology' },
    { availableOn: '2026-13-01' },
    { availableOn: '2026-02-30' },
    { availableOn: 'tomorrow' },
    { lat: '6.5' },
    { lat: '96.5', lng: '3.3' },
    { page: '0' },
    { page: '-1' },
    { page: '12345' },
    { careType: 'spa' },
  ])('ignore %o', (params) => {
    expect(readFilters(params)).toEqual(NO_FILTERS);
  });

  it('round a position to about 100 m', () => {
    expect(readFilters({ lat: '6.455123456', lng: '3.3842' }).near).toEqual({ lat: 6.455, lng: 3.384 });
  });
});

describe('places', () => {
  it('let a state override the city, also as a plain form sends both', () => {
    expect(queryOf(readFilters({ city: 'Lagos', state: 'Kano' }))).toEqual({ state: 'Kano', limit: '10' });
    expect(changeFilters({ ...NO_FILTERS, city: 'all' }, { state: 'Kano' })).toMatchObject({
      state: 'Kano',
      city: 'Lagos',
    });
  });

  it('let a newly chosen city override the state', () => {
    const kano = changeFilters(NO_FILTERS, { state: 'Kano' });
    expect(queryOf(changeFilters(kano, { city: 'Port Harcourt' }))).toEqual({ city: 'Port Harcourt', limit: '10' });
  });

  it('are all taken over where all is changed at once', () => {
    fc.assert(
      fc.property(filters, filters, (some, others) => {
        expect(changeFilters(some, others)).toEqual(others);
      }),
    );
  });

  it('take a state that a plain form sends as the city, and Lagos as the city', () => {
    expect(readFilters({ city: 'Kano' })).toMatchObject({ city: 'Lagos', state: 'Kano' });
    expect(readFilters({ city: 'Lagos' })).toMatchObject({ city: 'Lagos', state: '' });
  });

  it('have an LGA only in the state that it was chosen for', () => {
    const dala = changeFilters(changeFilters(NO_FILTERS, { state: 'Kano' }), { lga: 'Dala' });
    expect(queryOf(dala)).toEqual({ state: 'Kano', lga: 'Dala', limit: '10' });
    expect(placeNameOf(dala)).toBe('Dala, Kano');
    expect(changeFilters(dala, { city: 'Lagos' }).lga).toBe('');
    expect(changeFilters(dala, { state: 'Rivers' }).lga).toBe('');
    expect(readFilters({ city: 'Rivers', lga: 'Dala', lgaOf: 'Kano' }).lga).toBe('');
    expect(readFilters({ lga: 'Dala' }).lga).toBe('');
  });

  it('search all of Nigeria without naming a place', () => {
    expect(queryOf({ ...NO_FILTERS, city: 'all' })).toEqual({ limit: '10' });
    expect(queryOf({ ...NO_FILTERS, q: 'eye kano' })).toMatchObject({ city: 'Lagos', orElsewhere: 'true' });
  });
});

describe('changes', () => {
  it('start again at the first page, unless the page is what changes', () => {
    const third = { ...NO_FILTERS, page: 3 };
    expect(changeFilters(third, { telehealth: true }).page).toBe(1);
    expect(changeFilters(third, { page: 4 }).page).toBe(4);
    expect(queryOf({ ...NO_FILTERS, page: 3 })).toEqual({ city: 'Lagos', limit: '10', offset: '20' });
  });

  it('turn urgent care on with urgent, off with routine, and leave it removable', () => {
    const urgent = chooseCareType(NO_FILTERS, 'urgent');
    expect(writeFilters(urgent)).toEqual({ careType: 'urgent', urgentCare: 'true' });
    expect(writeFilters(changeFilters(urgent, { urgentCare: false }))).toEqual({ careType: 'urgent' });
    expect(writeFilters(chooseCareType(urgent, 'routine'))).toEqual({ careType: 'routine' });
  });
});
