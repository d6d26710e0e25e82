import { beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { personWith } from '#test/access/principals.ts';
import { newPatient, testApp } from '#test/app.ts';
import { mailedTo, tokenMailedTo } from '#test/mailed.ts';
import { eraseContacts } from './alert-contact-data-store.ts';

const t = await testApp();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let round = 0;
let email = '';
let providerId: number;
let desk: { readonly id: number; readonly cookie: string };

beforeEach(async () => {
  round += 1;
  email = `desk-${round}@example.com`;
  t.clock.nowMs = Date.UTC(2026, 10, 23, 8) + round * DAY_MS;
  desk = await newPatient(t, { fullName: 'Front Desk' });
  providerId = await practiceOf(t, desk);
  await setState('setting_up', null);
});

const setState = (state: string, liveBy: string | null) =>
  t.pool.query(
    `update providers set booking_state = $2, live_by = $3, hours_confirmed_at = now(),
     paused_reason = case when $2 = 'paused' then 'member' end where id = $1`,
    [providerId, state, liveBy],
  );
const call = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object, cookie = desk.cookie) =>
  t.app.inject({
    method,
    url: `/api/portal/providers/${providerId}/contacts${path}`,
    headers: { cookie },
    ...(payload && { payload }),
  });
const add = (address = email, cookie = desk.cookie) => call('POST', '', { email: address }, cookie);
const list = async () => (await call('GET')).json<{ id: number; email: string; confirmedAt: string | null }[]>();
const press = (token: string) =>
  t.app.inject({ method: 'POST', url: '/api/practice-alerts/confirm', payload: { token } });
const newestToken = (address = email) => tokenMailedTo(t, address, 'test-alert');
const missing = async () => {
  const url = `/api/portal/providers/${providerId}/checklist`;
  return (await t.app.inject({ url, headers: { cookie: desk.cookie } })).json().missing;
};
const acts = async () =>
  (
    await t.pool.query(`select act, actor_name, details from activity_log where object = $1 order by id`, [
      `provider:${providerId}`,
    ])
  ).rows;
async function confirmed(address = email): Promise<number> {
  const { id } = (await add(address)).json();
  t.clock.nowMs += 1000;
  expect((await press(await newestToken(address))).statusCode).toBe(200);
  return id;
}

test('an added address is mailed a test alert, and counts once its button was pressed', async () => {
  const added = await add();
  const testSentAt = new Date(t.clock.nowMs).toISOString();
  const contact = { id: expect.any(Number), email, phone: null, push: null, testSentAt, confirmedAt: null };
  expect([added.statusCode, added.json()]).toEqual([201, contact]);
  expect(await missing()).toContain('contact');
  t.clock.nowMs += 5 * MINUTE_MS;
  const answer = await press(await newestToken());
  expect([answer.statusCode, answer.json()]).toEqual([200, { practice: 'Dr. Ngozi Test', providerId }]);
  expect(await list()).toEqual([{ ...added.json(), confirmedAt: new Date(t.clock.nowMs).toISOString() }]);
  expect(await missing()).not.toContain('contact');
});

test('the mail is secret, says whose news these are, and has no name that a member typed', async () => {
  await add();
  const [mail] = await mailedTo(t, email);
  expect(mail).toMatchObject({
    kind: 'test-alert',
    user_id: null,
    secret: true,
    subject: 'Test alert for Dr. Ngozi Test',
  });
  expect(mail?.text).toContain('a patient has booked, moved or cancelled a visit');
  expect(mail?.text).toContain('this mail is a mistake: do nothing');
  expect(mail?.text).not.toContain('Front Desk');
});

test('of the token only its hash is stored', async () => {
  await add();
  const token = await newestToken();
  const { rows } = await t.pool.query(
    `select c::text as row from alert_contacts c union all select l::text from activity_log l`,
  );
  for (const { row } of rows) expect(row).not.toContain(token);
});

