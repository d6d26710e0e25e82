import { expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';

const t = await testApp('empty', { RATE_LIMIT: 'on' }, { indexed: true });
const HOUR_MS = 60 * 60 * 1000;

async function pastAppointment(patientId: number, providerId: number): Promise<number> {
  const startsAt = new Date(t.clock.nowMs - 48 * HOUR_MS);
  const { rows } = await t.pool.query<{ id: number }>(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, status, visit_type, care_type, reason)
     values ($1, $2, $3, $4, 'completed', 'in-person', 'routine', 'Cough') returning id`,
    [providerId, patientId, startsAt, new Date(startsAt.getTime() + HOUR_MS / 2)],
  );
  return rows[0]?.id ?? 0;
}

test('a new rating reaches the search within two seconds', async () => {
  const patient = await newPatient(t);
  const providerId = await newProvider(t);
  const appointment = await pastAppointment(patient.id, providerId);
  const found = async () => (await t.app.inject('/api/providers?q=Ngozi')).json()[0];
  await expect.poll(found).toMatchObject({ id: providerId, rating: 0, reviewCount: 0 });
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/appointments/${appointment}/review`,
    payload: { stars: 4 },
    headers: { cookie: patient.cookie },
  });
  expect(answer.statusCode).toBe(201);
  await expect.poll(found, { timeout: 2000 }).toMatchObject({ id: providerId, rating: 40, reviewCount: 1 });
});

test.each([
  ['POST', '/api/appointments/1/review', { stars: 5 }, 30],
  ['PUT', '/api/appointments/1/review', { stars: 5 }, 30],
  ['POST', '/api/reviews/1/report', { reason: 'Untrue' }, 20],
] as const)('%s %s is refused to an address that asks too often', async (method, url, payload, limit) => {
  const { cookie } = await newPatient(t);
  const send = async () => (await t.app.inject({ method, url, payload, headers: { cookie } })).statusCode;
  const statuses = [];
  for (let n = 0; n < limit + 5; n++) statuses.push(await send());
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 429).length).toBeLessThan(10);
});
