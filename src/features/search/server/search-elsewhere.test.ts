import { beforeAll, expect, test } from 'vitest';
import { newProvider, testApp } from '#test/app.ts';
import type { FilterCounts, FoundProvider } from '../contract.ts';

const PRAISED = { ratingTenths: 50, reviewCount: 50 };
const t = await testApp('empty', {}, { indexed: true });
beforeAll(async () => {
  await newProvider(t, { name: 'Ikeja General Hospital', lga: 'Ikeja', latitude: 6.61, longitude: 3.35 });
  await newProvider(t, { name: 'Obi Clinic', state: 'Lagos', lga: 'Ikeja' });
  await newProvider(t, { name: 'Sunrise General Hospital', state: 'Kano', lga: 'Dala', latitude: 12, longitude: 8.5 });
  await newProvider(t, { name: 'Obi Health Clinic', state: 'Nasarawa', lga: 'Obi' });
  await newProvider(t, { name: 'Barau Dikko Hospital', state: 'Kaduna', lga: 'Kaduna North' });
  await newProvider(t, { name: 'Ikeja Dental', specialty: 'Dentistry', latitude: 6.6, longitude: 3.35, ...PRAISED });
  await newProvider(t, { name: 'Low Cost Clinic', state: 'Bauchi', lga: 'Bauchi' });
  const nextToAbuja = { state: 'Niger', lga: 'Suleja', latitude: 9.18, longitude: 7.18 };
  await newProvider(t, { name: 'Suleja Dental Clinic', specialty: 'Dentistry', ...nextToAbuja });
  await t.app.ready();
  await t.app.searchSettled?.();
});

const namesFor = async (q: string, more: Record<string, string> = { orElsewhere: 'true' }) => {
  const answer = await t.app.inject({ url: '/api/providers', query: { city: 'Lagos', q, ...more } });
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as FoundProvider[]).map(({ name }) => name);
};

test('a state or town in the query is searched regardless of the city', async () => {
  expect(await namesFor('general hospital kano')).toEqual(['Sunrise General Hospital']);
  expect(await namesFor('general hospital kano', {})).not.toContain('Sunrise General Hospital');
  const answer = await t.app.inject({
    url: '/api/providers/counts',
    query: { city: 'Lagos', q: 'general hospital kano', orElsewhere: 'true' },
  });
  expect((answer.json() as FilterCounts).acceptingNewPatients).toBe(1);
});

test('a danger sign finds the hospital nearest to the patient, not one of the city', async () => {
  const inKano = { orElsewhere: 'true', lat: '12.0', lng: '8.52' };
  expect((await namesFor('chest pain', inKano))[0]).toBe('Sunrise General Hospital');
  expect(await namesFor('hospital', inKano)).not.toContain('Sunrise General Hospital');
});

test('reports a search beyond the city even if the nearest result is in it, and only such a search', async () => {
  const inIkeja = { city: 'Lagos', orElsewhere: 'true', lat: '6.6', lng: '3.35', limit: '1' };
  const leftBy = async (q: string) => {
    const answer = await t.app.inject({ url: '/api/providers', query: { ...inIkeja, q } });
    return (answer.json() as FoundProvider[]).map(({ state, understood }) => [state, understood?.leftCity]);
  };
  expect(await leftBy('chest pain')).toEqual([['Lagos', true]]);
  expect(await leftBy('hospital')).toEqual([['Lagos', undefined]]);
});

test('the place that leads out of the city is named, and none that is in it', async () => {
  const placeFor = async (q: string) => {
    const answer = await t.app.inject({ url: '/api/providers', query: { city: 'Lagos', orElsewhere: 'true', q } });
    return (answer.json() as FoundProvider[])[0]?.understood?.place;
  };
  expect(await placeFor('Kano')).toBe('Kano');
  expect(await placeFor('general hospital kano')).toBe('Kano');
  expect(await placeFor('barau dikko')).toBeUndefined();
  expect(await placeFor('hospital ikeja')).toBeUndefined();
});

test('every number of degrees that JavaScript writes is a position', async () => {
  const statusFor = async (lat: string) => {
    const answer = await t.app.inject({ url: '/api/providers', query: { lat, lng: String(100 / 3), limit: '1' } });
    return answer.statusCode;
  };
  for (const degrees of [1 / 3, 20 / 3, 1e-7, -2.5e-9, 1.2345678901234567e-6, -89.99999999999999, 6.605123456789012])
    expect(await statusFor(String(degrees)), String(degrees)).toBe(200);
  for (const wrong of ['1e2', '90.5', 'e-7', '1.', '0x1', 'NaN', '']) expect(await statusFor(wrong), wrong).toBe(400);
});

test('a query for low prices stays in the city, even if facilities elsewhere have these words in their names', async () => {
  expect(await namesFor('low cost clinic')).toEqual(['Obi Clinic']);
  expect(await namesFor('bauchi low cost clinic')).toEqual(['Low Cost Clinic']);
});

test('a query that matches only elsewhere is searched there', async () => {
  expect(await namesFor('barau dikko')).toEqual(['Barau Dikko Hospital']);
});

test('a query that matches in part elsewhere and not at all in the city is searched elsewhere', async () => {
  expect(await namesFor('barau dikko teaching hospital')).toEqual(['Barau Dikko Hospital']);
});

test('a named part of another city is searched, even if the nearest match is some distance away', async () => {
  expect(await namesFor('dentist gwarinpa')).toEqual(['Suleja Dental Clinic']);
});

test('care that is missing near a place is found where it is nearest, not where it is best', async () => {
  expect((await namesFor('dentist jos'))[0]).toBe('Suleja Dental Clinic');
});

test('beside a kind of care or facility, a short word that only begins a name elsewhere does not leave the city', async () => {
  expect(await namesFor('doctor for my bara')).toEqual(await namesFor('doctor for my'));
  expect(await namesFor('hospital bara')).toEqual(['Ikeja General Hospital']);
  expect(await namesFor('dentist barr')).toEqual(['Ikeja Dental']);
  expect(await namesFor('barau')).toEqual(['Barau Dikko Hospital']);
  expect(await namesFor('hospital barau')).toEqual(['Barau Dikko Hospital']);
});

test('a query that matches in the city stays there, even if it contains the name of a small place', async () => {
  expect(await namesFor('obi clinic')).toEqual(['Obi Clinic']);
  expect(await namesFor('general hospital')).toEqual(['Ikeja General Hospital']);
  expect(await namesFor('general hospital lagos')).toEqual(['Ikeja General Hospital']);
});

test('a query without matches in the city is searched elsewhere, even if it names a place in the city', async () => {
  expect(await namesFor('dermatologist ikeja')).toEqual([]);
  const nextToLagos = { state: 'Ogun', lga: 'Ifo', latitude: 6.81, longitude: 3.2 };
  await newProvider(t, { name: 'Ifo Dermatology', specialty: 'Dermatology', ...nextToLagos });
  await t.app.searchSettled?.();
  expect(await namesFor('dermatologist ikeja')).toEqual(['Ifo Dermatology']);
  expect(await namesFor('dentist ikeja')).toEqual(['Ikeja Dental']);
});