test('the same link pressed twice is no error, and counts once', async () => {
  await add();
  const token = await newestToken();
  t.clock.nowMs += MINUTE_MS;
  const first = await press(token);
  const [{ confirmedAt } = { confirmedAt: null }] = await list();
  t.clock.nowMs += MINUTE_MS;
  const second = await press(token);
  expect(second.json()).toEqual(first.json());
  expect((await list())[0]?.confirmedAt).toBe(confirmedAt);
  expect((await acts()).map(({ act }) => act)).toEqual(['contact.add', 'contact.confirm']);
});

test('two presses at the same moment confirm once', async () => {
  await add();
  const token = await newestToken();
  const answers = await Promise.all([press(token), press(token), press(token)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await acts()).filter(({ act }) => act === 'contact.confirm')).toHaveLength(1);
});

test('fetching the link confirms nothing, however often', async () => {
  await add();
  const token = await newestToken();
  for (const url of [
    `/practice-alert`,
    `/api/practice-alerts/confirm`,
    `/api/practice-alerts/confirm?token=${token}`,
  ]) {
    await t.app.inject({ url });
    await t.app.inject({ method: 'HEAD', url });
  }
  expect((await list())[0]?.confirmedAt).toBeNull();
});

test.each([
  ['a link that was never made', async () => 'x'.repeat(43)],
  [
    'a link of seven days ago',
    async () => {
      const token = await newestToken();
      t.clock.nowMs += 7 * DAY_MS;
      return token;
    },
  ],
  [
    'a link that a newer test alert replaced',
    async () => {
      const [token, [contact]] = [await newestToken(), await list()];
      await call('POST', `/${contact?.id}/test`);
      return token;
    },
  ],
  [
    'the link of a removed contact',
    async () => {
      const [token, [contact]] = [await newestToken(), await list()];
      await call('DELETE', `/${contact?.id}`);
      return token;
    },
  ],
  [
    'the link of a practice that left the network',
    async () => {
      await t.pool.query(
        `update providers set booking_state = 'closed', live_by = null, removed_at = now() where id = $1`,
        [providerId],
      );
      return await newestToken();
    },
  ],
])('%s does not work', async (_, tokenOf) => {
  await add();
  const answer = await press(await tokenOf());
  expect([answer.statusCode, answer.json().code]).toEqual([410, 'link_expired']);
  const { rows } = await t.pool.query(
    'select from alert_contacts where provider_id = $1 and confirmed_at is not null',
    [providerId],
  );
  expect(rows).toEqual([]);
});

