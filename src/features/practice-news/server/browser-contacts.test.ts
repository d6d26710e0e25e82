import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { readConfig } from '#platform/server/config.ts';
import { sendDueMessages } from '#platform/server/messages/send-messages.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import { type Pushed, pushService } from '#test/push-service.ts';
import { newAccount, post } from '#test/sign-in.ts';
import { takeDueSteps } from './escalate-news.ts';

const service = await pushService();
afterAll(() => service.close());
const t = await testApp('empty', { PUSH_HOSTS: service.host });
const START = t.clock.nowMs;
const MINUTE_MS = 60_000;
const config = readConfig({ LOG_LEVEL: 'silent', PUSH_HOSTS: service.host });
const context = { app: t.app, config, db: t.db, keyFor: TEST_KEYS, now: t.clock.now };
let round = 0;
let providerId: number;
let owner: { readonly id: number; readonly cookie: string };
let patient: { readonly cookie: string };

beforeEach(async () => {
  round += 1;
  t.clock.nowMs = START;
  await t.pool.query('delete from messages');
  await t.pool.query('delete from practice_news');
  service.received.length = 0;
  owner = await newPatient(t);
  providerId = await practiceOf(t, owner);
  await t.pool.query("update providers set live_by = 'member', hours_confirmed_at = now() where id = $1", [providerId]);
  patient = await newAccount(t, `ngozi.push${round}`, { fullName: 'Ngozi Secret-Name' });
});

const of = (person = owner) => ({ cookie: person.cookie });
async function subscribed(path = `/push/${round}`, person = owner): Promise<number> {
  const answer = await post(t, '/api/push/subscriptions', service.subscription(path), of(person));
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: number }>().id;
}
const add = (contact: object, person = owner) =>
  post(t, `/api/portal/providers/${providerId}/contacts`, contact, of(person));
const list = async () =>
  (await t.app.inject({ url: `/api/portal/providers/${providerId}/contacts`, headers: of() })).json();
