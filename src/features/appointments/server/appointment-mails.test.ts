import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import type { Email } from 'postal-mime';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { sendDueMessages } from '#platform/server/messages/send-messages.ts';
import { newPatient, newProvider, TEST_KEYS, TEST_MAILING, testApp } from '#test/app.ts';
import { describePractice } from '#test/resources.ts';
import { post } from '#test/sign-in.ts';
import { smtpSink } from '#test/smtp-sink.ts';
import { endAppointment } from './end-appointment.ts';
import { sendReminders } from './send-reminders.ts';

const t = await testApp('empty', {
  PUBLIC_URL: 'http://care.example.ng',
  MAIL_FROM: 'Alafia <no-reply@care.example.ng>',
});
const sink = await smtpSink();
afterAll(() => sink.close());
const sending = {
  db: t.db,
  app: t.app,
  keyFor: TEST_KEYS,
  now: t.clock.now,
  config: readConfig({ SMTP_URL: sink.url, MAIL_FROM: 'Alafia <no-reply@care.example.ng>' }),
};
const REASON = 'My symptoms include: Chest pain, HIV test';
const MONDAY = t.clock.nowMs;
const at = (day: number, time: string) => new Date(Date.parse(`2026-11-${day}T${time}:00+01:00`)).toISOString();

beforeEach(async () => {
  await t.pool.query('delete from messages');
  sink.received.length = 0;
  t.clock.nowMs = MONDAY;
});

/** Everything that is due, as the mail server got it. */
async function arrived(): Promise<{ mail: Email; raw: string }[]> {
  sink.received.length = 0;
  while ((await sendDueMessages(sending)) > 0);
  return [...sink.received];
}

async function aPatient(overrides = {}) {
  const me = await newPatient(t, { emailConfirmedAt: new Date(MONDAY), ...overrides });
  const { rows } = await t.pool.query('select email from users where id = $1', [me.id]);
  return { ...me, email: rows[0].email as string };
}

async function book(cookie: string, date: string, more: Record<string, unknown> = {}): Promise<number> {
  const providerId =
    more['providerId'] ?? (await newProvider(t, { phone: '+234 800 000 0001', name: 'Dr. Ṣọlá Àjàyí' }));
  const body = { providerId, date, visitType: 'in-person', careType: 'routine', reason: REASON, ...more };
  const answer = await post(t, '/api/appointments', body, { cookie });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: number }>().id;
}

const cancel = (id: number, cookie: string) =>
  t.app.inject({
    method: 'PUT',
    url: `/api/appointments/${id}/status`,
    headers: { cookie },
    payload: { status: 'cancelled' },
  });

/** The calendar part of a mail, as two independent readers understand it. */
function invitationOf({ raw, mail }: { raw: string; mail: Email }) {
  const files = mail.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType));
  expect(files.map(({ mimeType }) => mimeType).sort()).toEqual(['application/ics', 'text/calendar']);
  const texts = files.map(({ content }) => (typeof content === 'string' ? content : new TextDecoder().decode(content)));
  expect(texts[1]).toBe(texts[0]);
  // The reader of mails turns line ends; the attached file is taken as it went over the wire.
  const attached = /Content-Type: application\/ics[\s\S]*?base64\r\n\r\n([\s\S]*?)\r\n--/.exec(raw)?.[1] ?? '';
  const text = Buffer.from(attached, 'base64').toString();
  expect(text.replaceAll('\r\n', '\n')).toBe(texts[0]);
  expect(text).not.toMatch(/[^\r]\n/);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event] = calendar.getAllSubcomponents('vevent');
  const entry = Object.values(nodeIcal.sync.parseICS(text)).find((part) => part?.type === 'VEVENT');
  if (event === undefined || entry?.type !== 'VEVENT') throw new Error('A parser finds no entry.');
  const method = String(calendar.getFirstPropertyValue('method'));
  expect(raw).toMatch(new RegExp(`content-type: text/calendar;\\s+charset=utf-8;\\s+method=${method}\\b`, 'i'));
  expect(entry.method).toBe(method);
  const start = (event.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate();
  expect(entry.start.getTime()).toBe(start.getTime());
  return {
    method,
    uid: String(event.getFirstPropertyValue('uid')),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    status: String(event.getFirstPropertyValue('status')),
    organizer: String(event.getFirstPropertyValue('organizer')),
    attendee: String(event.getFirstPropertyValue('attendee')),
    start: start.toISOString(),
    entryUid: entry.uid,
  };
}

