import { expect, it } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { asking } from '#test/search-asking.ts';
import { type SegmentRow, segmentOf } from '#test/search-segment.ts';
import { Appointments } from '../index/appointments.ts';
import { kmOfSquare } from '../places/sphere.ts';
import { runSearch } from './run-search.ts';

it('ranks a facility that gives care before an office of any purpose', () => {
  const ask = asking([
    { name: 'Lagos Emergency Operations Center', specialty: 'Public Health', facilityType: 'Hospital' },
    { name: 'Aguda Primary Health Centre' },
  ]);
  for (const q of ['vaccination', 'immunization for baby', 'vaccination lagos'])
    expect(ask(q).names[0], q).toBe('Aguda Primary Health Centre');
});

it('ranks an office last for an emergency and for a hospital of the state', () => {
  const ask = asking([
    { name: 'Lagos Emergency Operations Center', specialty: 'Public Health', facilityType: 'Hospital' },
    { name: 'Gbagada General Hospital' },
    { name: 'Savealife Emergency Clinic' },
  ]);
  expect(ask('emergency').names.at(-1)).toBe('Lagos Emergency Operations Center');
  for (const q of ['public hospital', 'government hospital', 'govt hospital'])
    expect(ask(q).names[0], q).toBe('Gbagada General Hospital');
});

it('a word for a facility alone finds all doctors and clinics if no name has it', () => {
  const ask = asking([{ name: 'Dr. Ada Eze' }, { name: 'Kingsway Pharmacy', specialty: 'Pharmacy' }]);
  expect(ask('hospital').names).toEqual(['Dr. Ada Eze']);
  expect(ask('hospital near me').names).toEqual(['Dr. Ada Eze']);
});

it('takes a misspelt place for a place only if that is near', () => {
  const ask = asking([
    { name: 'Grace Maternity', lga: 'Ibeju-Lekki', latitude: 6.45, longitude: 3.82 },
    { name: 'Kizito Maternity', lga: 'Eti-Osa', latitude: 6.44, longitude: 3.46 },
    { name: 'Hill Maternity', lga: 'Eti-Osa', latitude: 6.46, longitude: 3.5 },
  ]);
  expect(ask('gynaecologist lekki').names.at(-1)).toBe('Grace Maternity');
});

const DOCTORS: readonly SegmentRow[] = [
  { name: 'Dr. Ada Eze', bookable: true },
  { name: 'Night Heron Urgent Care', bookable: true, providesUrgentCare: true },
  { name: 'Kingsway Pharmacy', specialty: 'Pharmacy', bookable: true, providesUrgentCare: true },
];

it('ranks a provider open at the requested time before one that only has the word in its name', () => {
  const ask = asking(DOCTORS);
  for (const q of ['doctor today', 'clinic tonight', 'hospital today ikeja', 'doctor this evening'])
    expect(ask(q), q).toEqual({ names: ['Night Heron Urgent Care'], lacksOffer: false });
  expect(ask('clinic open now').names.sort()).toEqual(['Dr. Ada Eze', 'Night Heron Urgent Care']);
  expect(ask('doctor on thursday').names).toEqual(['Dr. Ada Eze']);
  const late = asking(DOCTORS, lagosInstant('2026-11-23', '23:50'));
  expect(late('doctor today')).toEqual({ names: ['Dr. Ada Eze'], lacksOffer: true });
});

it('ranks providers that take new patients first, regardless of rating', () => {
  const full = { name: 'Dr. Ada Eze', ratingTenths: 42, reviewCount: 30, acceptingNewPatients: false };
  const ask = asking([full, { name: 'Dr. Obi Uba' }].map((row) => ({ ...row, bookable: true })));
  expect(ask('doctor').names).toEqual(['Dr. Obi Uba', 'Dr. Ada Eze']);
  expect(ask('dr ada eze').names).toEqual(['Dr. Ada Eze']);
});

it('ranks providers that take new patients first without a text too, even without a free time', () => {
  const rows: readonly SegmentRow[] = [
    { name: 'Closed Clinic', bookable: true, acceptingNewPatients: false, ratingTenths: 50, reviewCount: 99 },
    { name: 'Open Clinic', bookable: true },
    { name: 'Full Clinic', bookable: true, schedule: { hours: [], visitMinutes: 30, providesUrgentCare: false } },
  ];
  const search = { limit: 3, offset: 0 };
  const segment = segmentOf(rows);
  const found = runSearch([segment], search, {
    nowMs: lagosInstant('2026-11-23', '08:00'),
    appointments: new Appointments(),
  });
  expect(found.rows.map(({ row }) => rows[(segment.ids[row] ?? 0) - 1]?.name)).toEqual([
    'Open Clinic',
    'Full Clinic',
    'Closed Clinic',
  ]);
});