/** Sends what is due and returns what the browser got. */
async function pushed(): Promise<readonly { title: string; text: string; path: string }[]> {
  service.received.length = 0;
  while ((await sendDueMessages(context)) > 0);
  expect(service.faults).toEqual([]);
  return service.received.map(({ payload }: Pushed) => payload as { title: string; text: string; path: string });
}
const confirm = (token: string) => post(t, '/api/practice-alerts/confirm', { token }, {});
/** Adds the owner's browser, answers its test alert, and returns the id of the contact. */
async function confirmed(pushId?: number): Promise<number> {
  const { id } = (await add({ pushId: pushId ?? (await subscribed()) })).json();
  t.clock.nowMs += 1000;
  const [alert] = await pushed();
  expect((await confirm(alert?.path.split('#')[1] ?? '')).statusCode).toBe(200);
  return id;
}
const book = async (date: string, person = patient) => {
  const wanted = { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Chest pain' };
  expect((await post(t, '/api/appointments', wanted, { cookie: person.cookie })).statusCode).toBe(201);
};
const WEDNESDAY = '2026-11-25T09:30:00.000Z';
const atHour = (hour: number) => `2026-11-25T${String(hour).padStart(2, '0')}:00:00.000Z`;
async function withAddress(email = `desk${round}@example.com`): Promise<string> {
  await t.pool.query(
    'insert into alert_contacts (provider_id, email, added_at, confirmed_at) values ($1, $2, now(), now())',
    [providerId, email],
  );
  return email;
}

test('a browser is a contact once its test alert was answered; opening the notification confirms nothing', async () => {
  const pushId = await subscribed();
  const added = await add({ pushId });
  expect([added.statusCode, added.json()]).toMatchObject([
    201,
    { email: null, phone: null, push: { id: pushId, browser: 'Browser' }, confirmedAt: null },
  ]);
  const [alert, ...others] = await pushed();
  expect([alert, others]).toMatchObject([{ title: 'Test alert', path: /^\/practice-alert#[\w-]{43}$/ }, []]);
  await t.app.inject({ url: '/practice-alert', headers: of() });
  expect(await list()).toMatchObject([{ confirmedAt: null }]);
  t.clock.nowMs += 1000;
  expect((await confirm(alert?.path.split('#')[1] ?? '')).statusCode).toBe(200);
  expect(await list()).toMatchObject([{ confirmedAt: new Date(t.clock.nowMs).toISOString() }]);
});

test('a browser is in the list once, and only that of the member who adds it', async () => {
  const pushId = await subscribed();
  await add({ pushId });
  const again = await add({ pushId });
  expect([again.statusCode, again.json().code]).toEqual([409, 'contact_exists']);
  const stranger = await newPatient(t);
  const foreign = await add({ pushId: await subscribed(`/push/stranger${round}`, stranger) });
  expect([foreign.statusCode, Object.keys(foreign.json().fields)]).toEqual([400, ['pushId']]);
  expect(await list()).toHaveLength(1);
});

test('news go to the browser with time and link, and without a name or a reason', async () => {
  await confirmed();
  await book(WEDNESDAY);
  const found = await pushed();
  expect(found).toMatchObject([{ title: 'New booking: Wed 25 Nov, 10:30', path: /^\/clinic\/seen#/ }]);
  expect(JSON.stringify(found)).not.toMatch(/Ngozi|Secret|Chest|pain|Test/);
});

test('news go to no browser that did not answer', async () => {
  await add({ pushId: await subscribed() });
  await pushed();
  await book(WEDNESDAY);
  expect(await pushed()).toEqual([]);
});

test('a browser does not count as the contact that bookings need, and can always be removed', async () => {
  const id = await confirmed();
  const checklist = await t.app.inject({ url: `/api/portal/providers/${providerId}/checklist`, headers: of() });
  expect(checklist.json().missing).toContain('contact');
  await withAddress();
  await t.pool.query("update providers set booking_state = 'live' where id = $1", [providerId]);
  const remove = (contactId: number) =>
    t.app.inject({
      method: 'DELETE',
      url: `/api/portal/providers/${providerId}/contacts/${contactId}`,
      headers: of(),
    });
  const [, address] = await list();
  expect((await remove(address.id)).json().code).toBe('last_contact');
  expect((await remove(id)).statusCode).toBe(200);
});

test('the ladder reaches the browser beside each address, and never instead of one', async () => {
  await confirmed();
  const browser = String((await list())[0].push.id);
  const [first, second] = [await withAddress(`a${round}@example.com`), await withAddress(`b${round}@example.com`)];
  await book(WEDNESDAY);
  await pushed();
  const unseen = async () => {
    const { rows } = await t.pool.query("select recipient from messages where kind = 'practice-unseen' order by id");
    return rows.map(({ recipient }) => recipient);
  };
  t.clock.nowMs = Date.parse('2026-11-23T12:00:00.000Z');
  await takeDueSteps(context);
  expect(await unseen()).toEqual([first, browser]);
  expect(await pushed()).toMatchObject([{ title: 'Not seen yet: New booking: Wed 25 Nov, 10:30' }]);
  t.clock.nowMs += 25 * MINUTE_MS;
  await takeDueSteps(context);
  expect(await unseen()).toEqual([first, browser, second, browser]);
});

test('a browser that is gone is no contact any more, and the addresses still get their alerts', async () => {
  const pushId = await subscribed();
  await confirmed(pushId);
  const email = await withAddress();
  service.answers.set(`/push/${round}`, 410);
  await book(WEDNESDAY);
  await pushed();
  expect(await list()).toMatchObject([{ email }]);
  const { rows } = await t.pool.query(
    "select channel from messages where kind = 'practice-booked' and status = 'sent'",
  );
  expect(rows).toEqual([{ channel: 'email' }]);
});

describe('the browser of a member who goes', () => {
  test('gets no more news of the place that a manager took them off', async () => {
    const member = await newAccount(t, `desk.push${round}`, { role: 'provider' });
    await addMember(t.db, { providerId, userId: member.id, role: 'manager', nowMs: t.clock.nowMs });
    await withAddress();
    const pushId = await subscribed(`/push/member${round}`, member);
    const { id } = (await add({ pushId }, member)).json();
    await t.pool.query('update alert_contacts set confirmed_at = now() where id = $1', [id]);
    const other = await practiceOf(t, member);
    expect(other).not.toBe(providerId);
    const remove = `/api/portal/providers/${providerId}/members/${member.id}/remove`;
    const answer = await post(t, remove, { places: [providerId] }, of());
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await list()).map(({ push }: { push: unknown }) => push)).toEqual([null]);
  });

  test('gets no more once they sign out', async () => {
    await confirmed();
    await post(t, '/api/logout', {}, of());
    await book(WEDNESDAY);
    expect(await pushed()).toEqual([]);
  });
});

describe('in a rush', () => {
  const patients = async (number: number) => await Promise.all(Array.from({ length: number }, () => newPatient(t)));

  test('a browser and an address get three alerts each and then one about the rest; the portal has them all', async () => {
    await confirmed();
    const email = await withAddress();
    for (const [index, person] of (await patients(8)).entries()) await book(atHour(8 + index), person);
    t.clock.nowMs += 11 * MINUTE_MS;
    const found = await pushed();
    expect(found.map(({ title }) => title).toSorted()).toEqual(
      [
        '5 new bookings, the next Wed 25 Nov, 12:00',
        'New booking: Wed 25 Nov, 10:00',
        'New booking: Wed 25 Nov, 11:00',
        'New booking: Wed 25 Nov, 09:00',
      ].toSorted(),
    );
    const { rows } = await t.pool.query('select subject from messages where recipient = $1', [email]);
    expect(rows).toHaveLength(4);
    const news = await t.app.inject({ url: `/api/portal/providers/${providerId}/news`, headers: of() });
    expect(news.json().unseen).toBe(8);
  });

  test('of many bookings that no one has seen, a reader gets three alerts and one about all', async () => {
    const email = await withAddress();
    for (const [index, person] of (await patients(8)).entries()) await book(atHour(8 + index), person);
    t.clock.nowMs = Date.parse('2026-11-23T12:00:00.000Z');
    await takeDueSteps(context);
    const { rows } = await t.pool.query(
      "select subject from messages where recipient = $1 and kind like 'practice-unseen%' order by id",
      [email],
    );
    expect(rows.map(({ subject }) => subject)).toEqual([
      'Not seen yet: New booking: Wed 25 Nov, 09:00',
      'Not seen yet: New booking: Wed 25 Nov, 10:00',
      'Not seen yet: New booking: Wed 25 Nov, 11:00',
      '8 bookings not seen yet, the next Wed 25 Nov, 09:00',
    ]);
  });

  test('of alerts at the same moment none is lost', async () => {
    const email = await withAddress();
    await Promise.all((await patients(8)).map((person, index) => book(atHour(8 + index), person)));
    const { rows } = await t.pool.query('select kind, subject from messages where recipient = $1 order by id', [email]);
    const single = rows.filter(({ kind }) => kind === 'practice-booked');
    expect(single).toHaveLength(3);
    expect(rows.filter(({ kind }) => kind === 'practice-more')).toMatchObject([{ subject: /^5 new bookings, / }]);
  });
});
