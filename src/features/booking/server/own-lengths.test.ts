import { beforeEach, describe, expect, test } from 'vitest';
import type { Appointment } from '#features/appointments/contract.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { newPractice, newResource, newService } from '#test/resources.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const TUESDAY = '2026-11-24';
const at = (time: string) => new Date(lagosInstant(TUESDAY, time)).toISOString();
let place: number;
/** Takes half an hour for the service, as it says. */
let quick: number;
/** Takes an hour and ten minutes afterwards. */
let slow: number;
let serviceId: number;

beforeEach(async () => {
  place = await newProvider(t, { hours: [{ weekday: 2, opens: '09:00', closes: '12:00' }] });
  const practice = await newPractice(t, [place]);
  quick = await newResource(t, practice, { at: [place], position: 0 });
  slow = await newResource(t, practice, { at: [place], position: 1 });
  serviceId = await newService(t, practice, { by: [quick, slow], minutes: 30 });
  await t.pool.query('update resource_services set minutes = 60, after_minutes = 10 where resource_id = $1', [slow]);
});

interface Choice {
  readonly personId?: number;
  readonly serviceId?: number;
  readonly rescheduleOf?: number;
  readonly providerId?: number;
}
async function book(time: string, more: Choice = {}, cookie?: string) {
  const payload = { providerId: place, date: at(time), visitType: 'in-person', careType: 'routine', reason: 'Cough' };
  return await t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie: cookie ?? (await newPatient(t)).cookie },
    payload: { ...payload, ...(more.providerId === undefined && { serviceId }), ...more },
  });
}
async function times(query: Readonly<Record<string, string>>): Promise<string[]> {
  const url = `/api/providers/${place}/availability`;
  const answer = await t.app.inject({ url, query: { date: TUESDAY, service: String(serviceId), ...query } });
  return (answer.json() as Slot[]).map(({ time }) => time);
}

describe('a person who takes longer for a service', () => {
  test('is offered and booked for that time, and stays taken as long as they need afterwards', async () => {
    expect(await times({ person: String(slow) })).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
    expect((await times({ person: String(quick) })).at(-1)).toBe('11:30');
    const booked = (await book('09:30', { personId: slow })).json<Appointment>();
    expect(booked).toMatchObject({ endsAt: at('10:30'), service: { minutes: 60 }, person: { id: slow } });
    expect(await times({ person: String(slow) })).toEqual(['11:00']);
    expect((await book('10:30', { personId: slow })).json().code).toBe('slot_taken');
    expect((await book('11:30', { personId: slow })).json().code).toBe('slot_unavailable');
  });

  test('takes a visit with anyone only if their own time fits', async () => {
    expect((await book('11:30')).json<Appointment>()).toMatchObject({ endsAt: at('12:00'), person: { id: quick } });
    expect(await times({})).not.toContain('11:30');
    expect((await book('11:30')).statusCode).toBe(409);
    expect((await book('11:00')).json<Appointment>()).toMatchObject({ endsAt: at('12:00'), person: { id: slow } });
  });

  test('is held for that time', async () => {
    const payload = { providerId: place, date: at('10:00'), serviceId, personId: slow };
    expect((await t.app.inject({ method: 'POST', url: '/api/slot-holds', payload })).statusCode).toBe(201);
    expect(await times({ person: String(slow) })).toEqual([]);
    const ordinary = await t.app.inject({
      url: `/api/providers/${place}/availability`,
      query: { date: TUESDAY, person: String(slow) },
    });
    expect((ordinary.json() as Slot[]).map(({ time }) => time)).toEqual(['09:00', '09:30', '11:30']);
  });

  test('does not get a patient who has another visit within that time, while a quicker one is free', async () => {
    const { cookie } = await newPatient(t);
    const elsewhere = await newProvider(t, { hours: [{ weekday: 2, opens: '09:00', closes: '12:00' }] });
    expect((await book('10:30', { providerId: elsewhere }, cookie)).statusCode).toBe(201);
    expect((await book('10:00', { personId: slow }, cookie)).json().code).toBe('visit_overlap');
    // The first in turn is the slow one: the other has a visit on this day.
    expect((await book('09:00', { personId: quick })).statusCode).toBe(201);
    expect((await book('10:00', {}, cookie)).json<Appointment>()).toMatchObject({ person: { id: quick } });
  });

  test('is what a visit moves to with its own length', async () => {
    const { cookie } = await newPatient(t);
    const first = (await book('09:00', { personId: quick }, cookie)).json<Appointment>();
    const moved = (await book('10:00', { personId: slow, rescheduleOf: first.id }, cookie)).json<Appointment>();
    expect(moved).toMatchObject({ endsAt: at('11:00'), service: { id: serviceId, minutes: 60 } });
  });

  test('is shown with that time, beside the shortest and the longest', async () => {
    const { bookableServices } = (await t.app.inject({ url: `/api/providers/${place}` })).json();
    expect(bookableServices).toMatchObject([
      { minutes: 30, ownMinutes: [{ personId: slow, minutes: 60 }], range: { from: 30, until: 60 } },
    ]);
  });
});

test('the database refuses half of a length, and one out of bounds', async () => {
  const set = async (columns: string) =>
    await t.pool.query(`update resource_services set ${columns} where resource_id = $1`, [slow]);
  await expect(set('after_minutes = null')).rejects.toMatchObject({ code: '23514' });
  await expect(set('minutes = null')).rejects.toMatchObject({ code: '23514' });
  await expect(set('minutes = 4')).rejects.toMatchObject({ code: '23514' });
  await set('minutes = null, after_minutes = null');
});