it('beside a kind of care, requires a word only if the name of a provider with that care has it or nearly has it', () => {
  const ask = asking([
    { name: 'Gilgal Dental Clinic', specialty: 'Dentistry' },
    { name: 'Mid Dental Clinic', specialty: 'Dentistry' },
    { name: 'Wisdom Clinic' },
    { name: 'Sekere General Hospital' },
    { name: 'Gbagada General Hospital' },
  ]);
  expect(ask('wisdom dental').names.sort()).toEqual(['Gilgal Dental Clinic', 'Mid Dental Clinic']);
  for (const q of ['severe bleeding', 'motor accident']) expect(ask(q).names, q).toHaveLength(2);
  for (const q of ['gilgl dental', 'gilgal dentist', 'dental gilg'])
    expect(ask(q).names, q).toEqual(['Gilgal Dental Clinic']);
});

it('in an emergency, ranks the nearest hospitals before a distant one that is open at the requested time', () => {
  const ask = asking([
    { name: 'Ikeja General Hospital' },
    {
      name: 'Epe Urgent Clinic',
      specialty: 'Emergency Medicine',
      lga: 'Epe',
      latitude: 6.6,
      longitude: 3.75,
      bookable: true,
    },
  ]);
  for (const q of [
    'accident ikeja today',
    'snake bite ikeja tonight',
    'emergency hospital open now ikeja',
    'stroke ikeja sunday',
  ])
    expect(ask(q).names[0], q).toBe('Ikeja General Hospital');
});

it('beside a danger, requires no everyday word, even if a big hospital has it in its name or address', () => {
  const far = { state: 'Borno', lga: 'Jere', latitude: 11.85, longitude: 13.16 };
  const ask = asking([
    { name: 'Royal Specialist Hospital', address: 'Kano Road, Old Market', ...far },
    { name: 'Holy Church Specialist Hospital', ...far },
    { name: 'Gbagada General Hospital' },
    { name: 'Lagos University Teaching Hospital' },
  ]);
  for (const q of [
    'accident for road',
    'person faint for market',
    'accident in church',
    'stroke old man',
    'stabbed hand',
  ])
    expect(ask(q).names, q).toHaveLength(4);
  expect(ask('accident surulere road').names).not.toContain('Royal Specialist Hospital');
  expect(ask('luth emergency').names).toEqual(['Lagos University Teaching Hospital']);
  expect(ask('gbagada hospital emergency').names[0]).toBe('Gbagada General Hospital');
});

it('in an emergency, ranks the nearest hospitals before a distant one that accepts the insurer', () => {
  const far = { state: 'Borno', lga: 'Jere', latitude: 11.85, longitude: 13.16 };
  const insured = { acceptedInsurance: ['NHIS (National Health Insurance Scheme)'], ...far };
  const ask = asking([{ name: 'Royal Specialist Hospital', ...insured }, { name: 'Gbagada General Hospital' }]);
  expect(ask('heart attack nhis').names).toHaveLength(2);
});

it('lists the national hospitals for accidents, a named one first', () => {
  const ask = asking([
    { name: 'Lagos University Teaching Hospital', latitude: 6.52, longitude: 3.36 },
    { name: 'National Orthopaedic Hospital Igbobi', specialty: 'Orthopedics', latitude: 6.53, longitude: 3.37 },
    { name: 'National Hospital Abuja', state: 'Abuja FCT', lga: 'Abuja Municipal', latitude: 9.04, longitude: 7.46 },
  ]);
  expect(ask('igbobi accident').names[0]).toBe('National Orthopaedic Hospital Igbobi');
  expect(ask('hit by car').names[0]).toBe('Lagos University Teaching Hospital');
  expect(ask('chest pain').names).not.toContain('National Orthopaedic Hospital Igbobi');
  expect(ask('stroke abuja').names).toEqual(['National Hospital Abuja']);
});

