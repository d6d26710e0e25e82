import { describe, expect, test } from 'vitest';
import type { Appointment } from '#features/appointments/contract.ts';
import type { User } from '#features/auth/contract.ts';
import { keptRows, nameOnly, nextAppointments } from './kept-rows.ts';

const NOW = Date.parse('2026-11-28T08:41:00Z');
const HOUR_MS = 60 * 60 * 1000;

function appointment(id: number, hours: number, more: Partial<Appointment> = {}): Appointment {
  const startMs = NOW + hours * HOUR_MS;
  return {
    id,
    providerId: id,
    date: new Date(startMs).toISOString(),
    endsAt: new Date(startMs + HOUR_MS / 2).toISOString(),
    status: 'scheduled',
    visitType: 'in-person',
    careType: 'routine',
    reason: 'Crushing chest pain',
    dangerAccepted: true,
    sharesHealth: true,
    forPerson: { name: 'Musa Child', age: 4, relation: 'child' },
    lateCancellation: false,
    lateFee: null,
    cancellationFee: null,
    rescheduledTo: null,
    attendance: null,
    person: { id: 1, name: 'Dr. Named', isChosen: true },
    service: { id: 1, name: 'HIV test', minutes: 30, priceKobo: null },
    ticket: { label: 'A1', code: 'secret-code' },
    insurance: { insurer: 'Hygeia', planName: 'Gold' },
    provider: {
      id,
      name: 'Clinic',
      specialty: 'Psychiatry',
      profileImage: null,
      address: '1 Allen Avenue',
      lga: 'Ikeja',
      state: 'Lagos',
      latitude: null,
      longitude: null,
      locationPrecision: 'unknown',
      bookable: true,
      isDemo: false,
    },
    ...more,
  } as Appointment;
}

describe('before a patient says that the phone is their own', () => {
  test('only visits to come are kept, the next one first, with their place', () => {
    const list = [
      appointment(1, 48),
      appointment(2, 2),
      appointment(3, -2),
      appointment(4, 3, { status: 'cancelled' }),
    ];
    expect(nextAppointments(list, NOW).map(({ id }) => id)).toEqual([2, 1]);
    expect(nextAppointments(list, NOW)[0]?.provider.address).toBe('1 Allen Avenue');
  });

  test('nothing about health, persons, insurance or the queue is kept of them', () => {
    const text = JSON.stringify(nextAppointments([appointment(1, 2)], NOW));
    for (const secret of [
      'chest',
      'Musa',
      'Named',
      'HIV',
      'secret-code',
      'Hygeia',
      'Psychiatry',
      'danger',
      'sharesHealth',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  test('of the user only name and id are kept', () => {
    const user = {
      id: 1,
      fullName: 'Bola Test',
      email: 'b@example.com',
      phone: '0803',
      bloodType: 'A+',
      nhisNumber: '1',
    };
    expect(nameOnly(user as User)).toMatchObject({
      id: 1,
      fullName: 'Bola Test',
      email: '',
      phone: null,
      bloodType: null,
    });
    expect(nameOnly(user as User).nhisNumber).toBeNull();
  });

  test('neither diary nor papers nor reviews are among the paths', () => {
    const paths = keptRows(7)
      .filter(({ isOwnOnly }) => !isOwnOnly)
      .map(({ path }) => path);
    expect(paths).toEqual(['/api/user', '/api/users/7/appointments']);
  });
});

test('visits lead to the pages of their practices, and papers to each of the latest twenty', () => {
  const [, visits, papers] = keptRows(7);
  const led = visits?.leadsTo?.([appointment(1, 1), appointment(2, -5), appointment(3, 2)], NOW);
  expect(led).toEqual([
    { path: '/api/providers/1', isOwnOnly: false },
    { path: '/api/providers/3', isOwnOnly: false },
  ]);
  const list = Array.from({ length: 25 }, (_, id) => ({ id }));
  expect(papers?.leadsTo?.(list, NOW)).toHaveLength(20);
});
