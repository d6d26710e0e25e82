import { expect, test } from 'vitest';
import type { Appointment } from '../contract.ts';
import { shareText, smsHref, whatsAppHref } from './share-text.ts';

const provider = { name: 'Ikeja & Sons Clinic', address: '5 Aba Road', lga: 'Ikeja', state: 'Lagos' };
const appointment = (visitType: 'in-person' | 'telehealth') =>
  ({ provider, visitType, reason: 'A secret' }) as unknown as Appointment;

test('a shared visit says with whom, when and where, and not why', () => {
  expect(shareText(appointment('in-person'), 'Tue 24 Nov, 10:30')).toBe(
    'Ikeja & Sons Clinic: Tue 24 Nov, 10:30, 5 Aba Road, Ikeja, Lagos',
  );
  expect(shareText(appointment('telehealth'), 'Tue 24 Nov, 10:30')).toBe(
    'Ikeja & Sons Clinic: Tue 24 Nov, 10:30 (video visit)',
  );
});

test('its links keep every character', () => {
  const text = 'A & B: 10:30, #1';
  expect(new URL(whatsAppHref(text)).searchParams.get('text')).toBe(text);
  expect(smsHref(text)).toBe('sms:?&body=A%20%26%20B%3A%2010%3A30%2C%20%231');
});
