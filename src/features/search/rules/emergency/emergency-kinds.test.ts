import { describe, expect, test } from 'vitest';
import { emergencyFields, kindsOf } from './emergency-capable.ts';
import { EMERGENCY_KINDS, NOT_FOR_EMERGENCIES } from './emergency-kinds.ts';

type Facility = readonly [name: string, facilityType: string | null, state: string];

/** For each row names of the national register: one that belongs to it, and one that looks as if it did. */
const QUOTED: Readonly<Record<string, readonly [belongs: Facility, doesNot: Facility]>> = {
  'central-hospital': [
    ['Warri Central Hospital', 'Hospital', 'Delta'],
    ['Ilogbo Central Hospital', 'Hospital', 'Lagos'],
  ],
  'cottage-hospital': [
    ['Gwaram Cottage Hospital', 'Cottage Hospital', 'Jigawa'],
    ['Obukpa Cottage Hospital (Unth Annex)', 'Cottage Hospital', 'Enugu'],
  ],
  'district-hospital': [
    ['Nsukka District Hospital', 'District Hospital', 'Enugu'],
    ['Asata Poly Clinic (Sub District Hospital)', 'District Hospital', 'Enugu'],
  ],
  'federal-medical-centre': [
    ['Federal Medical Centre, Umuahia', 'Federal Medical Centre', 'Abia'],
    ['Family Medicine Department FMC', 'Federal Medical Centre', 'Katsina'],
  ],
  'general-hospital': [
    ['Abdullahi Muhammad Wase General Hospital;Kano Emergency Operations Center', 'General Hospital', 'Kano'],
    ['Elele Alimini General Hospital Children Dept', 'General Hospital', 'Rivers'],
  ],
  'government-hospital': [
    ['Ibusa Government Hospital', 'Hospital', 'Delta'],
    ['Govt House Clinic', 'Clinic', 'Kano'],
  ],
  'government-memorial-hospital': [
    ['Sir Yahaya Memorial Hospital', 'Hospital', 'Kebbi'],
    ['Adesokan Memorial Hospital', 'Hospital', 'Ondo'],
  ],
  'government-specialist-hospital': [
    ['Murtala Mohammed Specialist Hospital', 'Specialist Hospital', 'Kano'],
    ['Estate Specialist Hospital', 'Specialist Hospital', 'Delta'],
  ],
  'military-reference-hospital': [
    ['Nigerian Navy Reference Hospital Calabar', 'Hospital', 'Cross River'],
    ['244 Battalion Barrack Hospital', 'Hospital', 'Oyo'],
  ],
  'national-hospital': [
    ['National Hospital Abuja', 'National Hospital', 'Abuja FCT'],
    ['National Eye Centre', null, 'Kaduna'],
  ],
  'rural-hospital': [
    ['Lapai Rural Hospital', 'Rural Hospital', 'Niger'],
    ['Wushi H Post', 'Hospital', 'Bauchi'],
  ],
  'state-hospital': [
    ['Asubiaro, Osogbo State Hospital', 'State Hospital', 'Osun'],
    ['Osun State Hospital Management, Asubiaro', 'State Hospital', 'Osun'],
  ],
  'teaching-hospital': [
    ['University College Hospital (UCH)', 'Teaching Hospital', 'Oyo'],
    ['Institute of Child Health, ABU Teaching Hospital', 'Teaching Hospital', 'Kaduna'],
  ],
  'children-hospital': [
    ['Massey Street Children Hospital', 'Hospital', 'Lagos'],
    ['Noma Children Hospital Sokoto', 'Hospital', 'Sokoto'],
  ],
  'maternity-hospital': [
    ['Lagos Island Maternity Hospital', 'Maternity Hospital', 'Lagos'],
    ['Chidiera Hospital and Maternity', 'Hospital', 'Anambra'],
  ],
  'psychiatric-hospital': [
    ['Rumuigbo Neuro-Psychiatric Hospital', 'Psychiatric Hospital', 'Rivers'],
    ['Mobile Ambulance Center', 'Hospital', 'Sokoto'],
  ],
  'snake-bite-hospital': [
    ['Kaltungo General Hospital', 'General Hospital', 'Gombe'],
    ['Langtang General Hospital', 'General Hospital', 'Plateau'],
  ],
  'trauma-hospital': [
    ['National Orthopaedic Hospital Igbobi', 'Hospital', 'Lagos'],
    ['FRSC Emergency Clinic', 'Clinic', 'Zamfara'],
  ],
};

const idsOf = ([name, facilityType, state]: Facility) => kindsOf({ name, facilityType, state }).map(({ id }) => id);

test('every row is quoted, has a reason and an id of its own', () => {
  expect(Object.keys(QUOTED).sort()).toEqual(EMERGENCY_KINDS.map(({ id }) => id).sort());
  for (const { id, because } of [...EMERGENCY_KINDS, ...NOT_FOR_EMERGENCIES])
    expect(because.length, id).toBeGreaterThan(20);
});

test.each(Object.entries(QUOTED))('%s', (id, [belongs, doesNot]) => {
  expect(idsOf(belongs)).toContain(id);
  expect(idsOf(doesNot)).not.toContain(id);
});

describe('not for emergencies', () => {
  test.each<readonly [string, ...Facility]>([
    ['clinic', 'Nsukka General Hospital Clinic', 'Clinic', 'Enugu'],
    ['department', 'Imo State University Teaching Hospital Annex', 'University Teaching Hospital', 'Imo'],
    ['medicine', 'General Hospital Pharmacy', 'Pharmacy', 'Kogi'],
    ['one-part-of-the-body', 'Federal Medical Centre Eye Hospital', 'Hospital', 'Kano'],
    ['office', 'Osun State Hospital Management, Asubiaro', 'State Hospital', 'Osun'],
    ['one-kind-of-patient', 'Ade Oyo Maternity Teaching Hospital', 'Teaching Hospital', 'Oyo'],
    ['training', 'General Hospital School of Nursing', null, 'Kaduna'],
  ])('%s: %s', (id, ...facility) => {
    expect(NOT_FOR_EMERGENCIES.map((row) => row.id)).toContain(id);
    expect(
      kindsOf({ name: facility[0], facilityType: facility[1], state: facility[2] }).map(({ treats }) => treats),
    ).not.toContain('all');
  });

  test('every row is tested', () => {
    expect(NOT_FOR_EMERGENCIES).toHaveLength(7);
  });
});

describe('a practice of the network', () => {
  const practice = { name: 'Opebi Lantern', facilityType: null, state: 'Lagos', specialty: 'Emergency Medicine' };

  test('counts with emergency medicine and reviewed urgent care, and not with one of them', () => {
    expect(emergencyFields({ ...practice, providesUrgentCare: true })).toEqual(['all']);
    expect(emergencyFields({ ...practice, providesUrgentCare: false })).toEqual([]);
    expect(emergencyFields({ ...practice, specialty: 'Dentistry', providesUrgentCare: true })).toEqual([]);
  });

  test('never counts once it is closed', () => {
    const hospital = { ...practice, name: 'Ikeja General Hospital', providesUrgentCare: true };
    expect(emergencyFields(hospital)).toEqual(['all']);
    expect(emergencyFields({ ...hospital, bookingState: 'closed' })).toEqual([]);
  });
});
