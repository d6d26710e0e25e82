import { beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { testApp } from '#test/app.ts';
import { newQueuePlace, type QueuePlace } from '#test/queue.ts';
import { describePractice } from '#test/resources.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp('empty', { SMS_URL: 'http://127.0.0.1:9/sms' });
const START = t.clock.nowMs;
const base = await t.listen();
let place: QueuePlace;
let ada: number;
let bola: number;
let lanes = 0;
beforeEach(async () => {
  t.clock.nowMs = START;
  place = await newQueuePlace(t);
  const { people } = await describePractice(t, place.providerId, {
    people: [{ name: 'Dr. Ada' }, { name: 'Dr. Bola' }],
  });
  [ada = 0, bola = 0] = people;
});

/** An appointment of a new patient that a person takes; returns its id. */
const appointmentOf = async (resourceId: number, inMinutes: number, reason?: string): Promise<number> => {
  const id = await appointmentTo(t, place.providerId, inMinutes, reason);
  lanes = (lanes % 90) + 1;
  await t.pool.query('update appointments set resource_id = $2, lane = $3 where id = $1', [id, resourceId, lanes]);
  return id;
};
const tell = (resourceId: number | null, minutes: number) => place.call('POST', 'delays', { resourceId, minutes });
const messagesAbout = async (id: number) =>
  (
    await t.pool.query(
      `select channel, subject, text, send_before from messages where about = $1 and kind = 'visit-delayed' order by id`,
      [`appointment:${id}`],
    )
  ).rows;
const notified = async (ids: readonly number[]) => {
  const counts: number[] = [];
  for (const id of ids) counts.push((await messagesAbout(id)).length);
  return counts;
};

describe('a delay is reported', () => {
  test('to exactly the patients of that person who have not come and whose visits begin within three hours', async () => {
    const concerned = [await appointmentOf(ada, 10), await appointmentOf(ada, 180)];
    const others = [
      await appointmentOf(ada, -20),
      await appointmentOf(ada, 181),
      await appointmentOf(bola, 60),
      await appointmentOf(ada, 45),
      await appointmentOf(ada, 80),
    ];
    await t.pool.query(`update appointments set attendance = 'attended', marked_at = now() where id = $1`, [others[3]]);
    await t.pool.query(`update appointments set status = 'cancelled' where id = $1`, [others[4]]);
    expect((await tell(ada, 40)).json()).toEqual({ told: 2, untold: [] });
    expect(await notified(concerned)).toEqual([1, 1]);
    expect(await notified(others)).toEqual([0, 0, 0, 0, 0]);
  });

  test('once, and again when it grew by 15 minutes', async () => {
    const id = await appointmentOf(ada, 90);
    for (const [after, minutes, told] of [
      [0, 40, 1],
      [0, 40, 0],
      [15, 54, 0],
      [15, 30, 0],
      [15, 55, 1],
    ] as const) {
      t.clock.nowMs = START + after * 60_000;
      expect((await tell(ada, minutes)).json().told, String(minutes)).toBe(told);
    }
    expect((await messagesAbout(id)).map(({ text }) => /about (\d+) minutes late/.exec(text)?.[1])).toEqual([
      '40',
      '55',
    ]);
  });

  test('once by two desks at once', async () => {
    const ids = [await appointmentOf(ada, 30), await appointmentOf(ada, 90)];
    const send = async (minutes = 40) => {
      const response = await fetch(`${base}/api/portal/providers/${place.providerId}/delays`, {
        method: 'POST',
        headers: { cookie: place.member.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ resourceId: ada, minutes }),
      });
      return ((await response.json()) as { told: number }).told;
    };
    const told = await Promise.all([send(), send(), send()]);
    expect(told.toSorted()).toEqual([0, 0, 2]);
    expect(await notified(ids)).toEqual([1, 1]);
    t.clock.nowMs += 15 * 60_000;
    const more = await Promise.all([send(55), send(70), send(85)]);
    expect(more.toSorted()).toEqual([0, 0, 2]);
    expect(await notified(ids)).toEqual([2, 2]);
  });
});

test('a delay is not reported again within 15 minutes, however much it grew', async () => {
  const id = await appointmentOf(ada, 90);
  for (const minutes of [5, 20, 35, 50]) await tell(ada, minutes);
  t.clock.nowMs = START + 15 * 60_000 - 1;
  expect((await tell(ada, 65)).json().told).toBe(0);
  expect(await notified([id])).toEqual([1]);
  t.clock.nowMs += 1;
  expect((await tell(ada, 65)).json().told).toBe(1);
});