test('a booking is confirmed with an invitation, and holds no name and nothing about health', async () => {
  const me = await aPatient({ fullName: 'Adaeze Secret-Name' });
  const id = await book(me.cookie, at(26, '10:30'), { forPerson: { name: 'Chidi Child', age: 4, relation: 'child' } });
  const [received, ...others] = await arrived();
  if (received === undefined) throw new Error('nothing came');
  expect(others).toEqual([]);
  const { mail, raw } = received;
  expect(mail.subject).toBe('Your visit on Thu 26 Nov, 10:30 is booked');
  for (const text of [mail.text ?? '', mail.html ?? '']) {
    expect(text).toContain('Thursday, 26 November 2026 at 10:30 (Lagos time)');
    for (const expected of [
      'Dr. Ṣọlá Àjàyí',
      '1 Test Street',
      '+234 800 000 0001',
      '/manage-visit#',
      '/appointments',
      'google.com/maps',
      'There is no fee for cancelling this visit.',
    ])
      expect(text).toContain(expected);
  }
  const everything = `${mail.text} ${mail.html} ${mail.attachments.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer)).join('')}`;
  for (const secret of ['Chest', 'HIV', 'Secret-Name', 'Chidi', 'Family Medicine', 'symptoms']) {
    expect(everything).not.toContain(secret);
    expect(raw).not.toContain(secret);
  }
  expect(mail.html).not.toMatch(/<(img|link|script|iframe)|src=|url\(/i);
  expect(invitationOf(received)).toEqual({
    method: 'REQUEST',
    uid: `appointment-${id}@care.example.ng`,
    entryUid: `appointment-${id}@care.example.ng`,
    sequence: 0,
    status: 'CONFIRMED',
    organizer: 'mailto:no-reply@care.example.ng',
    attendee: `mailto:${me.email}`,
    start: at(26, '10:30'),
  });
  // The link gives access, so what held it is gone from the outbox.
  expect((await t.pool.query('select text, links, html, attachments::text from messages')).rows).toEqual([
    { text: '', links: null, html: null, attachments: '[]' },
  ]);
});

test('confirmation, move, reminder and cancellation name the person, length and price, never the service', async () => {
  const me = await aPatient();
  const providerId = await newProvider(t, { name: 'Smile Clinic' });
  const { people, services } = await describePractice(t, providerId, {
    people: [{ name: 'Dr. Ada Obi' }, { name: 'Dr. Ben Eze' }],
    offers: [{ name: 'HIV counselling', minutes: 60, priceKobo: 1_500_000, by: ['Dr. Ada Obi'] }],
  });
  const id = await book(me.cookie, at(26, '10:00'), { providerId, serviceId: services[0], personId: people[0] });
  const mails = await arrived();
  const moved = await book(me.cookie, at(27, '10:00'), { providerId, rescheduleOf: id });
  mails.push(...(await arrived()));
  t.clock.nowMs = Date.parse(at(26, '10:30'));
  await sendReminders.run({ ...sending, keyFor: TEST_KEYS } as Parameters<typeof sendReminders.run>[0]);
  mails.push(...(await arrived()));
  expect((await cancel(moved, me.cookie)).statusCode).toBe(200);
  mails.push(...(await arrived()));
  expect(mails.map(({ mail }) => mail.attachments.length)).toEqual([2, 2, 0, 2]);
  for (const { mail, raw } of mails) {
    const { text = '', attachments } = mail;
    expect(text).toContain('With: Dr. Ada Obi, Smile Clinic\n');
    expect(text).toContain('Length: 60 minutes\nPrice: ₦15,000\n');
    expect(`${text} ${mail.html} ${raw}`).not.toMatch(/HIV|counselling/);
    for (const { content } of attachments) {
      const entry = typeof content === 'string' ? content : new TextDecoder().decode(content);
      expect(entry).toContain('SUMMARY:Visit: Dr. Ada Obi\\, Smile Clinic');
      expect(entry).not.toMatch(/HIV|counselling/);
    }
  }
});

test('an unconfirmed address gets no link that gives access, and the mail says why', async () => {
  const me = await aPatient({ emailConfirmedAt: null });
  await book(me.cookie, at(26, '10:30'));
  const [received] = await arrived();
  expect(received?.mail.text).toContain('Nobody has confirmed this address yet.');
  expect(received?.mail.text).not.toContain('/manage-visit');
  expect(received?.mail.html).not.toContain('/manage-visit');
});

test('moved twice and cancelled, a visit stays one entry of the calendar', async () => {
  const me = await aPatient();
  const providerId = await newProvider(t);
  const first = await book(me.cookie, at(26, '10:30'), { providerId });
  const second = await book(me.cookie, at(26, '12:00'), { providerId, rescheduleOf: first });
  const third = await book(me.cookie, at(27, '09:00'), { providerId, rescheduleOf: second });
  expect((await cancel(third, me.cookie)).statusCode).toBe(200);
  const { rows } = await t.pool.query('select kind, status from messages order by id');
  // Nothing had been sent: an outdated message never is.
  expect(rows.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
    'visit-booked withdrawn',
    'visit-moved withdrawn',
    'visit-moved withdrawn',
    'visit-cancelled queued',
  ]);
  const [cancelled] = await arrived();
  if (cancelled === undefined) throw new Error('nothing came');
  expect(invitationOf(cancelled)).toMatchObject({
    method: 'CANCEL',
    uid: `appointment-${first}@care.example.ng`,
    sequence: 3,
    status: 'CANCELLED',
  });
});

