import { expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const at = (date: string, time: string) => new Date(lagosInstant(date, time)).toISOString();
const DATE = at('2026-11-24', '10:00');
const LATER = at('2026-11-26', '14:00');

test('a refused move names the member who moved the visit meanwhile, not one who saw that its patient did', async () => {
  const desk = await newPatient(t, { fullName: 'Front Desk' });
  const second = await newPatient(t, { fullName: 'Second Desk', role: 'provider' });
  const patient = await newPatient(t, { fullName: 'Efe Visitor' });
  const providerId = await practiceOf(t, desk);
  await t.pool.query('update providers set notice_minutes = 0 where id = $1', [providerId]);
  await t.pool.query(
    `insert into provider_members (provider_id, user_id, role, added_at) values ($1, $2, 'owner', now())`,
    [providerId, second.id],
  );
  const post = (url: string, payload: object, cookie: string) =>
    t.app.inject({ method: 'POST', url, payload, headers: { cookie } });
  const book = async (date = DATE, more: object = {}) => {
    const body = { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough', ...more };
    const answer = await post('/api/appointments', body, patient.cookie);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ id: number }>().id;
  };
  const move = (id: number, date: string, cookie: string) =>
    post(`/api/portal/visits/${id}/move`, { date, was: { date: DATE } }, cookie);

  const byDesk = await book();
  expect((await move(byDesk, LATER, second.cookie)).statusCode).toBe(200);
  const refused = await move(byDesk, at('2026-11-26', '15:00'), desk.cookie);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { code: 'visit_changed', message: 'This visit has been moved to another time meanwhile.', by: 'Second Desk' },
  ]);

  const byPatient = await book();
  const moved = await book(at('2026-11-25', '11:00'), { rescheduleOf: byPatient });
  t.clock.nowMs += 1000;
  await t.pool.query('update practice_news set seen_at = $2, seen_by = $3 where appointment_id = $1', [
    moved,
    new Date(t.clock.nowMs),
    second.id,
  ]);
  expect((await move(byPatient, LATER, desk.cookie)).json()).not.toHaveProperty('by');
});