describe('a message about a delay', () => {
  test('goes to the patients of the whole place without a person', async () => {
    const ids = [await appointmentOf(ada, 30), await appointmentOf(bola, 30)];
    expect((await tell(null, 20)).json().told).toBe(2);
    expect(await notified(ids)).toEqual([1, 1]);
  });

  test('has the new time and how to move or cancel, and nothing about health or the patient', async () => {
    const id = await appointmentOf(ada, 90, 'HIV test');
    await tell(ada, 40);
    const [{ subject, text, send_before: before }] = await messagesAbout(id);
    expect(subject).toContain('Your visit on Mon 23 Nov, 10:30 will start late');
    for (const words of ['about 40 minutes late', 'about 11:10 (Lagos time)', 'move or cancel', '/appointments']) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/HIV|Ngozi Visitor/);
    expect(before).toEqual(new Date(START + 90 * 60_000));
  });

  test('is a text message only to who agreed, and the desk gets the names of who cannot be reached', async () => {
    const withConsent = await appointmentOf(ada, 30);
    const without = await appointmentOf(ada, 60);
    for (const id of [withConsent, without]) {
      await t.pool.query(
        `update users set email = '', phone = '0803 123 4567' where id = (select patient_id from appointments where id = $1)`,
        [id],
      );
    }
    const { rows } = await t.pool.query('select patient_id from appointments where id = $1', [withConsent]);
    const consent = { purpose: 'reminders_sms', granted: true, givenBy: 'desk', nowMs: START } as const;
    await recordConsent(t.db, { userId: rows[0].patient_id, ...consent });
    const untold = [{ appointmentId: without, name: 'Ngozi Visitor', phone: '0803 123 4567' }];
    expect((await tell(ada, 40)).json()).toEqual({ told: 1, untold });
    const [sms] = await messagesAbout(withConsent);
    expect(sms.channel).toBe('sms');
    expect(sms.text).toContain('your 09:30 visit is about 40 min LATE, near 10:10, with ');
    expect(sms.text.length).toBeLessThanOrEqual(160);
    expect(await messagesAbout(without)).toEqual([]);
    // A lost reply: the names come again, the message doesn't.
    expect((await tell(ada, 40)).json()).toEqual({ told: 0, untold });
  });
});

describe('a patient', () => {
  test('whom the reply names, because no message reaches them, reads of that look in the access log, once a day', async () => {
    const id = await appointmentOf(ada, 60);
    const { rows } = await t.pool.query(
      `update users set email = '' where id = (select patient_id from appointments where id = $1) returning id`,
      [id],
    );
    for (const minutes of [40, 40, 20]) expect((await tell(ada, minutes)).json().untold).toHaveLength(1);
    const { rows: log } = await t.pool.query(
      `select actor_id, object from activity_log where subject_id = $1 and act = 'appointment.list'`,
      [rows[0].id],
    );
    expect(log).toEqual([{ actor_id: place.member.id, object: `appointment:${id}` }]);
  });

  test('reads the delay at the visit and behind the link of the mail, and who reported it in the access log', async () => {
    const id = await appointmentOf(ada, 90);
    const { rows } = await t.pool.query(
      `update users set email_confirmed_at = now() where id = (select patient_id from appointments where id = $1)
       returning id as patient_id`,
      [id],
    );
    await tell(ada, 40);
    const delay = { minutes: 40, at: new Date(START).toISOString() };
    const cookie = `session=${await openSession(t.db, rows[0].patient_id, START)}`;
    const mine = await t.app.inject({ url: `/api/users/${rows[0].patient_id}/appointments`, headers: { cookie } });
    expect(mine.json()).toMatchObject([{ id, delay }]);
    const [{ text }] = await messagesAbout(id);
    const [, token] = /manage-visit#([\w.-]+)/.exec(text) ?? [];
    const linked = await t.app.inject({ method: 'POST', url: '/api/manage-visit', payload: { token } });
    expect(linked.json()).toMatchObject({ delay });
    const log = await t.pool.query('select act, actor_id from activity_log where subject_id = $1', [
      rows[0].patient_id,
    ]);
    expect(log.rows).toEqual([{ act: 'appointment.delay', actor_id: place.member.id }]);
  });
});

test('the queue suggests to report that a person runs late from 15 minutes on, until their patient begins', async () => {
  const point = await newPoint(t, place.providerId, { resourceId: ada });
  const ticket = await place.arrive({ appointmentId: await appointmentOf(ada, 10), pointId: point });
  await appointmentOf(ada, 60);
  const after = async (minutes: number) => {
    t.clock.nowMs = START + minutes * 60_000;
    return (await place.queue()).late;
  };
  expect(await after(24)).toEqual([]);
  const { rows } = await t.pool.query('select name from resources where id = $1', [ada]);
  expect(await after(25)).toEqual([{ resourceId: ada, name: rows[0].name, minutes: 15, concerned: 1 }]);
  await place.act(ticket, 'begin');
  expect(await after(26)).toEqual([]);
});
