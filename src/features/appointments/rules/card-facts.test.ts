import { expect, test } from 'vitest';
import { naira } from '#platform/common/naira.ts';
import { directionsHref } from './directions.ts';
import { GRACE_MINUTES, isJoinOpen, JOIN_MINUTES } from './join-time.ts';

const provider = {
  id: 7,
  name: 'Harmattan Heart Centre',
  specialty: 'Cardiology',
  profileImage: null,
  address: '14 Broad Street & Marina',
  lga: 'Lagos Island',
  state: 'Lagos',
  latitude: 6.4531,
  longitude: 3.3958,
  locationPrecision: 'exact' as const,
  bookable: true,
  isDemo: false,
};
const destination = (change: object) =>
  new URL(directionsHref({ ...provider, ...change })).searchParams.get('destination');

test('the way leads to the surveyed point, otherwise to the address', () => {
  expect(destination({})).toBe('6.4531,3.3958');
  const address = 'Harmattan Heart Centre, 14 Broad Street & Marina, Lagos Island, Lagos, Nigeria';
  expect(destination({ locationPrecision: 'area' })).toBe(address);
  expect(destination({ latitude: null })).toBe(address);
});

test.each([
  [500, '₦5'],
  [500_000, '₦5,000'],
  [500_050, '₦5,000.50'],
  [123_456_789, '₦1,234,567.89'],
  [5, '₦0.05'],
])('%i kobo are %s', (kobo, text) => expect(naira(kobo)).toBe(text));

test('a video visit can be joined from 15 minutes before the start until 30 minutes after the end', () => {
  const appointment = { date: '2026-11-24T09:30:00.000Z', endsAt: '2026-11-24T10:00:00.000Z' };
  const start = Date.parse(appointment.date);
  expect(JOIN_MINUTES).toBe(15);
  expect(isJoinOpen(appointment, start - 15 * 60_000 - 1)).toBe(false);
  expect(isJoinOpen(appointment, start - 15 * 60_000)).toBe(true);
  expect(GRACE_MINUTES).toBe(30);
  expect(isJoinOpen(appointment, start + 60 * 60_000 - 1)).toBe(true);
  expect(isJoinOpen(appointment, start + 60 * 60_000)).toBe(false);
});
