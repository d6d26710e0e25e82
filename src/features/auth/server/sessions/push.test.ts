import { beforeEach, expect, test } from 'vitest';
import { pushKeysOf } from '#platform/server/messages/push-keys.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import { newDesk } from '#test/desks.ts';
import { browserAddress } from '#test/push-service.ts';
import { newAccount, PASSWORD, post } from '#test/sign-in.ts';
import { openSession } from './session-store.ts';

const t = await testApp();
let user: Awaited<ReturnType<typeof newPatient>>;
beforeEach(async () => {
  user = await newPatient(t);
});

const PATH = '/api/push/subscriptions';
const subscribe = (body: object, { cookie }: { readonly cookie: string } = user) => post(t, PATH, body, { cookie });
const state = async ({ cookie } = user) => (await t.app.inject({ url: '/api/push', headers: { cookie } })).json();
const rows = async ({ id }: { readonly id: number } = user) =>
  (await t.pool.query('select id, endpoint, browser from push_subscriptions where user_id = $1 order by id', [id]))
    .rows;
/** Another browser of the user. */
async function elsewhere() {
  return { ...user, cookie: `session=${await openSession(t.db, user.id, t.clock.nowMs)}` };
}

test('a browser subscribes once, and the same again changes nothing', async () => {
  expect(await state()).toEqual({ publicKey: pushKeysOf(TEST_KEYS).publicKey, id: null, own: false });
  const address = browserAddress();
  const [first, again] = [await subscribe(address), await subscribe(address)];
  expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
  expect(await state()).toMatchObject(first.json());
  expect(await rows()).toHaveLength(1);
});

test('of one browser twenty times at the same moment there is one', async () => {
  const address = browserAddress();
  const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(address)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(await rows()).toHaveLength(1);
});

test.each(['http://127.0.0.1:5432/', 'https://10.0.0.1/', 'https://fcm.googleapis.com.evil.example/', 'a text'])(
  'the address %s is refused, and nothing is stored',
  async (endpoint) => {
    const answer = await subscribe(browserAddress(endpoint));
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['endpoint']]);
    expect(await rows()).toEqual([]);
  },
);

test('an eleventh browser is refused, also of requests at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => subscribe(browserAddress())));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect([statuses.filter((each) => each === 201).length, statuses.filter((each) => each === 409).length]).toEqual([
    10, 5,
  ]);
  expect(await rows()).toHaveLength(10);
});

test('the browser of another account is the one of who uses it now', async () => {
  const other = await newPatient(t);
  const address = browserAddress();
  await subscribe(address, other);
  expect((await subscribe(address)).statusCode).toBe(201);
  expect([await rows(), await rows(other)]).toMatchObject([[{ endpoint: address.endpoint }], []]);
});

test('a shared computer gets no messages for one person', async () => {
  const { owner, cookie } = await newDesk(t);
  const answer = await subscribe(browserAddress(), { ...user, cookie: `${owner.cookie}; ${cookie}` });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'shared_computer']);
  expect(await rows(owner)).toEqual([]);
});

test('a browser with a new address stays the same one; the address of a stranger cannot be replaced', async () => {
  const { id } = (await subscribe(browserAddress())).json();
  const [{ endpoint: replaces }] = await rows();
  const address = browserAddress();
  expect((await subscribe({ ...address, replaces })).json()).toEqual({ id });
  expect(await rows()).toMatchObject([{ id, endpoint: address.endpoint }]);
  const stranger = await newPatient(t);
  await subscribe({ ...browserAddress(), replaces: address.endpoint }, stranger);
  expect(await rows()).toMatchObject([{ id, endpoint: address.endpoint }]);
});

test('a browser is removed by its user only', async () => {
  const address = browserAddress();
  await subscribe(address);
  const remove = ({ cookie } = user) =>
    t.app.inject({ method: 'DELETE', url: PATH, payload: { endpoint: address.endpoint }, headers: { cookie } });
  expect((await remove(await newPatient(t))).statusCode).toBe(200);
  expect(await rows()).toHaveLength(1);
  expect((await remove()).statusCode).toBe(200);
  expect(await rows()).toEqual([]);
});

test('signing out ends the messages to this browser, and what waits for it; others go on', async () => {
  const other = await elsewhere();
  const { id } = (await subscribe(browserAddress())).json();
  await subscribe(browserAddress(), other);
  await t.pool.query(
    `insert into messages (kind, channel, recipient, subject, text) values ('test', 'push', $1, 'A title', 'A text')`,
    [id],
  );
  await post(t, '/api/logout', {}, { cookie: user.cookie });
  expect(await rows()).toHaveLength(1);
  const { rows: waiting } = await t.pool.query("select status, text from messages where channel = 'push'");
  expect(waiting).toEqual([{ status: 'withdrawn', text: '' }]);
});

test('signing out elsewhere ends the messages there, one or all', async () => {
  const [one, two] = [await elsewhere(), await elsewhere()];
  for (const browser of [user, one, two]) await subscribe(browserAddress(), browser);
  const { rows: sessions } = await t.pool.query('select id from sessions where user_id = $1 order by id', [user.id]);
  const end = (path: string) =>
    t.app.inject({
      method: 'DELETE',
      url: `/api/users/${user.id}/sessions${path}`,
      headers: { cookie: user.cookie },
    });
  expect((await end(`/${sessions[1].id}`)).statusCode).toBe(200);
  expect(await rows()).toHaveLength(2);
  expect((await end('')).statusCode).toBe(200);
  expect(await rows()).toHaveLength(1);
  expect((await state()).id).not.toBeNull();
});

test('a session that runs out leaves the messages', async () => {
  await subscribe(browserAddress());
  await t.pool.query('delete from sessions where user_id = $1', [user.id]);
  expect(await rows()).toHaveLength(1);
});

test('an account that is erased has no browsers', async () => {
  const person = await newAccount(t, 'erased.browser');
  await subscribe(browserAddress(), person);
  expect(await rows(person)).toHaveLength(1);
  const url = `/api/users/${person.id}`;
  const headers = { cookie: person.cookie };
  const answer = await t.app.inject({ method: 'DELETE', url, payload: { password: PASSWORD }, headers });
  expect(answer.statusCode).toBe(200);
  expect(await rows(person)).toEqual([]);
});
