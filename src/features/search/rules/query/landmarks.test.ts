import { expect, it } from 'vitest';
import { asking } from '#test/search-asking.ts';

it('finds the providers of a place if none there has the landmark or street of the query', () => {
  const far = { state: 'Kano', lga: 'Dala', latitude: 12, longitude: 8.5 };
  const ask = asking([
    { name: 'Allen Hospital' },
    { name: 'Awolowo Road Clinic' },
    { name: 'City Mall Hospital', ...far },
    { name: 'Epe Road Clinic', ...far },
  ]);
  for (const q of [
    'shoprite ikeja',
    'near shoprite ikeja',
    '12 bode thomas street ikeja',
    'epe road ikeja',
    'ikeja zone 5',
  ])
    expect(ask(q).names.sort(), q).toEqual(['Allen Hospital', 'Awolowo Road Clinic']);
  for (const q of [
    'hospital near ikeja city mall',
    'hospital near holy ghost cathedral ikeja',
    'hospital near bode thomas ikeja',
  ])
    expect(ask(q).names, q).toEqual(['Allen Hospital']);
  expect(ask('awolowo road ikeja').names).toEqual(['Awolowo Road Clinic']);
  expect(ask('shoprite ikeja').lacksOffer).toBe(true);
  expect(ask('epe road ikeja').lacksOffer).toBe(false);
  const enugu = { state: 'Enugu', lga: 'Enugu North' };
  const askEnugu = asking([
    { name: 'Grace Clinic', address: '3 Ogui Rd', ...enugu, latitude: 6.448, longitude: 7.5 },
    { name: 'Uwani Clinic', ...enugu, latitude: 6.4, longitude: 7.48 },
  ]);
  expect(askEnugu('ogui road enugu').names[0]).toBe('Grace Clinic');
  expect(ask('accident epe road ikeja').names).not.toContain('City Mall Hospital');
});

it('finds the part of a place that a market or junction is named after', () => {
  const ibadan = { state: 'Oyo', lga: 'Ibadan North' };
  const ask = asking([
    { name: 'Allen Hospital' },
    { name: 'Grace Hospital', ...ibadan, latitude: 7.43, longitude: 3.91 },
    { name: 'Challenge Hospital', state: 'Oyo', lga: 'Ibadan South-West', latitude: 7.34, longitude: 3.87 },
    { name: 'Ikorodu General Hospital', lga: 'Ikorodu', latitude: 6.62, longitude: 3.51 },
  ]);
  expect(ask('bodija market ibadan').names[0]).toBe('Grace Hospital');
  expect(ask('stabbed ikorodu market lagos').names).toEqual(['Ikorodu General Hospital']);
  expect(ask('ikorodu roundabout').names[0]).toBe('Ikorodu General Hospital');
  expect(ask('effurun roundabout').names).toEqual([]);
  const effurun = { name: 'Hope Clinic', state: 'Delta', lga: 'Uvwie', latitude: 5.56, longitude: 5.78 };
  expect(asking([effurun])('effurun roundabout').names).toEqual(['Hope Clinic']);
});
