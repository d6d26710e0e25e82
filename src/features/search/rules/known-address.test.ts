import fc from 'fast-check';
import { expect, it } from 'vitest';
import { knownAddress } from './known-address.ts';

it.each<[Record<string, string>, Record<string, string>]>([
  [{ city: 'Kano' }, { state: 'Kano' }],
  [
    { city: 'kano', specialty: 'Cardiology', page: '2' },
    { state: 'Kano', specialty: 'Cardiology', page: '2' },
  ],
  [{ city: 'lagos' }, { city: 'Lagos' }],
  [{ city: 'Warri' }, { q: 'Warri' }],
  [{ q: 'eye', city: ' Warri ' }, { q: 'eye Warri' }],
  [{ state: 'rivers' }, { state: 'Rivers' }],
  [
    { state: 'Biafra', city: 'Kano' },
    { q: 'Biafra', state: 'Kano' },
  ],
  [{ specialty: 'pediatrics' }, { specialty: 'Pediatrics' }],
  [
    { specialty: 'Dentistry', state: 'Kano' },
    { q: 'Dentistry', state: 'Kano' },
  ],
  [
    { state: 'Kano', lga: 'dala', q: 'eye' },
    { state: 'Kano', lga: 'Dala', q: 'eye' },
  ],
  [
    { city: 'Kano', lga: 'Dala', lgaOf: 'Kano' },
    { state: 'Kano', lga: 'Dala' },
  ],
  [{ city: 'Rivers', lga: 'Dala', lgaOf: 'Kano' }, { state: 'Rivers' }],
  [
    { state: 'Kano', lga: 'Ikeja', q: 'eye' },
    { state: 'Kano', q: 'eye Ikeja' },
  ],
  [{ lga: 'Dala' }, { q: 'Dala' }],
])('rewrites to choices that the filters offer: %j', (params, known) => {
  expect(knownAddress(params)).toEqual(known);
});

it.each<Record<string, string>>([
  {},
  { city: '' },
  { city: ' ' },
  { city: 'all' },
  { city: 'Port Harcourt', q: 'eye' },
  { state: 'Kano', specialty: 'Cardiology' },
  { state: 'Kano', lga: 'Dala' },
  { state: 'Lagos', city: 'Kano' },
  { else: '1' },
])('leaves an address of offered choices as it is: %j', (params) => {
  expect(knownAddress(params)).toBeUndefined();
});

it('needs no second rewrite, for any address', () => {
  const params = fc.record({ q: fc.string(), city: fc.string(), state: fc.string(), specialty: fc.string() });
  fc.assert(
    fc.property(params, (given) => {
      const known = knownAddress(given);
      expect(known && knownAddress(known)).toBeUndefined();
    }),
  );
});
