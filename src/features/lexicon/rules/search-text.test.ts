import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, searchTextOf } from './search-text.ts';

it.each([
  ["St. Luke's", 'st lukes'],
  ['St. Luke’s', 'st lukes'],
  ['Ọṣun', 'osun'],
  ['Ɗan Ƙofa', 'dan kofa'],
  ['Maternité  ÉCOLE', 'maternite ecole'],
  ['Obio/Akpor', 'obio akpor'],
  ['  -- ', ''],
])('%j is looked up as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('folding twice changes nothing and leaves letters, digits and single spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
      expect(folded).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u);
    }),
  );
});

it('holds everything that a listing is searched by', () => {
  const listing = {
    name: "Ga'anda Clinic",
    specialty: 'Obstetrics & Gynecology',
    facilityType: 'Clinic',
    address: 'Ward 3',
  };
  expect(searchTextOf({ ...listing, lga: 'Obio/Akpor', state: 'Rivers' })).toBe(
    'gaanda clinic obstetrics gynecology clinic ward 3 obio akpor rivers',
  );
  expect(searchTextOf({ name: 'Dr. A', specialty: 'Cardiology', facilityType: null, lga: null, state: 'Edo' })).toBe(
    'dr a cardiology edo',
  );
});
