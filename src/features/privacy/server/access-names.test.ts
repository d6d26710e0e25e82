import { expect, test } from 'vitest';
import type { RecordAccess } from '#features/privacy/contract.ts';
import { accessNameOf } from '#features/privacy/rules/access-names.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { post } from '#test/sign-in.ts';

const t = await testApp();

test('the owner of a record sees what a provider did with it, in words', async () => {
  const patient = await newPatient(t, { fullName: 'Ada Obi' });
  const doctor = await newPatient(t, { fullName: 'Ngozi Desk' });
  const providerId = await practiceOf(t, doctor);
  const startsAt = new Date(t.clock.nowMs - 600_000);
  const { rows } = await t.pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason)
     values ($1, $2, $3, $4, 'in-person', 'routine', 'Cough') returning id`,
    [providerId, patient.id, startsAt, new Date(t.clock.nowMs + 1_200_000)],
  );
  const appointmentId: number = rows[0].id;
  const headers = { cookie: doctor.cookie };
  const get = async (url: string) => {
    const answer = await t.app.inject({ url, headers });
    expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
    return answer;
  };
  await get(`/api/portal/providers/${providerId}/visits?from=2026-11-23&to=2026-11-23`);
  await get(`/api/portal/visits/${appointmentId}`);
  const mark = { mark: 'completed', was: 'none' };
  const marked = await t.app.inject({
    method: 'PUT',
    url: `/api/portal/visits/${appointmentId}/mark`,
    payload: mark,
    headers,
  });
  expect(marked.statusCode, marked.body).toBe(200);
  const opened = await post(t, `/api/appointments/${appointmentId}/conversation`, {}, { cookie: patient.cookie });
  const { id } = opened.json<{ id: number }>();
  await post(t, `/api/conversations/${id}/messages`, { text: 'Must I fast?' }, { cookie: patient.cookie });
  await get(`/api/conversations/${id}/messages`);

  const url = `/api/users/${patient.id}/access-log`;
  const seen = (await t.app.inject({ url, headers: { cookie: patient.cookie } })).json<RecordAccess[]>();
  const acts = ['appointment.list', 'appointment.read', 'appointment.mark', 'conversation.read'];
  expect(seen.map(({ act }) => act).toReversed()).toEqual(acts);
  for (const { act, actorRole, actorName } of seen) {
    expect(actorName).toBe('Ngozi Desk');
    expect([accessNameOf(actorRole), accessNameOf(act)]).toEqual([
      'Provider',
      expect.stringMatching(/^[A-Z][a-z]+ .+/),
    ]);
  }
});
