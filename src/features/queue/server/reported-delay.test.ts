import { expect, test } from 'vitest';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { testApp } from '#test/app.ts';
import { newQueuePlace } from '#test/queue.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();

test('the queue counts whom a message about a delay reached, and names who has to be called', async () => {
  const place = await newQueuePlace(t);
  await newPoint(t, place.providerId);
  const ids = [await appointmentTo(t, place.providerId, 10), await appointmentTo(t, place.providerId, 45)];
  await t.pool.query(
    `update users set email = '', email_confirmed_at = null where id = (select patient_id from appointments where id = $1)`,
    [ids[1]],
  );
  expect(await place.queue()).toMatchObject({ reported: [], toCall: [] });
  const answer = await place.call('POST', 'delays', { resourceId: null, minutes: 60 });
  expect(answer.json()).toMatchObject({ told: 1, untold: [{ appointmentId: ids[1] }] });
  const toCall = [{ appointmentId: ids[1], resourceId: null, name: 'Ngozi Visitor', phone: '0803 000 0000' }];
  expect(await place.queue()).toMatchObject({ reported: [{ resourceId: null, patients: 1 }], toCall });
  const { rows } = await t.pool.query(`select act from activity_log where object = $1 and act = 'appointment.list'`, [
    `appointment:${ids[1]}`,
  ]);
  expect(rows).not.toEqual([]);
});
