import { expect } from 'vitest';
import type { PracticeOffer } from '#features/portal/rules/resources-contract.ts';
import { practiceOf } from './access/portal-set-ups.ts';
import { newPatient, type TestApp } from './app.ts';

const TUESDAY = '2026-11-24';
export const AMINA = {
  kind: 'practitioner',
  name: 'Dr Amina',
  title: 'Dental surgeon',
  capacity: 1,
  isPublic: true,
  takesOrdinary: true,
  hours: null,
} as const;

export const SCALING = {
  name: 'Scaling',
  minutes: 60,
  afterMinutes: 10,
  priceKobo: 1_500_000,
  visitTypes: ['in-person'],
  careTypes: ['routine'],
  bookedBy: 'anyone',
} as const;

/** The calls of a desk about the people and services of its place; `begin` makes another desk and place. */
export function describedPlace(t: TestApp) {
  let desk = { id: 0, cookie: '' };
  let providerId = 0;
  const begin = async () => {
    desk = await newPatient(t, { fullName: 'Front Desk' });
    providerId = await practiceOf(t, desk);
    return { desk, providerId };
  };
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    at = providerId,
    by = desk,
  ) =>
    t.app.inject({
      method,
      url: `/api/portal/providers/${at}/${path}`,
      ...(payload && { payload }),
      headers: { cookie: by.cookie },
    });
  const offer = async (at = providerId) => (await call('GET', 'resources', undefined, at)).json<PracticeOffer>();
  const add = async (resource: object, at = providerId) => {
    const { resources: before } = await offer(at);
    const name = before.some((one) => one.name === AMINA.name) ? `${AMINA.name} ${before.length}` : AMINA.name;
    const answer = await call('POST', 'resources', { ...AMINA, name, places: [at], ...resource }, at);
    expect(answer.statusCode, answer.body).toBe(201);
    const { resources } = answer.json<PracticeOffer>();
    return { ...answer.json<PracticeOffer>(), added: resources.at(-1)?.id ?? 0 };
  };
  const seen = async (resourceId: number, at = providerId) => {
    const found = (await offer(at)).resources.find(({ id }) => id === resourceId);
    if (found === undefined) throw new Error('not there');
    const { id: _, visitsToCome: __, ...was } = found;
    return was;
  };
  const change = async (resourceId: number, changed: object, more: object = {}, at = providerId) => {
    const was = await seen(resourceId, at);
    return await call('PUT', `resources/${resourceId}`, { ...was, ...changed, was, ...more }, at);
  };
  const retire = (resourceId: number, booked?: object, at = providerId) =>
    call('DELETE', `resources/${resourceId}`, { ...(booked && { booked }) }, at);
  return {
    ...{ begin, call, offer, add, seen, change, retire },
    book: (time: string, choice: object = {}, at = providerId) => bookAt(t, at, time, choice),
    timesOn: (at = providerId, query = '') => timesAt(t, at, query),
    acts: () => actsOf(t, desk.id),
    rowOf: (id: number) => rowOf(t, id),
  };
}

/** Books a visit of a new patient on Tuesday. */
async function bookAt(t: TestApp, providerId: number, time: string, choice: object) {
  const patient = await newPatient(t, { fullName: 'Ngozi Visitor' });
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie: patient.cookie },
    payload: {
      ...{ providerId, visitType: 'in-person', careType: 'routine', reason: 'Cough' },
      ...{ date: `${TUESDAY}T${time}:00+01:00`, ...choice },
    },
  });
  return { statusCode: answer.statusCode, id: answer.json<{ id: number }>().id };
}

async function rowOf(t: TestApp, id: number) {
  const columns = 'status, resource_id, lane, squeeze_reason, rescheduled_to';
  return (await t.pool.query(`select ${columns} from appointments where id = $1`, [id])).rows[0];
}

/** The times of Tuesday that patients can book. */
async function timesAt(t: TestApp, providerId: number, query: string) {
  const answer = await t.app.inject({ url: `/api/providers/${providerId}/availability?date=${TUESDAY}${query}` });
  return answer.json<{ time: string }[]>().map(({ time }) => time);
}

async function actsOf(t: TestApp, userId: number) {
  const sql = `select act, details from activity_log where log = 'audit' and actor_id = $1 order by id`;
  return (await t.pool.query(sql, [userId])).rows;
}
