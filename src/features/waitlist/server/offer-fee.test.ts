import { expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { offerEarlierTimes } from './offer-earlier-times.ts';

const t = await testApp('empty');

test('an earlier time costs no more to cancel late than was shown for the visit that moves there', async () => {
  const hours = [2, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '10:00' }));
  const providerId = await newProvider(t, { visitMinutes: 60, hours });
  const [holder, waits] = [await newPatient(t), await newPatient(t)];
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, who: typeof holder, payload?: object) =>
    (await t.app.inject({ method, url, headers: { cookie: who.cookie }, ...(payload && { payload }) })).json();
  const book = (who: typeof holder, day: number) => {
    const body = { visitType: 'in-person', careType: 'routine', reason: 'Cough' };
    return call('POST', '/api/appointments', who, { providerId, date: `2026-11-${day}T08:00:00.000Z`, ...body });
  };
  const earlier = await book(holder, 24);
  const later = await book(waits, 27);
  await call('PUT', `/api/appointments/${later.id}/waitlist`, waits);
  await t.pool.query('update providers set cancellation_fee_kobo = 900000 where id = $1', [providerId]);
  await call('PUT', `/api/appointments/${earlier.id}/status`, holder, { status: 'cancelled' });
  const config = { publicUrl: 'http://care.example', mailFrom: 'A <a@b.example>', smtpUrl: undefined };
  await offerEarlierTimes.run({ ...t, now: t.clock.now, config, keyFor: () => Buffer.alloc(32) } as never);

  const [{ offer }] = await call('GET', `/api/users/${waits.id}/waitlist`, waits);
  const moved = await call('POST', `/api/waitlist-offers/${offer.id}/accept`, waits);
  expect(moved).toMatchObject({ date: '2026-11-24T08:00:00.000Z', lateFee: null });
  const { rows } = await t.pool.query('select cancellation_rule from appointments where id = $1', [moved.id]);
  expect(rows).toEqual([{ cancellation_rule: null }]);
});