test('each step reaches a calendar in order, and one mail names the old and the new time', async () => {
  const me = await aPatient();
  const providerId = await newProvider(t);
  const first = await book(me.cookie, at(26, '10:30'), { providerId });
  const seen = await arrived();
  const second = await book(me.cookie, at(26, '12:00'), { providerId, rescheduleOf: first });
  const moved = await arrived();
  expect(moved).toHaveLength(1);
  expect(moved[0]?.mail.subject).toBe('Your visit has moved to Thu 26 Nov, 12:00');
  expect(moved[0]?.mail.text).toContain('Not any more: Thursday, 26 November 2026 at 10:30 (Lagos time)');
  expect(moved[0]?.mail.text).toContain('When: Thursday, 26 November 2026 at 12:00 (Lagos time)');
  // A file of the appointment that was left is one of the appointment that took its place, and never cancels it.
  const file = await t.app.inject({ url: `/api/appointments/${first}.ics`, headers: { cookie: me.cookie } });
  for (const line of [`UID:appointment-${first}@`, 'SEQUENCE:1', 'STATUS:CONFIRMED', 'DTSTART:20261126T110000Z'])
    expect(file.body).toContain(line);
  await cancel(second, me.cookie);
  const calendar = new Map<string, { sequence: number; method: string; start: string }>();
  for (const received of [...seen, ...moved, ...(await arrived())]) {
    const { uid, ...entry } = invitationOf(received);
    expect(entry.sequence).toBeGreaterThan(calendar.get(uid)?.sequence ?? -1);
    calendar.set(uid, entry);
  }
  expect([...calendar.values()]).toMatchObject([{ method: 'CANCEL', sequence: 2, start: at(26, '12:00') }]);
});

