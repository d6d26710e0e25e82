import { expect, test } from 'vitest';
import type { Appointment } from '#features/appointments/contract.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';

const t = await testApp();
/** Two slots that every provider of the tests offers. */
const [FIRST, SECOND] = ['2026-11-24T09:30:00.000Z', '2026-11-24T10:30:00.000Z'];
const REASON = 'vomiting blood since morning';
const providerId = await newProvider(t);
const patient = await newPatient(t);

async function book(more: object) {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie: patient.cookie },
    payload: { providerId, visitType: 'in-person', careType: 'routine', reason: REASON, ...more },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json() as Appointment;
}

test('a warning that was accepted is kept with the appointment and what replaces it, and no message says it', async () => {
  const booked = await book({ date: FIRST, dangerAccepted: true });
  expect(booked.dangerAccepted).toBe(true);
  const moved = await book({ date: SECOND, rescheduleOf: booked.id });
  expect(moved.dangerAccepted).toBe(true);
  const changed = await book({ date: FIRST, rescheduleOf: moved.id, reason: 'a cough' });
  expect(changed).not.toHaveProperty('dangerAccepted');

  const { rows } = await t.pool.query<{ text: string }>('select messages::text as text from messages');
  expect(rows.length).toBeGreaterThan(0);
  for (const { text } of rows) expect(text).not.toMatch(/danger|vomiting|went on anyway/i);
});
