import { beforeEach, expect, test } from 'vitest';
import type { PostedForm } from '#platform/common/posted-form.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { installAppointmentsForm } from './appointments-form.ts';

const t = await testApp();
/** The forms that came back, with the address of their page. */
let shown: { readonly path: string; readonly posted: PostedForm }[] = [];
await installAppointmentsForm(t.app, async (path, posted, status, _request, reply) => {
  shown.push({ path, posted });
  return await reply.status(status).send();
});
beforeEach(() => {
  shown = [];
});

const send = async (url: string, fields: Record<string, string>, cookie = '', origin?: string) => {
  const answer = await t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...(origin && { origin }) },
    payload: new URLSearchParams(fields).toString(),
  });
  return [answer.statusCode, answer.headers.location];
};

const HOUR_MS = 3_600_000;

async function newAppointment(patientId: number, startsInMs: number, fields: Record<string, unknown> = {}) {
  const startsAtMs = t.clock.nowMs + startsInMs;
  const { rows } = await t.pool.query(
    `insert into appointments
       (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason, status, attendance)
     values ($1, $2, $3, $4, 'in-person', 'routine', 'Cough', $5, $6) returning id`,
    [
      await newProvider(t),
      patientId,
      new Date(startsAtMs),
      new Date(startsAtMs + HOUR_MS / 2),
      fields['status'] ?? 'scheduled',
      fields['attendance'] ?? null,
    ],
  );
  return String(rows[0].id);
}

test('an appointment is cancelled by its own patient only, and the list says so', async () => {
  const [own, stranger] = [await newPatient(t), await newPatient(t)];
  const id = await newAppointment(own.id, HOUR_MS);
  const status = async () => (await t.pool.query('select status from appointments where id = $1', [id])).rows[0].status;
  expect(await send('/appointments', { cancel: id }, stranger.cookie)).toEqual([
    303,
    `/appointments?cancel=${id}&refused=true`,
  ]);
  expect(await send('/appointments', { cancel: id })).toEqual([
    303,
    `/auth?next=${encodeURIComponent(`/appointments?cancel=${id}`)}`,
  ]);
  expect((await send('/appointments', { cancel: id }, own.cookie, 'https://evil.example'))[0]).toBe(403);
  expect(await status()).toBe('scheduled');
  expect(await send('/appointments', { cancel: id }, own.cookie)).toEqual([303, `/appointments?cancelled=${id}`]);
  expect(await status()).toBe('cancelled');
  expect(await send('/appointments', { cancel: 'x' }, own.cookie)).toEqual([303, '/appointments']);
});

test('a visit is reviewed, and the review is changed; what is wrong comes back with what was typed', async () => {
  const own = await newPatient(t);
  const id = await newAppointment(own.id, -48 * HOUR_MS, { status: 'completed', attendance: 'attended' });
  const path = `/appointments/${id}/review`;
  const reviews = async () =>
    (await t.pool.query('select stars, comment from reviews where appointment_id = $1', [id])).rows;
  const text = 'x'.repeat(1001);
  expect(await send(path, { text }, own.cookie)).toEqual([200, undefined]);
  expect(shown).toEqual([
    {
      path,
      posted: {
        values: { stars: '', text },
        message: expect.any(String),
        fields: { stars: 'Please choose 1 to 5 stars', text: 'Please shorten your review to 1000 characters.' },
      },
    },
  ]);
  expect(await reviews()).toEqual([]);
  const done = [303, `/appointments?reviewed=${id}#appointment-${id}`];
  expect(await send(path, { stars: '4', text: 'Kind\r\nand quick' }, own.cookie)).toEqual(done);
  expect(await send(path, { stars: '5', text: 'Kind' }, own.cookie)).toEqual(done);
  expect(await reviews()).toEqual([{ stars: 5, comment: 'Kind' }]);
  const stranger = await newPatient(t);
  expect((await send(path, { stars: '1', text: '' }, stranger.cookie))[0]).toBe(200);
  expect((await send(path, { stars: '1', text: '' }))[1]).toBe(`/auth?next=${encodeURIComponent(path)}`);
  expect(await reviews()).toEqual([{ stars: 5, comment: 'Kind' }]);
});