it('stays with doctors and clinics if none is known to have the requested offer', () => {
  const ask = asking([
    { name: 'Dr. Ada Eze', acceptingNewPatients: true },
    { name: 'Mercy Clinic' },
    { name: 'Low Cost Maternity' },
    { name: 'Free Wealth Pharmacy', specialty: 'Pharmacy', facilityType: 'Pharmacy' },
  ]);
  for (const q of ['igbo doctor', 'online doctor', 'female doctor']) expect(ask(q).names[0], q).toBe('Dr. Ada Eze');
  expect(ask('igbo doctor').lacksOffer).toBe(true);
  expect(ask('free clinic').names).toEqual(['Mercy Clinic']);
});

it('a filter word in a name does not satisfy the filter', () => {
  const ask = asking([
    { name: 'Zango Clinic (NHIS)' },
    { name: 'Igbo Ora Hospital' },
    { name: 'Allen Teaching Hospital' },
  ]);
  for (const q of ['nhis hospital', 'igbo speaking hospital'])
    expect(ask(q), q).toEqual({ names: ['Allen Teaching Hospital', 'Igbo Ora Hospital'], lacksOffer: true });
  expect(ask('zango nhis clinic')).toMatchObject({ names: ['Zango Clinic (NHIS)'], lacksOffer: false });
});

it('recognises a short place name with a missing letter', () => {
  const lekki = { lga: 'Eti-Osa', address: 'Lekki', latitude: 6.45, longitude: 3.48 };
  const ask = asking([
    ...Array.from({ length: 20 }, (_, at) => ({ name: `Ikeja Clinic ${at}` })),
    ...Array.from({ length: 20 }, (_, at) => ({ name: `Ife Clinic ${at}`, state: 'Osun' })),
    { name: 'Mid Dental', specialty: 'Dentistry' },
    { name: 'Gilgal Dental', specialty: 'Dentistry', ...lekki },
  ]);
  expect(ask('denist ikja').names[0]).toBe('Mid Dental');
  expect(ask('dentist wife').names).toHaveLength(2);
});

it('ranks a provider that may be open in the named place before an open one half an hour away', () => {
  const ask = asking([
    { name: 'Allen Hospital' },
    { name: 'Odogunyan Hospital', lga: 'Ikorodu', latitude: 6.68, longitude: 3.52, bookable: true },
  ]);
  expect(ask('hospital open now ikeja')).toMatchObject({
    names: ['Allen Hospital', 'Odogunyan Hospital'],
    lacksOffer: true,
  });
  expect(ask('hospital open now ikorodu')).toEqual({ names: ['Odogunyan Hospital'], lacksOffer: false });
});

it('lists all providers for a greeting alone', () => {
  const ask = asking([{ name: 'Bello Clinic' }, { name: 'Allen Hospital' }]);
  for (const q of ['hello', 'Good morning sir']) expect(ask(q).names, q).toHaveLength(2);
});

it('ranks a teaching hospital first in an emergency', () => {
  const ask = asking([
    { name: 'Agbowa General Hospital' },
    { name: 'Lagos University Teaching Hospital' },
    { name: 'Allen Clinic' },
  ]);
  const big = ['Lagos University Teaching Hospital', 'Agbowa General Hospital'];
  for (const q of ['chest pain', 'snake bite']) expect(ask(q).names, q).toEqual(big);
});

it('reports that no provider is known to have the requested offer, even if providers are found', () => {
  const ask = asking([{ name: 'Ikeja Pharmacy', specialty: 'Pharmacy' }, { name: 'Dr. Ada Eze' }]);
  expect(ask('24 hours pharmacy')).toEqual({ names: ['Ikeja Pharmacy'], lacksOffer: true });
  expect(ask('female doctor')).toMatchObject({ names: ['Dr. Ada Eze'], lacksOffer: true });
  for (const q of ['online consultation', 'hygeia'])
    expect(ask(q), q).toMatchObject({ names: { length: 2 }, lacksOffer: true });
  expect(ask('pharmacy')).toMatchObject({ lacksOffer: false });
});

