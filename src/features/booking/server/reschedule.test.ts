import { beforeEach, describe, expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';

const t = await testApp();
const MONDAY = Date.UTC(2026, 10, 23, 8);
const at = (date: string, time: string) => new Date(lagosInstant(date, time)).toISOString();
const wednesday = (time: string) => at('2026-11-25', time);
let patient: { id: number; cookie: string };
let providerId: number;

beforeEach(async () => {
  t.clock.nowMs = MONDAY;
  patient = await newPatient(t);
  providerId = await newProvider(t);
});

const book = (date: string, change: object = {}, headers: Record<string, string> = {}) =>
  t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    payload: { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough', ...change },
    headers: { cookie: patient.cookie, ...headers },
  });
const mine = async () =>
  (
    await t.app.inject({ url: `/api/users/${patient.id}/appointments`, headers: { cookie: patient.cookie } })
  ).json() as { id: number; status: string; rescheduledTo: number | null; date: string }[];

describe('another time for a visit', () => {
  test('is booked and the old one given up in one step, with a link to its successor', async () => {
    const { id } = (await book(wednesday('10:30'))).json();
    const answer = await book(wednesday('15:00'), { rescheduleOf: id });
    expect(answer.statusCode).toBe(201);
    expect(await mine()).toMatchObject([
      { id: answer.json().id, status: 'scheduled', date: wednesday('15:00') },
      { id, status: 'rescheduled', rescheduledTo: answer.json().id },
    ]);
    const other = await newPatient(t);
    expect((await book(wednesday('10:30'), {}, { cookie: other.cookie })).statusCode).toBe(201);
  });

  test('that cannot be had leaves the old one as it was', async () => {
    const { id } = (await book(wednesday('10:30'))).json();
    const rival = await newPatient(t);
    await book(wednesday('15:00'), {}, { cookie: rival.cookie });
    expect((await book(wednesday('15:00'), { rescheduleOf: id })).json().code).toBe('slot_taken');
    expect((await book(wednesday('15:01'), { rescheduleOf: id })).json().code).toBe('slot_unavailable');
    expect((await book(wednesday('16:00'), { rescheduleOf: id, careType: 'urgent' })).statusCode).toBe(422);
    expect(await mine()).toMatchObject([{ id, status: 'scheduled', rescheduledTo: null }]);
  });

  test('may overlap the old one, whose own time counts as free', async () => {
    const { id } = (await book(wednesday('10:30'))).json();
    await t.pool.query('update providers set visit_minutes = 20 where id = $1', [providerId]);
    expect((await book(wednesday('10:40'))).json().code).toBe('slot_taken');
    expect((await book(wednesday('10:40'), { rescheduleOf: id })).statusCode).toBe(201);
  });

  test('sent again with its key is the same one', async () => {
    const { id } = (await book(wednesday('10:30'))).json();
    const key = { 'idempotency-key': 'move' };
    const first = await book(wednesday('15:00'), { rescheduleOf: id }, key);
    const again = await book(wednesday('15:00'), { rescheduleOf: id }, key);
    expect([again.statusCode, again.json().id]).toEqual([201, first.json().id]);
    expect(await mine()).toHaveLength(2);
  });
});

describe('another time for a visit is refused', () => {
  test('less than 24 hours before the old one', async () => {
    const { id } = (await book(wednesday('10:30'))).json();
    t.clock.nowMs = Date.parse(wednesday('10:30')) - 24 * 3_600_000 + 1;
    const late = await book(at('2026-11-26', '10:30'), { rescheduleOf: id });
    expect([late.statusCode, late.json().code]).toEqual([409, 'not_cancellable']);
    expect(late.json().alternatives).toBeUndefined();
    expect(await mine()).toMatchObject([{ id, status: 'scheduled' }]);
    t.clock.nowMs -= 1;
    expect((await book(at('2026-11-26', '10:30'), { rescheduleOf: id })).statusCode).toBe(201);
  });

  test('for another patient’s visit exactly as for none, and for one that is over', async () => {
    const { id } = (await book(wednesday('10:30'))).json();
    const other = await newPatient(t);
    const foreign = await book(wednesday('15:00'), { rescheduleOf: id }, { cookie: other.cookie });
    const missing = await book(wednesday('15:00'), { rescheduleOf: 999_999_999 }, { cookie: other.cookie });
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    await book(wednesday('15:00'), { rescheduleOf: id });
    expect((await book(wednesday('16:00'), { rescheduleOf: id })).json().code).toBe('not_cancellable');
    expect(await mine()).toHaveLength(2);
  });

  test('by a provider that takes no new patients, unless the old visit is with it', async () => {
    const { id } = (await book(wednesday('10:30'))).json();
    await t.pool.query('update providers set accepting_new_patients = false where id = $1', [providerId]);
    expect((await book(wednesday('15:00'), { rescheduleOf: id })).statusCode).toBe(201);
    const elsewhere = (await book(wednesday('11:00'), { providerId: await newProvider(t) })).json();
    expect((await book(wednesday('16:00'), { rescheduleOf: elsewhere.id })).statusCode).toBe(422);
  });
});

describe('one person is in one place at a time', () => {
  test('a second visit at the same time elsewhere is refused, with times that suit', async () => {
    await book(wednesday('10:30'));
    const elsewhere = await newProvider(t, { visitMinutes: 60 });
    const answer = await book(wednesday('10:00'), { providerId: elsewhere });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'visit_overlap']);
    expect(answer.json().message).toBe('You already have another visit at this time. Please choose another time.');
    expect(answer.json().alternatives).toMatchObject([{ time: '08:00' }, { time: '09:00' }, { time: '11:00' }]);
    expect(await mine()).toHaveLength(1);
    expect((await book(wednesday('11:00'), { providerId: elsewhere })).statusCode).toBe(201);
  });

  test('the visit that is being moved is not in the way', async () => {
    const { id } = (await book(wednesday('10:30'))).json();
    const elsewhere = await newProvider(t);
    expect((await book(wednesday('10:30'), { providerId: elsewhere, rescheduleOf: id })).statusCode).toBe(201);
  });

  test('a child is another person, and in one place at a time too', async () => {
    const forPerson = { name: 'Ada', age: 4, relation: 'child' };
    await book(wednesday('10:30'));
    const providers = [await newProvider(t), await newProvider(t)];
    const booked = await book(wednesday('10:30'), { providerId: providers[0], forPerson });
    expect(booked.statusCode).toBe(201);
    expect(booked.json().forPerson).toEqual(forPerson);
    const again = await book(wednesday('10:30'), {
      providerId: providers[1],
      forPerson: { ...forPerson, name: ' ADA ' },
    });
    expect(again.json().code).toBe('visit_overlap');
    expect(again.json().message).toMatch(/^This person/);
  });

  test.each([
    ['no name', { age: 4, relation: 'child' }, 'forPerson.name'],
    ['a blank name', { name: ' ', age: 4, relation: 'child' }, 'forPerson.name'],
    ['no age', { name: 'Ada', relation: 'child' }, 'forPerson.age'],
    ['half a year', { name: 'Ada', age: 0.5, relation: 'child' }, 'forPerson.age'],
    ['121 years', { name: 'Ada', age: 121, relation: 'child' }, 'forPerson.age'],
    ['a child of 90', { name: 'Ada', age: 90, relation: 'child' }, 'forPerson.age'],
    ['an unknown relation', { name: 'Ada', age: 4, relation: 'pet' }, 'forPerson.relation'],
  ])('a relative with %s is refused by field', async (_, forPerson, field) => {
    const answer = await book(wednesday('10:30'), { forPerson });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect(await mine()).toEqual([]);
  });
});
