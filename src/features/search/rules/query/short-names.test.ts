import { expect, it } from 'vitest';
import { asking } from '#test/search-asking.ts';

it('ranks the hospital of a short name before facilities with the short name in their own', () => {
  const ask = asking([
    { name: 'UCH Annex Hospital' },
    { name: 'University College Hospital' },
    { name: 'Idikan Health Centre (UCH Annex)' },
    { name: 'FMC Creche' },
    { name: 'Ikeja Federal Medical Centre' },
    { name: 'May-Fair Medical Clinic' },
    { name: 'JUTH' },
    { name: 'Juth Comprehensive Health Centre' },
    { name: 'Jos University Teaching Hospital' },
  ]);
  expect(ask('uch').names).toHaveLength(3);
  for (const q of ['UCH', 'uch ikeja']) expect(ask(q).names[0], q).toBe('University College Hospital');
  for (const q of ['fmc', 'fmc ikeja']) expect(ask(q).names[0], q).toBe('Ikeja Federal Medical Centre');
  expect(ask('juth').names.at(-1)).toBe('Juth Comprehensive Health Centre');
});

it.each([
  ['FETHA', 'Federal Teaching Hospital Abakaliki'],
  ['atbuth', 'Abubakar Tafawa Balewa Teaching Hospital'],
  ['delsuth', 'Delta State University Teaching Hospital'],
  ['ESUT Parklane', 'Parklane Specialist Hospital'],
  ['esuth', 'Parklane Specialist Hospital'],
  ['rsuth', 'Braithwaite Memorial Hospital'],
  ['nohi', 'National Orthopaedic Hospital Igbobi'],
  ['nohe', 'National Orthopedic Hospital Enugu'],
  ['nauth', 'Nnamdi Azikiwe University Teaching Hospital'],
])('for %s finds %s', (q, name) => {
  const ask = asking([{ name: 'Ebonyi State University Teaching Hospital' }, { name: 'General Hospital' }, { name }]);
  expect(ask(q).names).toEqual([name]);
});

it('corrects several words together if no provider has all of them as typed', () => {
  const ask = asking([
    { name: 'Usman Danfodio University Teaching Hospital' },
    { name: 'Usmanu Clinic' },
    { name: 'Danfodiyo Clinic' },
  ]);
  expect(ask('usmanu danfodiyo').names).toEqual(['Usman Danfodio University Teaching Hospital']);
  expect(ask('usmanu clinic').names).toEqual(['Usmanu Clinic']);
});
