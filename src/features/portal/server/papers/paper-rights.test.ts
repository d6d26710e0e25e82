import { beforeEach, describe, expect, test } from 'vitest';
import { eraseMemberships } from '#features/directory/server/member-data-store.ts';
import type { AppointmentPapers, Paper } from '#features/papers/contract.ts';
import { appointmentTo, practiceOf } from '#test/access/portal-set-ups.ts';
import { memberOf } from '#test/access/team-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const SUMMARY = { kind: 'summary', text: 'Malaria. Rest, and drink much.' } as const;
const PRESCRIPTION = {
  kind: 'prescription',
  lines: [{ name: 'Amoxicillin', strength: '500 mg', how: 'One a day', duration: '5 days', quantity: '15' }],
} as const;

let doctor: { id: number; cookie: string };
let patient: { id: number; cookie: string };
let providerId: number;
let appointmentId: number;
beforeEach(async () => {
  t.clock.nowMs += 60_000;
  doctor = await newPatient(t, { fullName: 'Dr. Ada Obi' });
  providerId = await practiceOf(t, doctor);
  patient = await newPatient(t, { fullName: 'Ngozi Eze' });
  appointmentId = await appointmentTo(t, providerId, -10, 'Fever');
  await t.pool.query('update appointments set patient_id = $2 where id = $1', [appointmentId, patient.id]);
});

const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, { cookie } = doctor) =>
  t.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
const draft = async (content: object = SUMMARY): Promise<Paper> =>
  (await send('POST', `/api/portal/visits/${appointmentId}/papers`, { content })).json();
const sign = ({ id, updatedAt, seen }: Paper, member = doctor) =>
  send('POST', `/api/portal/papers/${id}/sign`, { was: updatedAt, seen }, member);
const signed = async (content: object = SUMMARY): Promise<Paper> => (await sign(await draft(content))).json();
const voided = (paper: Paper, reason = 'Wrong days.') =>
  send('POST', `/api/portal/papers/${paper.id}/void`, { reason });
const papersNow = async () =>
  (await send('GET', `/api/portal/visits/${appointmentId}/papers`)).json<AppointmentPapers>();
const codeOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json<{ code?: string }>().code];
const attempt = async (content: object) => codeOf(await sign(await draft(content)));
const license = (place: number) =>
  t.pool.query(
    `insert into provider_licences (provider_id, council, number, valid_until, checked_by_name, checked_at)
     values ($1, 'MDCN', '12345', '2026-12-31', 'Admin', now())`,
    [place],
  );

describe('a prescription and a sick note', () => {
  test.each(['is removed', 'becomes a manager', 'deletes the account'])(
    'are not signed with the licence of an owner who %s, by the owner who stays, until an administrator records one',
    async (how) => {
      await license(providerId);
      await t.pool.query(`update providers set licensed_until = '2026-12-31' where id = $1`, [providerId]);
      const other = await memberOf(t, providerId, 'owner');
      const paper = await draft(PRESCRIPTION);
      const team = `/api/portal/providers/${providerId}/members/${doctor.id}`;
      if (how === 'is removed') {
        const answer = await send('POST', `${team}/remove`, { places: [providerId] }, other);
        expect(answer.statusCode, answer.body).toBe(200);
      } else if (how === 'becomes a manager') {
        const change = { role: 'manager', places: [providerId], resourceId: null, was: { role: 'owner' } };
        const answer = await send('PUT', team, change, other);
        expect(answer.statusCode, answer.body).toBe(200);
      } else {
        await t.db.transaction((tx) => eraseMemberships(tx, doctor.id));
      }
      expect(codeOf(await sign(paper, other))).toEqual([409, 'licence_needed']);
      const { rows } = await t.pool.query('select licensed_until from providers where id = $1', [providerId]);
      expect(rows).toEqual([{ licensed_until: null }]);
      await license(providerId);
      expect((await sign(paper, other)).statusCode).toBe(200);
    },
  );

  test('are signed with the licence of an owner when one who was only invited goes', async () => {
    await license(providerId);
    const invited = await memberOf(t, providerId, 'owner');
    await t.pool.query(`update users set password_hash = '!invited' where id = $1`, [invited.id]);
    await t.db.transaction((tx) => eraseMemberships(tx, invited.id));
    expect(await attempt(PRESCRIPTION)).toEqual([200, undefined]);
  });
});

test('a member of another place of the practice reads, signs and voids no paper of this one', async () => {
  const paper = await signed();
  const { rows } = await t.pool.query('select practice_id from providers where id = $1', [providerId]);
  const colleague = await newPatient(t);
  const second = await practiceOf(t, colleague);
  await t.pool.query('update providers set practice_id = $2 where id = $1', [second, rows[0].practice_id]);
  expect((await send('GET', `/api/portal/papers/${paper.id}`, undefined, colleague)).statusCode).toBe(404);
  const reason = 'Not mine.';
  expect((await send('POST', `/api/portal/papers/${paper.id}/void`, { reason }, colleague)).statusCode).toBe(404);
  expect((await sign(await draft(), colleague)).statusCode).toBe(404);
  expect((await papersNow()).papers[0]).toMatchObject({ id: paper.id, state: 'signed' });
});

describe('when a prescription or a sick note is declared void', () => {
  const messages = async () =>
    (
      await t.pool.query(
        `select channel, subject, text, send_before from messages where kind = 'paper-void' and user_id = $1`,
        [patient.id],
      )
    ).rows;

  test('the patient gets one mail without health data', async () => {
    await license(providerId);
    const paper = await signed(PRESCRIPTION);
    await voided(paper, 'Wrong dose of Amoxicillin');
    await voided(paper, 'Again');
    const [mail, ...others] = await messages();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ channel: 'email', send_before: null });
    expect(mail.subject).toMatch(/^A paper of your visit on .* no longer holds$/);
    expect(`${mail.subject}${mail.text}`).not.toMatch(/Amoxicillin|dose|[Pp]rescription|[Ss]ick/);
  });

  test('and not when a summary is', async () => {
    await voided(await signed(SUMMARY));
    expect(await messages()).toEqual([]);
  });
});
