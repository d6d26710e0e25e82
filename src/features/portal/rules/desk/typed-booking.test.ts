import { describe, expect, test } from 'vitest';
import type { Client } from '#features/clients/contract.ts';
import { typedClient } from '#features/clients/rules/typed-client.ts';
import { bookingOf, emptyBooking, proposedTime } from './typed-booking.ts';

const SLOT = { dateTime: '2026-11-24T09:00:00.000Z' };
const ADA: Client = {
  id: 7,
  name: 'Ada Obi',
  phone: '0803 123 4567',
  hospitalNumber: null,
  birthYear: null,
  sex: null,
  note: null,
  hasAccount: false,
  agreesToTexts: false,
  blocked: null,
  lastVisitAt: null,
  merges: [],
};
const typed = emptyBooking({ day: '2026-11-24', fromAt: null, personId: null });
const entered = { name: ' Bola Ahmed ', phone: '', hospitalNumber: '', birthYear: '' };

describe('what the desk typed', () => {
  test('becomes the request, without what is empty', () => {
    expect(bookingOf({ ...typed, client: ADA, serviceId: 3, reason: ' Cough ' }, SLOT, false).body).toEqual({
      ...{ client: { id: 7 }, date: SLOT.dateTime, visitType: 'in-person', channel: 'phone', tell: 'none' },
      ...{ serviceId: 3, reason: 'Cough' },
    });
    expect(bookingOf({ ...typed, newClient: { ...entered, birthYear: '1984' } }, SLOT, true).body?.client).toEqual({
      ...{ name: 'Bola Ahmed', birthYear: 1984, isOther: true },
    });
  });

  test('tells by SMS only who has a number and no account', () => {
    const tell = (more: object) => bookingOf({ ...typed, bySms: true, ...more }, SLOT, false).body?.tell;
    expect(tell({ client: ADA })).toBe('sms');
    expect(tell({ newClient: { ...entered, phone: '0803 123 4567' } })).toBe('sms');
    expect(tell({ newClient: entered })).toBe('none');
    expect(tell({ client: { ...ADA, phone: null } })).toBe('none');
    expect(tell({ client: { ...ADA, hasAccount: true } })).toBe('none');
  });

  test('is not sent with a mistake in it', () => {
    const wrong = (more: object, slot: object = {}) => {
      const { body, wrong: found } = bookingOf({ ...typed, ...more }, { ...SLOT, ...slot }, false);
      expect(body).toBeUndefined();
      return Object.keys(found);
    };
    expect(wrong({})).toEqual(['query']);
    expect(wrong({ newClient: { ...entered, name: 'B', phone: '08', birthYear: '84' } })).toEqual([
      'name',
      'phone',
      'birthYear',
    ]);
    expect(wrong({ client: ADA }, { isTaken: true })).toEqual(['squeezeReason']);
  });

  test('squeezes in with its reason', () => {
    const squeezed = bookingOf({ ...typed, client: ADA, squeezeReason: 'Fever' }, { ...SLOT, isTaken: true }, false);
    expect(squeezed.body).toMatchObject({ squeezeReason: 'Fever' });
  });
});

test('a search that is a number starts a client with that number, any other one with that name', () => {
  expect(typedClient(' 0803 123 4567')).toMatchObject({ name: '', phone: '0803 123 4567' });
  expect(typedClient('Ada Obi')).toMatchObject({ name: 'Ada Obi', phone: '' });
});

test('the time that is proposed is the first free one from where the desk began, otherwise of the day', () => {
  const times = [
    { dateTime: '2026-11-24T08:00:00.000Z' },
    { dateTime: '2026-11-24T09:00:00.000Z', isTaken: true as const },
    { dateTime: '2026-11-24T09:30:00.000Z' },
  ];
  expect(proposedTime({ fromAt: null }, times)).toBe(times[0]);
  expect(proposedTime({ fromAt: '2026-11-24T08:45:00.000Z' }, times)).toBe(times[2]);
  expect(proposedTime({ fromAt: '2026-11-24T12:00:00.000Z' }, times)).toBe(times[0]);
  expect(proposedTime({ fromAt: null }, [])).toBeNull();
});
