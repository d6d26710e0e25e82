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
  lanes = (lanes % 90) + 1;
  // Apart from all others until it has its lane.
  const apart = inMinutes + lanes * 10_000;
  const id = await appointmentTo(t, place.providerId, apart, reason);
  await t.pool.query(
    `update appointments set resource_id = $2, lane = $3, starts_at = starts_at - make_interval(mins => $4),
       ends_at = ends_at - make_interval(mins => $4) where id = $1`,
    [id, resourceId, lanes, apart - inMinutes],
  );
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

const minutesOf = async (ids: readonly number[]) => {
  const { rows } = await t.pool.query('select appointment_id, minutes from appointment_delays');
  return ids.map((id) => rows.find((row) => row.appointment_id === id)?.minutes);
};

describe('a delay is reported', () => {
  test('to exactly the patients of that person whom it makes wait, each of their own minutes', async () => {
    const concerned = [await appointmentOf(ada, 10), await appointmentOf(ada, 45), await appointmentOf(ada, 90)];
    const others = [
      await appointmentOf(ada, -20),
      await appointmentOf(ada, 240),
      await appointmentOf(bola, 20),
      await appointmentOf(ada, 20),
      await appointmentOf(ada, 80),
    ];
    await t.pool.query(`update appointments set attendance = 'attended', marked_at = now() where id = $1`, [others[3]]);
    await t.pool.query(`update appointments set status = 'cancelled' where id = $1`, [others[4]]);
    expect((await tell(ada, 40)).json()).toEqual({ told: 3, untold: [] });
    expect(await notified(concerned)).toEqual([1, 1, 1]);
    expect(await minutesOf(concerned)).toEqual([60, 85, 70]);
    expect(await notified(others)).toEqual([0, 0, 0, 0, 0]);
  });

  test('not to those after a free hour', async () => {
    await appointmentOf(ada, 0);
    const [next, afterGap] = [await appointmentOf(ada, 30), await appointmentOf(ada, 120)];
    expect((await tell(ada, 20)).json().told).toBe(1);
    expect(await notified([next, afterGap])).toEqual([1, 0]);
  });

  test('once, and again when it grew by 15 minutes', async () => {
    const id = await appointmentOf(ada, 20);
    for (const [after, minutes, told] of [
      [0, 60, 1],
      [0, 60, 0],
      [15, 57, 0],
      [15, 40, 0],
      [15, 60, 1],
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
    const ids = [await appointmentOf(ada, 20), await appointmentOf(ada, 50)];
    const send = async (minutes = 60) => {
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
    const more = await Promise.all([send(60), send(75), send(90)]);
    expect(more.toSorted()).toEqual([0, 0, 2]);
    expect(await notified(ids)).toEqual([2, 2]);
  });
});

test('a delay is not reported again within 15 minutes, however much it grew', async () => {
  const id = await appointmentOf(ada, 20);
  for (const minutes of [30, 45, 60, 75]) await tell(ada, minutes);
  t.clock.nowMs = START + 15 * 60_000 - 1;
  expect((await tell(ada, 65)).json().told).toBe(0);
  expect(await notified([id])).toEqual([1]);
  t.clock.nowMs += 1;
  expect((await tell(ada, 65)).json().told).toBe(1);
});

describe('a message about a delay', () => {
  test('goes to the patients of the whole place without a person', async () => {
    const ids = [await appointmentOf(ada, 5), await appointmentOf(bola, 5)];
    expect((await tell(null, 20)).json().told).toBe(2);
    expect(await notified(ids)).toEqual([1, 1]);
  });

  test('has the new time and how to move or cancel, and nothing about health or the patient', async () => {
    const id = await appointmentOf(ada, 20, 'HIV test');
    await tell(ada, 60);
    const [{ subject, text, send_before: before }] = await messagesAbout(id);
    expect(subject).toContain('Your visit on Mon 23 Nov, 09:20 will start late');
    for (const words of ['about 40 minutes late', 'about 10:00 (Lagos time)', 'move or cancel', '/appointments']) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/HIV|Ngozi Visitor/);
    expect(before).toEqual(new Date(START + 20 * 60_000));
  });

  test('is a text message only to who agreed, and the desk gets the names of who cannot be reached', async () => {
    const withConsent = await appointmentOf(ada, 30);
    const without = await appointmentOf(ada, 60);
    for (const id of [withConsent, without]) {
      await t.pool.query(
        `update users set email = '', email_confirmed_at = null, phone = '0803 123 4567' where id = (select patient_id from appointments where id = $1)`,
        [id],
      );
    }
    const { rows } = await t.pool.query('select patient_id from appointments where id = $1', [withConsent]);
    const consent = { purpose: 'reminders_sms', granted: true, givenBy: 'desk', nowMs: START } as const;
    await recordConsent(t.db, { userId: rows[0].patient_id, ...consent });
    const untold = [{ appointmentId: without, name: 'Ngozi Visitor', phone: '0803 123 4567' }];
    expect((await tell(ada, 70)).json()).toEqual({ told: 1, untold });
    const [sms] = await messagesAbout(withConsent);
    expect(sms.channel).toBe('sms');
    expect(sms.text).toContain('your 09:30 visit is about 40 min LATE, near 10:10, with ');
    expect(sms.text.length).toBeLessThanOrEqual(160);
    expect(await messagesAbout(without)).toEqual([]);
    // A lost reply: the names come again, the message doesn't.
    expect((await tell(ada, 70)).json()).toEqual({ told: 0, untold });
  });
});

describe('a patient', () => {
  test('whom the reply names, because no message reaches them, reads of that look in the access log, once a day', async () => {
    const id = await appointmentOf(ada, 20);
    const { rows } = await t.pool.query(
      `update users set email = '', email_confirmed_at = null where id = (select patient_id from appointments where id = $1) returning id`,
      [id],
    );
    for (const minutes of [60, 60, 40]) expect((await tell(ada, minutes)).json().untold).toHaveLength(1);
    const { rows: log } = await t.pool.query(
      `select actor_id, object from activity_log where subject_id = $1 and act = 'appointment.list'`,
      [rows[0].id],
    );
    expect(log).toEqual([{ actor_id: place.member.id, object: `appointment:${id}` }]);
  });

  test('reads the delay at the visit and behind the link of the mail, and who reported it in the access log', async () => {
    const id = await appointmentOf(ada, 20);
    const { rows } = await t.pool.query(
      `update users set email_confirmed_at = now() where id = (select patient_id from appointments where id = $1)
       returning id as patient_id`,
      [id],
    );
    await tell(ada, 60);
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
  const next = await appointmentOf(ada, 45);
  const after = async (minutes: number) => {
    t.clock.nowMs = START + minutes * 60_000;
    return (await place.queue()).late;
  };
  expect(await after(24)).toEqual([]);
  const { rows } = await t.pool.query('select name from resources where id = $1', [ada]);
  const patients = [
    { appointmentId: next, name: 'Ngozi Visitor', date: new Date(START + 45 * 60_000).toISOString(), minutes: 10 },
  ];
  expect(await after(25)).toEqual([{ resourceId: ada, name: rows[0].name, minutes: 15, patients }]);
  const { rows: looks } = await t.pool.query(
    `select object from activity_log where act = 'appointment.list' and actor_id = $1`,
    [place.member.id],
  );
  expect(looks).toEqual([{ object: `appointment:${next}` }]);
  await place.act(ticket, 'begin');
  expect(await after(26)).toEqual([]);
});

describe('that a person is no longer late', () => {
  const end = (resourceId: number | null) => place.call('POST', 'delays/end', { resourceId });
  const messagesOf = async (id: number, kind = 'visit-on-time') =>
    (
      await t.pool.query('select text, status from messages where about = $1 and kind = $2', [
        `appointment:${id}`,
        kind,
      ])
    ).rows;

  test('is reported to exactly those who were notified and have not come, once', async () => {
    const [next, came, cancelled, over] = [
      await appointmentOf(ada, 20),
      await appointmentOf(ada, 50),
      await appointmentOf(ada, 80),
      await appointmentOf(ada, 1),
    ];
    const notNotified = [await appointmentOf(ada, 240), await appointmentOf(bola, 20)];
    expect((await tell(ada, 60)).json().told).toBe(4);
    await t.pool.query(`update appointments set attendance = 'attended', marked_at = now() where id = $1`, [came]);
    await t.pool.query(`update appointments set status = 'cancelled' where id = $1`, [cancelled]);
    t.clock.nowMs += 60_000;
    expect((await place.queue()).reported).toEqual([{ resourceId: ada, name: 'Dr. Ada', patients: 1 }]);
    const replies = await Promise.all([end(ada), end(ada), end(ada)]);
    expect(replies.map((reply) => Number(reply.json().told)).toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    const [message] = await messagesOf(next);
    expect(message.text).toContain('is no longer running late. Please come for 09:20 (Lagos time)');
    for (const id of [came, cancelled, over, ...notNotified]) expect(await messagesOf(id)).toEqual([]);
    expect((await place.queue()).reported).toEqual([]);
    const { rows } = await t.pool.query(`select act from activity_log where object = $1 order by id`, [
      `appointment:${next}`,
    ]);
    expect(rows.map(({ act }) => act)).toEqual(['appointment.delay', 'appointment.on_time']);
  });

  test('withdraws the message about the delay that has not left yet, and a later delay is reported again', async () => {
    const id = await appointmentOf(ada, 20);
    await tell(ada, 60);
    await end(ada);
    expect((await messagesOf(id, 'visit-delayed')).map(({ status }) => status)).toEqual(['withdrawn']);
    t.clock.nowMs += 15 * 60_000;
    expect((await tell(ada, 60)).json().told).toBe(1);
  });

  test('names those whom no message reaches', async () => {
    const id = await appointmentOf(ada, 20);
    await t.pool.query(
      `update users set email = '', email_confirmed_at = null where id = (select patient_id from appointments where id = $1)`,
      [id],
    );
    await tell(ada, 60);
    const untold = [{ appointmentId: id, name: 'Ngozi Visitor', phone: '0803 000 0000' }];
    expect((await end(null)).json()).toEqual({ told: 0, untold });
    expect((await end(null)).json()).toEqual({ told: 0, untold: [] });
  });
});

test('taking back is no way around the limit: a delay is reported again 15 minutes after it was taken back', async () => {
  const id = await appointmentOf(ada, 60);
  const rounds: number[] = [];
  for (const after of [0, 1, 2, 10, 14, 15, 16, 20]) {
    t.clock.nowMs = START + after * 60_000;
    rounds.push(
      (await tell(ada, 90)).json().told,
      (await place.call('POST', 'delays/end', { resourceId: ada })).json().told,
    );
  }
  expect(rounds).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0]);
  const { rows } = await t.pool.query(
    `select from messages where about = $1 and kind in ('visit-delayed', 'visit-on-time')`,
    [`appointment:${id}`],
  );
  expect(rows).toHaveLength(4);
});
