import { expect, it } from 'vitest';
import { FACILITY_TYPES } from '#features/directory/rules/facility-types.ts';
import { SPECIALTIES } from '#features/directory/rules/specialties.ts';
import { facilityType } from './facility-type.ts';
import { specialtyOf } from './specialty-of.ts';

const GENERAL = 'Family Medicine (General Practitioner)';

it.each([
  ['Asago Dispensary', 'hospital', 'Dispensary'],
  ['Uvbi PHC', '', 'Primary Health Centre'],
  ['Fala Health Post', 'doctors', 'Health Post'],
  ['Okena Hospital', 'Natonal Hospital', 'National Hospital'],
  ['Bida Hospital', 'University Teaching Hospital', 'University Teaching Hospital'],
  ['Maidu Neuro Psychiatric Hospital', 'Primary Health Center', 'Psychiatric Hospital'],
  ['Adeto Venture', 'DISPENSARY', 'Dispensary'],
  ['Semper', 'pharmacy', 'Pharmacy'],
  ['Bright Smiles', 'dentist', 'Dental Clinic'],
  ['Gorabe H/C', '', 'Health Centre'],
  ['Kolo Maternity and Child Health Clinic', 'Primary Health Clinic', 'Maternal and Child Health Centre'],
  ['Anywhere', 'Rural Outreach Site', 'Rural Outreach Site'],
  ['Anywhere', 'Unknown', null],
])('%s (%s) is a %s', (name, stated, type) => {
  expect(facilityType(name, stated)).toBe(type);
});

it.each([
  ['Okena General Hospital', GENERAL],
  ['Asago Health Post', GENERAL],
  ['Port City Emergency Medical Centre', 'Emergency Medicine'],
  ['Accident and Emergency', 'Emergency Medicine'],
  ['Anyplace Emergency Operations Center', 'Public Health'],
  ['Anyplace General Hospital; State Emergency Operations Center', GENERAL],
  ['Immaculate Heart Hospital', GENERAL],
  ['Lagoon Cardiology Centre', 'Cardiology'],
  ['Sunrise Maternity Home', 'Obstetrics & Gynecology'],
  ['Kolo MCH', 'Obstetrics & Gynecology'],
  ['Maternity Primary Health Centre', GENERAL],
  ['Kids First Paediatric Hospital', 'Pediatrics'],
  ['Asago Child Welfare Clinic', 'Pediatrics'],
  ['Chest/Skin Primary Health Centre', GENERAL],
  ['Dunes Psychiatric Hospital', 'Psychiatry'],
  ['Clear View Eye Clinic', 'Ophthalmology'],
  ['Enua Eyen Ikot Clinic', GENERAL],
  ['Gbenga Government House Clinic', GENERAL],
  ['Jersy Ear, Nose & Throat Clinic', 'ENT'],
  ['Corner Patent Medicine Store', 'Pharmacy'],
  ['Sunny Medical Laboratory', 'Laboratory & Diagnostics'],
])('%s is found under %s', (name, specialty) => {
  expect(specialtyOf(name, facilityType(name, ''))).toBe(specialty);
});

it("takes the register's own word for the field", () => {
  expect(specialtyOf('Anywhere Clinic', 'Clinic', 'physiotherapy')).toBe('Physiotherapy');
});

it('the filter offers five specialties first and none comes twice', () => {
  expect(new Set(SPECIALTIES).size).toBe(SPECIALTIES.length);
  expect(SPECIALTIES.slice(0, 5)).toEqual([
    GENERAL,
    'Emergency Medicine',
    'Pediatrics',
    'Obstetrics & Gynecology',
    'Cardiology',
  ]);
});

it.each(FACILITY_TYPES)('an import gives a %s the name that applicants choose', (type) => {
  expect(facilityType(`Ayoka ${type}`, '')).toBe(type);
});