it('ranks by distance from the patient, but within a place named in the query that the patient is not in', () => {
  const old = [
    { name: 'Border Hospital', state: 'Kano', lga: 'Doguwa', latitude: 10.74, longitude: 8.73 },
    { name: 'Ikeja Hospital', latitude: 6.6, longitude: 3.35 },
  ];
  const changed = [{ name: 'Kano Hospital', state: 'Kano', lga: 'Tarauni', latitude: 11.97, longitude: 8.56 }];
  const segments = [segmentOf(old), segmentOf(changed)];
  const from = (lat: number, lng: number, q: string) => {
    const { rows } = runSearch(
      segments,
      { q, lat, lng, limit: 9, offset: 0 },
      { nowMs: 0, appointments: new Appointments() },
    );
    return rows.map(({ segment, row, square }) => {
      const one = (segment === segments[0] ? old : changed)[(segment.ids[row] ?? 0) - 1];
      return `${one?.name}, ${Math.round(kmOfSquare(square))} km`;
    });
  };
  expect(from(6.6, 3.35, 'hospital kano')).toEqual(['Kano Hospital, 827 km', 'Border Hospital, 749 km']);
  expect(from(10.8, 8.7, 'hospital kano')).toEqual(['Border Hospital, 7 km', 'Kano Hospital, 131 km']);
  expect(from(6.6, 3.35, 'hospital')[0]).toBe('Ikeja Hospital, 0 km');
});

it('finds by a short name only the facility that it abbreviates', () => {
  const luth = { name: 'Lagos University Teaching Hospital' };
  const ask = asking([{ name: 'Lagos State University Teaching Hospital' }, luth]);
  expect(ask('luth').names).toEqual([luth.name]);
});

const FACILITIES: readonly SegmentRow[] = [
  { name: 'Ikeja University Teaching Hospital' },
  { name: 'Ade Maternity Teaching Hospital', specialty: 'Obstetrics & Gynecology' },
  { name: 'Dr. Ada Eze', address: '4 Teaching Hospital Road' },
  { name: 'Toyin Ear, Nose & Throat Clinic', specialty: 'ENT', latitude: 6.7 },
  { name: 'Allen Pharmacy', specialty: 'Pharmacy' },
];

it('ranks hospitals with every kind of care behind the few facilities for one kind', () => {
  const ask = asking(FACILITIES);
  for (const q of ['ear doctor', 'ear doctor ikeja'])
    expect(ask(q).names, q).toEqual(['Toyin Ear, Nose & Throat Clinic', 'Ikeja University Teaching Hospital']);
  expect(ask('skin doctor').names).toEqual(['Ikeja University Teaching Hospital']);
  expect(ask('pharmacy').names).toEqual(['Allen Pharmacy']);
  const five = ['Ade', 'Bola', 'Chidi', 'Dayo', 'Efe'].map(
    (name): SegmentRow => ({ name: `${name} Ear Clinic`, specialty: 'ENT' }),
  );
  expect(asking([...FACILITIES, ...five])('ear doctor').names).not.toContain('Ikeja University Teaching Hospital');
});

it('ranks a general hospital before one for a single kind of care if the query is for any hospital', () => {
  const ask = asking([
    { name: 'National Orthopaedic Hospital Ikeja', specialty: 'Orthopedics' },
    { name: 'Allen Hospital' },
    { name: 'Ade Teaching Hospital' },
  ]);
  expect(ask('hospital ikeja').names).toEqual([
    'Ade Teaching Hospital',
    'Allen Hospital',
    'National Orthopaedic Hospital Ikeja',
  ]);
});

it('reads a weekday as a day anywhere in the query, except where it is part of a name', () => {
  const doctor = { name: 'Dr. Ada Eze', bookable: true };
  const ask = asking([
    doctor,
    { name: 'Mercy Clinic' },
    { name: 'Todays Medicare' },
    { name: 'Greater Tomorrow Hospital' },
  ]);
  for (const q of ['thursday doctor', 'thursday ikeja', 'tomorrow ikeja', 'tomorrow morning ikeja', 'tomorrow clinic'])
    expect(ask(q).names[0], q).toBe('Dr. Ada Eze');
  expect(ask('today ikeja').names).toHaveLength(4);
  for (const q of ['10am tomorrow', 'tomorrow 10am'])
    expect(ask(q), q).toMatchObject({ names: ['Dr. Ada Eze'], lacksOffer: true });
  for (const q of ['sunday clinic', 'sunday clinic ikeja'])
    expect(ask(q), q).toMatchObject({ names: ['Mercy Clinic'], lacksOffer: true });
  const named = asking([
    doctor,
    { name: 'Sunday Hospital' },
    { name: 'Dr. Sunday Okafor' },
    { name: 'Mercy Hospital' },
  ]);
  expect(named('sunday hospital').names).toEqual(['Sunday Hospital']);
  for (const q of ['dr sunday', 'sunday okafor clinic']) expect(named(q).names[0], q).toBe('Dr. Sunday Okafor');
  expect(named('monday hospital').names).toContain('Mercy Hospital');
});