test('another test alert withdraws the unsent one, and a confirmed contact stays confirmed meanwhile', async () => {
  const id = await confirmed();
  await call('POST', `/${id}/test`);
  t.clock.nowMs += MINUTE_MS;
  const tested = await call('POST', `/${id}/test`);
  expect(tested.json()).toMatchObject({
    id,
    testSentAt: new Date(t.clock.nowMs).toISOString(),
    confirmedAt: expect.any(String),
  });
  expect(await missing()).not.toContain('contact');
  const { rows } = await t.pool.query('select status from messages where recipient = $1 order by id', [email]);
  expect(rows.map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn', 'queued']);
  t.clock.nowMs += MINUTE_MS;
  await press(await newestToken());
  expect((await list())[0]?.confirmedAt).toBe(new Date(t.clock.nowMs).toISOString());
});

test('five test alerts an hour to one address, also if it is removed and added again', async () => {
  const { id } = (await add()).json();
  for (let sent = 1; sent < 4; sent++) expect((await call('POST', `/${id}/test`)).statusCode).toBe(200);
  await call('DELETE', `/${id}`);
  const again = (await add(email.toUpperCase())).json();
  const refused = await call('POST', `/${again.id}/test`);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect((await add(`other-${email}`)).statusCode).toBe(201);
  t.clock.nowMs += 60 * MINUTE_MS;
  const cookie = `session=${await openSession(t.db, desk.id, t.clock.nowMs)}`;
  expect((await call('POST', `/${again.id}/test`, undefined, cookie)).statusCode).toBe(200);
});

test('twenty test alerts a day from one practice, to any addresses', async () => {
  for (let sent = 0; sent < 20; sent++) {
    const added = await add(`stranger-${round}-${sent}@example.com`);
    expect(added.statusCode).toBe(201);
    await call('DELETE', `/${added.json().id}`);
  }
  expect((await add()).statusCode).toBe(429);
  expect(await list()).toEqual([]);
});

test('an address is in the list once, in any spelling, also of requests at the same moment', async () => {
  const answers = await Promise.all([add(), add(email.toUpperCase()), add()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const refused = await add();
  expect(refused.json()).toMatchObject({ code: 'contact_exists', message: 'This address is in your list already.' });
  expect(await list()).toHaveLength(1);
  const { rows } = await t.pool.query('select from messages where lower(recipient) = $1', [email]);
  expect(rows).toHaveLength(1);
});

describe('an address that answered for another place', () => {
  let beside: number;
  beforeEach(async () => {
    await confirmed();
    beside = providerId;
    providerId = await practiceOf(t, desk);
    await setState('setting_up', null);
  });
  const joinPlaces = async (...places: number[]) => {
    const { rows } = await t.pool.query('insert into practices (name, created_at) values ($1, now()) returning id', [
      'Ayoka Clinic',
    ]);
    await t.pool.query('update providers set practice_id = $1 where id = any($2)', [rows[0].id, places]);
  };
  const tests = async () =>
    (await t.pool.query("select from messages where kind = 'test-alert' and lower(recipient) = $1", [email])).rowCount;

  test('counts at once within the practice, in any spelling, without another mail', async () => {
    await joinPlaces(providerId, beside);
    const answeredAt = new Date(t.clock.nowMs).toISOString();
    t.clock.nowMs += MINUTE_MS;
    const added = await add(email.toUpperCase());
    expect([added.statusCode, added.json()]).toMatchObject([201, { testSentAt: null, confirmedAt: answeredAt }]);
    expect(await missing()).not.toContain('contact');
    expect(await tests()).toBe(1);
  });

  test('gets a test alert if the places are different practices', async () => {
    await joinPlaces(providerId);
    await joinPlaces(beside);
    expect((await add()).json()).toMatchObject({ confirmedAt: null });
    expect(await tests()).toBe(2);
  });

  test('gets a test alert if the place belongs to no practice', async () => {
    expect((await add()).json()).toMatchObject({ confirmedAt: null });
  });

  test('gets a test alert if the person who adds it is no member there', async () => {
    await joinPlaces(providerId, beside);
    const other = await newPatient(t);
    await t.pool.query('update provider_members set user_id = $1 where provider_id = $2', [other.id, beside]);
    expect((await add()).json()).toMatchObject({ confirmedAt: null });
  });

  test('gets a test alert if it never answered there', async () => {
    await joinPlaces(providerId, beside);
    await t.pool.query('update alert_contacts set confirmed_at = null where provider_id = $1', [beside]);
    expect((await add()).json()).toMatchObject({ confirmedAt: null });
  });
});

test('a practice has five addresses at most, also of requests at the same moment', async () => {
  const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((n) => add(`${n}-${email}`)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    201, 201, 201, 201, 201, 409, 409,
  ]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('too_many_contacts');
  expect(await list()).toHaveLength(5);
});

test.each([
  'no-address',
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  '"Front Desk" <a@example.com>',
  'a@example.com\u0000',
  '<script>@example.com',
  `${'a'.repeat(250)}@example.com`,
  '',
])('refuses %j as an address', async (hostile) => {
  const answer = await add(hostile);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
  expect(await list()).toEqual([]);
});

describe('the last confirmed contact', () => {
  const remove = async (id: number) => {
    const answer = await call('DELETE', `/${id}`);
    return [answer.statusCode, answer.json().code];
  };

  test('stays while patients can book; bookings paused or another contact let it go', async () => {
    const id = await confirmed();
    const waiting = (await add(`waiting-${email}`)).json();
    await setState('live', 'member');
    expect(await remove(id)).toEqual([409, 'last_contact']);
    expect(await remove(waiting.id)).toEqual([200, undefined]);
    expect(await remove(id)).toEqual([409, 'last_contact']);
    const other = await confirmed(`other-${email}`);
    expect(await remove(id)).toEqual([200, undefined]);
    expect(await remove(other)).toEqual([409, 'last_contact']);
    await setState('paused', 'member');
    expect(await remove(other)).toEqual([200, undefined]);
    expect(await missing()).toContain('contact');
  });

  test('of two, only one can be removed at the same moment', async () => {
    const ids = [await confirmed(), await confirmed(`other-${email}`)];
    await setState('live', 'member');
    const answers = await Promise.all(ids.map(remove));
    expect(answers.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is either there when bookings start or their start is refused, 20 times', async () => {
    const start = () =>
      t.app.inject({
        method: 'PUT',
        url: `/api/portal/providers/${providerId}/bookings`,
        headers: { cookie: desk.cookie },
        payload: { on: true, was: 'setting_up' },
      });
    for (let turn = 0; turn < 20; turn++) {
      const id = await confirmed(`${turn}-${email}`);
      const [[removed], started] = await Promise.all([remove(id), start()]);
      expect([removed, started.statusCode]).toEqual(removed === 200 ? [200, 409] : [409, 200]);
      await setState('setting_up', null);
      if (removed === 409) await remove(id);
    }
  });
});

test('what was done with contacts is in the audit log, with masked addresses', async () => {
  const id = await confirmed();
  await call('POST', `/${id}/test`);
  await call('DELETE', `/${id}`);
  const masked = 'd…@e….com';
  expect(await acts()).toEqual([
    { act: 'contact.add', actor_name: 'Front Desk', details: { contact: id, email: masked } },
    { act: 'contact.confirm', actor_name: masked, details: { contact: id } },
    { act: 'contact.test', actor_name: 'Front Desk', details: { contact: id, email: masked } },
    { act: 'contact.remove', actor_name: 'Front Desk', details: { contact: id, email: masked } },
  ]);
});

test('another practice looks missing, and so does its contact among the own ones', async () => {
  const { id } = (await add()).json();
  const stranger = await personWith(t, { role: 'provider', permissions: [] });
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['POST', '', { email: 'stranger@example.com' }],
    ['POST', `/${id}/test`, undefined],
    ['DELETE', `/${id}`, undefined],
  ] as const) {
    expect((await call(method, path, body, stranger.cookie)).statusCode, `${method} ${path}`).toBe(404);
  }
  providerId = await practiceOf(t, stranger);
  for (const [method, path] of [
    ['POST', `/${id}/test`],
    ['DELETE', `/${id}`],
  ] as const) {
    expect((await call(method, path, undefined, stranger.cookie)).statusCode, `${method} ${path}`).toBe(404);
  }
  expect(await mailedTo(t, email)).toHaveLength(1);
});

test('deleting an account removes its own address from practices, and keeps the others without who added them', async () => {
  const own = `own-${round}@example.com`;
  await t.pool.query('update users set email = $2, email_confirmed_at = now() where id = $1', [desk.id, own]);
  await add(own.toUpperCase());
  await add();
  const read = async () =>
    (await t.app.inject({ url: `/api/users/${desk.id}/export`, headers: { cookie: desk.cookie } })).json();
  expect((await read()).data.newsContacts).toMatchObject([{ email: own.toUpperCase() }, { email }]);
  await t.db.transaction((tx) => eraseContacts(tx, desk.id));
  const { rows } = await t.pool.query('select email, added_by from alert_contacts where provider_id = $1', [
    providerId,
  ]);
  expect(rows).toEqual([{ email, added_by: null }]);
});
