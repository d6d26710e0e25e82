import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_PRACTICE_TEXTS, MAX_TEXTS } from '#features/appointments/rules/text-budget.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import type { Ticket } from '#features/queue/contract.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { testApp } from '#test/app.ts';
import { newQueuePlace, type QueuePlace } from '#test/queue.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp('empty', { SMS_URL: 'http://127.0.0.1:9/sms' });
const START = t.clock.nowMs;
let place: QueuePlace;
beforeEach(async () => {
  t.clock.nowMs = START;
  place = await newQueuePlace(t);
  await newPoint(t, place.providerId);
});

let phones = 1000;
const walkIn = async (phone?: string, isOther?: true): Promise<Ticket> => {
  phones += 1;
  return await place.arrive({ client: { name: 'Ada Secret', phone: phone ?? `0803 555 ${phones}`, isOther } });
};
const linkOf = async ({ id }: Ticket) => (await place.call('GET', `/api/portal/tickets/${id}/link`)).json();
const send = async ({ id }: Ticket, agrees: boolean) => {
  const reply = await place.call('POST', `/api/portal/tickets/${id}/text`, { agrees });
  return reply.statusCode === 200 ? reply.json().texting : `${reply.statusCode} ${reply.json().code}`;
};
const texts = async ({ id }: Ticket) =>
  (
    await t.pool.query('select recipient, text, subject, secret, send_before from messages where about = $1', [
      `ticket:${id}`,
    ])
  ).rows;

test('the address of a place is a code to scan, and the same address as the patient follows', async () => {
  const ticket = await walkIn();
  const link = await linkOf(ticket);
  expect(link.url).toMatch(new RegExp(`/queue/${ticket.code}$`));
  expect(link.qr.size).toBeGreaterThan(20);
  expect(link.qr.path).toMatch(/^M\d/);
});

test('a client without an account gets it as one text message once they agreed at the desk', async () => {
  const ticket = await walkIn('0803 555 0001');
  expect(await linkOf(ticket)).toMatchObject({ texting: 'ask', phone: '+2348035550001' });
  expect(await send(ticket, false)).toBe('409 not_textable');
  expect(await texts(ticket)).toEqual([]);
  expect(await Promise.all([send(ticket, true), send(ticket, true)])).toEqual(['sent', 'sent']);
  const [sms, ...others] = await texts(ticket);
  expect(others).toEqual([]);
  expect(sms).toMatchObject({
    recipient: '+2348035550001',
    secret: true,
    send_before: new Date('2026-11-23T23:00:00Z'),
  });
  expect(sms.text).toContain(`/queue/${ticket.code}`);
  expect(`${sms.text}${sms.subject}`).not.toContain('Secret');
  const { rows } = await t.pool.query(
    'select given_by, granted, about from consents where user_id = (select patient_id from tickets where id = $1)',
    [ticket.id],
  );
  expect(rows).toMatchObject([{ given_by: 'desk', granted: true }]);
  const { rows: log } = await t.pool.query(`select act from activity_log where object = $1 order by id`, [
    `ticket:${ticket.id}`,
  ]);
  expect(log.map(({ act }) => act)).toEqual(['ticket.add', 'ticket.text']);
});

test('a patient with an account gets it only if they agreed in the profile', async () => {
  const ticket = await place.arrive({ appointmentId: await appointmentTo(t, place.providerId, 10) });
  expect(await linkOf(ticket)).toMatchObject({ texting: 'impossible', phone: null });
  expect(await send(ticket, true)).toBe('409 not_textable');
  expect(await texts(ticket)).toEqual([]);
});

test('who has gone, and who has no number that can be dialled, gets none', async () => {
  const ticket = await walkIn();
  await place.act(ticket, 'leave');
  expect(await send(ticket, true)).toBe('409 not_textable');
  const other = await place.walkIn('Bola Secret');
  expect(await linkOf(other)).toMatchObject({ texting: 'impossible', phone: null });
});

describe('a limit of the day', () => {
  const NUMBER = '+2348035550009';
  const textOf = async (ticket: Ticket) =>
    (await place.call('POST', `/api/portal/tickets/${ticket.id}/text`, { agrees: true })).json();
  /** Texts of today to a number, about a ticket of the place, that were sent before. */
  const sentBefore = async (ticket: Ticket, count: number, number: string, kind = 'queue-place') => {
    await t.pool.query(
      `insert into messages (kind, channel, recipient, subject, text, about, status, created_at, send_after)
       select $4, 'sms', $3, '', '', 'ticket:' || $1, 'sent', $5, $5 from generate_series(1, $2)`,
      [ticket.id, count, number, kind, new Date(t.clock.nowMs)],
    );
  };

  test('holds for these texts: the sixth to a number is not sent, and the desk reads it before and after', async () => {
    const first = await walkIn();
    const ticket = await walkIn('0803 555 0009');
    await sentBefore(first, MAX_TEXTS, NUMBER);
    expect(await linkOf(ticket)).toMatchObject({ texting: 'ask', textsToday: MAX_TEXTS });
    expect(await textOf(ticket)).toMatchObject({ texting: 'ask', textsToday: MAX_TEXTS });
    expect(await texts(ticket)).toEqual([]);
    const { rows } = await t.pool.query(
      'select 1 from consents where user_id = (select patient_id from tickets where id = $1)',
      [ticket.id],
    );
    expect(rows).toEqual([]);
    t.clock.nowMs = START + 15 * 60 * 60_000;
    await t.pool.query('update sessions set last_seen_at = $1, created_at = $1', [new Date(t.clock.nowMs)]);
    const nextDay = await walkIn('0803 555 0009', true);
    expect(await send(nextDay, true)).toBe('sent');
  });

  test('counts them together with the other texts of the desk, five in all', async () => {
    const ticket = await walkIn('0803 555 0009');
    await sentBefore(await walkIn(), MAX_TEXTS - 1, NUMBER, 'visit-on-time');
    expect(await linkOf(ticket)).not.toHaveProperty('textsToday');
    expect(await send(ticket, true)).toBe('sent');
    const appointmentId = await appointmentTo(t, place.providerId, 60);
    await t.pool.query(
      `update users set email = '', email_confirmed_at = null, phone = '0803 555 0009' where id = (select patient_id from appointments where id = $1)`,
      [appointmentId],
    );
    const { rows } = await t.pool.query('select patient_id from appointments where id = $1', [appointmentId]);
    const consent = { purpose: 'reminders_sms', granted: true, givenBy: 'desk', nowMs: START } as const;
    await recordConsent(t.db, { userId: rows[0].patient_id, ...consent });
    const reply = await place.call('POST', 'delays', { resourceId: null, minutes: 120 });
    expect(reply.json()).toMatchObject({ told: 0, untold: [{ appointmentId }] });
  });

  test('holds for the practice and all its numbers, and not for another practice', async () => {
    const first = await walkIn();
    await sentBefore(first, MAX_PRACTICE_TEXTS, '+2348035550000');
    const ticket = await walkIn();
    expect(await textOf(ticket)).toMatchObject({ texting: 'ask', practiceTexts: MAX_PRACTICE_TEXTS });
    expect(await texts(ticket)).toEqual([]);
    place = await newQueuePlace(t);
    await newPoint(t, place.providerId);
    expect(await send(await walkIn(), true)).toBe('sent');
  });
});
