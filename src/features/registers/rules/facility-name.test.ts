import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STATES, type State } from '#platform/common/places/nigerian-states.ts';
import { facilityName } from './facility-name.ts';
import { nameCase } from './name-case.ts';

it.each<[string, State, string]>([
  ['de Obilo Primary Health Centre\t', 'Delta', 'Obilo Primary Health Centre'],
  ['ri.Isido Health Centre', 'Rivers', 'Isido Health Centre'],
  ['ri,Mbundu  Model Primary Health Centre', 'Rivers', 'Mbundu Model Primary Health Centre'],
  ['ir Eliza Clinic', 'Rivers', 'Eliza Clinic'],
  ['ls Safe Palm Medical Centre', 'Lagos', 'Safe Palm Medical Centre'],
  ['Kw Alafi Tayo Hospital', 'Kwara', 'Alafi Tayo Hospital'],
  ['EK\tFASAMADE HOSPTAL', 'Ekiti', 'Fasamade Hospital'],
  ['baJamare Under Five Clinic"', 'Bauchi', 'Jamare Under Five Clinic'],
  ["on  Owa St. David's Hospital.", 'Ogun', "Owa St. David's Hospital"],
])('the state code before %j goes', (raw, state, name) => {
  expect(facilityName(raw, state)).toBe(name);
});

it.each<[string, State]>([
  ['De Marvel Hospital', 'Lagos'],
  ['La Paix Clinic', 'Lagos'],
  ['Be Kind Hospital', 'Benue'],
  ['St Judes Clinic', 'Rivers'],
  ['Ba-Umse Health Clinic', 'Bauchi'],
  ['Al Fulani Convalescent Home', 'Kano'],
])('%j keeps its first word', (name, state) => {
  expect(facilityName(name, state)).toBe(name);
});

it.each([
  ['UKHA PRIMARY HEALTH CENTRE', 'Ukha Primary Health Centre'],
  ['NNPC CLINIC', 'NNPC Clinic'],
  ['ST ZENA CATHOLIC HOSPITAL', 'St Zena Catholic Hospital'],
  ['BAY-KANS', 'Bay-Kans'],
  ['LSDPC', 'LSDPC'],
  ['PHC WASU', 'PHC Wasu'],
  ['ladiso memorial health center', 'Ladiso Memorial Health Center'],
  ['Kudi Phc', 'Kudi PHC'],
  ['Gwagwa Bhc', 'Gwagwa BHC'],
  ['UPTH Annex', 'UPTH Annex'],
  ['Odoro Ikot Iii Health Post', 'Odoro Ikot III Health Post'],
  ['Isara ii Health Clinic', 'Isara II Health Clinic'],
  ['St. John’S Health Post', "St. John's Health Post"],
  ["Ga'Anda Clinic", "Ga'anda Clinic"],
  ["D'Angelo Hospital", "D'Angelo Hospital"],
  ['University Of Anywhere Teaching Hospital', 'University of Anywhere Teaching Hospital'],
  ['Kangiwo MAternal & Child Health', 'Kangiwo Maternal & Child Health'],
  ['Natonal Hospital', 'National Hospital'],
  ['Dabago Dsipensary Dispensary', 'Dabago Dispensary'],
  ['Fasino Health [Post', 'Fasino Health Post'],
  ['Omoka Clinic [UNICEF]', 'Omoka Clinic [UNICEF]'],
  [', Nkpola Health Centre ,', 'Nkpola Health Centre'],
  ['Turako “A” Clinic', 'Turako "A" Clinic'],
  [`Long${' '.repeat(100)}Clinic${' '.repeat(100)}`, 'Long Clinic'],
])('%j is written %j', (raw, name) => {
  expect(facilityName(raw, 'Oyo')).toBe(name);
});

it.each(['', '   ', '-', '36.6', 'N/A', 'unknown', 'Unnamed', '\u0000\u200b', '??'])('%j is no name', (raw) => {
  expect(facilityName(raw, 'Oyo')).toBeUndefined();
});

it('a name that is right stays', () => {
  const word = fc.constantFrom(
    'Oke',
    'Clinic',
    'PHC',
    'III',
    "John's",
    'of',
    'and',
    'MRS',
    "Ga'anda",
    'St.',
    'Z/Layi',
    '(GRA)',
  );
  fc.assert(
    fc.property(fc.uniqueArray(word), (words) => {
      const name = ['Ade', ...words].join(' ');
      expect(nameCase(name)).toBe(name);
    }),
  );
});

it('a name is trimmed, well-formed, and has a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...STATES, undefined), (raw, state) => {
      const name = facilityName(raw, state);
      if (name === undefined) return;
      expect(name).toBe(name.trim());
      expect(name).toMatch(/\p{L}/u);
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}]/u);
    }),
  );
});