test('the text of the mail and the fee depend on the party that cancelled', async () => {
  const me = await aPatient();
  const providerId = await newProvider(t, { cancellationFeeKobo: 500_000, name: 'Dr. Fee' });
  const end = async (id: number, by: 'patient' | 'provider' | 'admin') => {
    await arrived();
    const ended = await endAppointment(t.db, {
      id,
      patientId: me.id,
      status: 'cancelled',
      by,
      nowMs: t.clock.nowMs,
      mailing: TEST_MAILING,
    });
    const [received] = await arrived();
    return { ended, text: received?.mail.text ?? '' };
  };
  const ids = [
    await book(me.cookie, at(24, '08:30'), { providerId }),
    await book(me.cookie, at(24, '10:30'), { providerId }),
    await book(me.cookie, at(24, '12:00'), { providerId }),
  ] as const;
  const [booked] = await arrived();
  expect(booked?.mail.text).toContain('may incur a fee. For it Dr. Fee charges ₦5,000.');
  await t.pool.query('update providers set cancellation_fee_kobo = 900000 where id = $1', [providerId]);
  t.clock.nowMs = Date.parse(at(24, '07:00'));
  const own = await end(ids[0], 'patient');
  expect(own.text).toContain('You cancelled this visit.');
  expect(own.text).toContain('less than 24 hours before the start. For it Dr. Fee charges ₦5,000.');
  const byProvider = await end(ids[1], 'provider');
  expect(byProvider.ended).toMatchObject({ lateCancellation: false, cancellationFee: null });
  expect(byProvider.text).toContain('Dr. Fee had to cancel this visit. It costs you nothing.');
  expect(byProvider.text).not.toContain('₦5,000');
  const byAdmin = await end(ids[2], 'admin');
  expect(byAdmin.text).toContain('our staff had to cancel this visit');
});

test('a refused change sends no message and withdraws none', async () => {
  const me = await aPatient();
  const providerId = await newProvider(t);
  const id = await book(me.cookie, at(26, '10:30'), { providerId });
  const before = (await t.pool.query('select * from messages')).rows;
  const taken = await post(
    t,
    '/api/appointments',
    {
      providerId,
      date: at(22, '10:30'),
      visitType: 'in-person',
      careType: 'routine',
      reason: REASON,
      rescheduleOf: id,
    },
    { cookie: me.cookie },
  );
  expect(taken.statusCode).toBe(409);
  const stranger = await aPatient();
  expect((await cancel(id, stranger.cookie)).statusCode).toBe(404);
  expect((await t.pool.query('select * from messages')).rows).toEqual(before);
});

test('the same moment shows as that moment on phones anywhere, and mails say Lagos time wherever they are made', async () => {
  const zones = ['Africa/Lagos', 'Europe/London', 'America/New_York', 'Pacific/Auckland'];
  const me = await aPatient();
  const providerId = await newProvider(t, {
    hours: [{ weekday: 4, opens: '00:00', closes: '23:59' }],
    visitMinutes: 15,
  });
  const before = process.env['TZ'];
  const local = new Map<string, string>();
  try {
    for (const [index, time] of ['00:00', '00:30', '23:30'].entries()) {
      for (const zone of zones) {
        process.env['TZ'] = zone;
        const id = await book(me.cookie, at(26, time), { providerId });
        const [received] = await arrived();
        if (received === undefined) throw new Error('nothing came');
        expect(received.mail.text).toContain(`Thursday, 26 November 2026 at ${time} (Lagos time)`);
        const { start } = invitationOf(received);
        expect(start).toBe(at(26, time));
        local.set(
          `${index} ${zone}`,
          new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
            Date.parse(start),
          ),
        );
        await cancel(id, me.cookie);
        await arrived();
      }
    }
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
  expect(Object.fromEntries(local)).toMatchObject({
    '0 Africa/Lagos': '26/11/2026, 00:00',
    '0 Europe/London': '25/11/2026, 23:00',
    '0 America/New_York': '25/11/2026, 18:00',
    '0 Pacific/Auckland': '26/11/2026, 12:00',
    '2 Africa/Lagos': '26/11/2026, 23:30',
    '2 Pacific/Auckland': '27/11/2026, 11:30',
  });
});
