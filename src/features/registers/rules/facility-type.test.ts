import { expect, it } from 'vitest';
import { FACILITY_TYPES } from '#features/directory/rules/facility-types.ts';
import { SPECIALTIES } from '#features/directory/rules/specialties.ts';
import { facilityType } from './facility-type.ts';
import { specialtyOf } from './specialty-of.ts';

const GENERAL_PRACTICE = 'Family Medicine (General Practitioner)';

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
  ['Okena General Hospital', 'General Hospital'],
  ['Asago Health Post', 'Health Post'],
  ['Port City Emergency Medical Centre', 'Emergency Medicine'],
  ['Accident and Emergency', 'Emergency Medicine'],
  ['Anyplace Emergency Operations Center', 'Public Health'],
  ['Anyplace General Hospital; State Emergency Operations Center', 'General Hospital'],
  ['Immaculate Heart Hospital', 'Hospital'],
  ['Lagoon Cardiology Centre', 'Cardiology'],
  ['Sunrise Maternity Home', 'Obstetrics & Gynecology'],
  ['Kolo MCH', 'Obstetrics & Gynecology'],
  ['Maternity Primary Health Centre', 'Primary Health Centre'],
  ['Kids First Paediatric Hospital', 'Pediatrics'],
  ['Asago Child Welfare Clinic', 'Pediatrics'],
  ['Chest/Skin Primary Health Centre', 'Primary Health Centre'],
  ['Dunes Psychiatric Hospital', 'Psychiatry'],
  ['Clear View Eye Clinic', 'Ophthalmology'],
  ['Enua Eyen Ikot Clinic', 'Clinic'],
  ['Gbenga Government House Clinic', 'Clinic'],
  ['Jersy Ear, Nose & Throat Clinic', 'ENT'],
  ['Corner Patent Medicine Store', 'Pharmacy'],
  ['Sunny Medical Laboratory', 'Laboratory & Diagnostics'],
  ['Adeto Venture', 'Health Facility'],
  ['Adeto Family Clinic', 'Clinic'],
  ['Ayoka Family Medicine Clinic', GENERAL_PRACTICE],
  ['Ayoka General Practice', GENERAL_PRACTICE],
])('the specialty of %s is %s', (name, specialty) => {
  expect(specialtyOf(name, facilityType(name, ''))).toBe(specialty);
});

it("takes the register's own word for the field", () => {
  expect(specialtyOf('Anywhere Clinic', 'Clinic', 'physiotherapy')).toBe('Physiotherapy');
});

it('the filter offers five specialties first and none comes twice', () => {
  expect(new Set(SPECIALTIES).size).toBe(SPECIALTIES.length);
  expect(SPECIALTIES.slice(0, 5)).toEqual([
    GENERAL_PRACTICE,
    'Emergency Medicine',
    'Pediatrics',
    'Obstetrics & Gynecology',
    'Cardiology',
  ]);
});

it.each(FACILITY_TYPES)('an import gives a %s the name that applicants choose', (type) => {
  expect(facilityType(`Ayoka ${type}`, '')).toBe(type);
});
