import { expect, test } from 'vitest';
import { originKnown } from './origin-known.ts';

const position = { lat: 11.987654, lng: 8.512345 };
const typed = { state: 'Enugu', place: 'Nsukka' };
const profile = { state: 'Oyo', lga: 'Iseyin' };
const provider = {
  ...{ state: 'Lagos', lga: 'Ikeja', latitude: 6.6, longitude: 3.35 },
  locationPrecision: 'exact' as const,
};

test('the position comes first, then the typed place, the account and the provider', () => {
  expect(originKnown({ position, typed, profile, provider })).toEqual({
    by: 'position',
    query: { lat: '11.988', lng: '8.512' },
  });
  expect(originKnown({ typed, profile, provider })).toEqual({ by: 'typed', query: typed });
  expect(originKnown({ profile, provider })).toEqual({ by: 'profile', query: { state: 'Oyo', place: 'Iseyin' } });
  expect(originKnown({ profile: { state: null, lga: null }, provider })?.by).toBe('provider');
});

test('nothing known is null, so that the screen requests the place', () => {
  expect(originKnown({})).toBeNull();
  expect(originKnown({ q: ' ', profile: { state: null, lga: 'Ikeja' } })).toBeNull();
});

test('a query goes along with the account, whose place counts if the query names none', () => {
  expect(originKnown({ q: 'bleeding aba', profile })?.query).toEqual({
    q: 'bleeding aba',
    state: 'Oyo',
    place: 'Iseyin',
  });
  expect(originKnown({ q: 'bleeding aba' })).toEqual({ by: 'typed', query: { q: 'bleeding aba' } });
  expect(originKnown({ q: 'bleeding aba', position })?.query).toEqual({ lat: '11.988', lng: '8.512' });
});

test('a provider whose point is only the middle of an area stands for its LGA', () => {
  expect(originKnown({ provider })?.query).toEqual({ lat: '6.6', lng: '3.35' });
  expect(originKnown({ provider: { ...provider, locationPrecision: 'area' } })?.query).toEqual({
    ...{ state: 'Lagos', place: 'Ikeja' },
  });
});
