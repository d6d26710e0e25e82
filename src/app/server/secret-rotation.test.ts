import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { questionToken, tokenOfQuestion } from '#features/applications/server/question-link.ts';
import {
  appointmentToken,
  isJoinSignature,
  isSigned,
  joinSignature,
} from '#features/appointments/server/appointment-link.ts';
import { sealSecondFactorsAgain } from '#features/auth/server/second-factor/second-factor.ts';
import { sealAddress, unsealAddress } from '#features/calendars/server/sealed-address.ts';
import { readSeenToken, seenToken } from '#features/practice-news/server/seen-link.ts';
import { readConfig } from '#platform/server/config.ts';
import { appendActivity, findTampering } from '#platform/server/logs/activity-log-store.ts';
import { pushKeysOf } from '#platform/server/messages/push-keys.ts';
import { type KeyFor, keysFrom } from '#platform/server/secrets.ts';
import { checkSecret } from '#platform/server/server-state-store.ts';
import { tokenHashOf } from '#platform/server/token.ts';
import { readyFor, requestFor } from '#test/access/call-set-up.ts';
import { appointmentTo, practiceOf } from '#test/access/portal-set-ups.ts';
import { personWith } from '#test/access/principals.ts';
import { SET_UPS } from '#test/access/set-ups.ts';
import { TEST_KEYS, TEST_SECRET, type TestApp, testApp } from '#test/app.ts';
import { EMPTY_CALENDARS } from '#test/calendar-server.ts';
import { newDevice } from '#test/passkey.ts';
import { newPractice, newResource } from '#test/resources.ts';
import { codeOf, cookiesOf, newAccount, PASSWORD, post, setUpSecondFactor } from '#test/sign-in.ts';
import { buildApp } from './build-app.ts';

const NEW_SECRET = 'the next secret of the test servers, also long enough';
const ROTATED = keysFrom(NEW_SECRET, [TEST_SECRET]);
const NEW_ONLY = keysFrom(NEW_SECRET);

const before = await testApp();
/** The same installation with the new secret and the earlier one. */
const rotated = await restarted(ROTATED);
/** The same with the new secret only: what needs the earlier one fails there. */
const forgetful = await restarted(NEW_ONLY);

async function restarted(keyFor: KeyFor): Promise<TestApp> {
  const app = await buildApp({
    db: before.db,
    config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DATA_DIR: tmpdir() }),
    keyFor,
    now: before.clock.now,
    network: EMPTY_CALENDARS,
    checkDatabase: async () => undefined,
  });
  return { ...before, app };
}

const login = (t: TestApp, username: string, code?: string, cookie = '') =>
  post(t, '/api/login', { username, password: PASSWORD, ...(code !== undefined && { code }) }, { cookie });
const inBoth = async (act: (t: TestApp) => Promise<number>) => [await act(rotated), await act(forgetful)];

test('sessions go on', async () => {
  const { cookie } = await newAccount(before, 'stays');
  const status = async (t: TestApp) => (await t.app.inject({ url: '/api/user', headers: { cookie } })).statusCode;
  expect(await inBoth(status)).toEqual([200, 200]);
});

test('a known browser stays known: guesses from elsewhere do not stop it', async () => {
  const { username } = await newAccount(before, 'known');
  const mark = cookiesOf(await login(before, username));
  for (let at = 0; at < 5; at++) await post(rotated, '/api/login', { username, password: 'a wrong one' });
  expect(await inBoth(async (t) => (await login(t, username, undefined, mark)).statusCode)).toEqual([200, 429]);
});

test('authenticators and recovery codes work, also once the earlier secret is gone', async () => {
  const { cookie, username } = await newAccount(before, 'factor');
  const { secret, recoveryCodes } = await setUpSecondFactor(before, cookie);
  expect((await login(forgetful, username, codeOf(before, secret))).statusCode).not.toBe(200);
  expect((await login(rotated, username, codeOf(before, secret))).statusCode).toBe(200);
  expect((await login(rotated, username, recoveryCodes[0])).statusCode).toBe(200);
  before.clock.nowMs += 30_000;
  // As each start does.
  await sealSecondFactorsAgain(before.db, ROTATED);
  expect((await login(forgetful, username, codeOf(before, secret))).statusCode).toBe(200);
});

test('an authenticator that is being set up can be confirmed', async () => {
  const { cookie } = await newAccount(before, 'halfway');
  const started = await post(before, '/api/user/second-factor', { password: PASSWORD }, { cookie });
  const code = codeOf(before, started.json().secret);
  expect((await post(rotated, '/api/user/second-factor/confirm', { code }, { cookie })).statusCode).toBe(200);
});

test('a challenge for a passkey can be answered, and passkeys themselves need no secret', async () => {
  const { cookie } = await newAccount(before, 'passkeys');
  const device = newDevice();
  const started = await post(before, '/api/user/passkeys/challenge', { password: PASSWORD }, { cookie });
  const add = async (t: TestApp) => {
    const headers = { cookie: `${cookie}; ${cookiesOf(started)}` };
    return (await post(t, '/api/user/passkeys', device.make(started.json().challenge), headers)).statusCode;
  };
  expect([await add(forgetful), await add(rotated)]).toEqual([401, 201]);
  const challenged = await post(forgetful, '/api/passkey-sign-in/challenge', {});
  const signed = device.sign(challenged.json().challenge);
  expect((await post(forgetful, '/api/passkey-sign-in', signed, { cookie: cookiesOf(challenged) })).statusCode).toBe(
    200,
  );
});

test('calendar subscriptions of one person are read', async () => {
  const owner = await personWith(before, { role: 'provider', permissions: [] });
  const providerId = await practiceOf(before, owner);
  await newResource(before, await newPractice(before, [providerId]), { at: [providerId], name: 'Dr. Ada' });
  const made = await post(before, `/api/portal/providers/${providerId}/calendar-feed`, {}, { cookie: owner.cookie });
  const { pathname, search } = new URL(made.json<{ people: { url: string }[] }>().people[0]?.url ?? '');
  expect(await inBoth(async (t) => (await t.app.inject({ url: pathname + search })).statusCode)).toEqual([200, 404]);
});

test('what a shared computer keeps can be read: its keys stay while the earlier secret is set', async () => {
  const name = 'GET /api/portal/providers/:id/day-pack';
  const person = await personWith(before, { role: 'provider', permissions: [] });
  const setUp = SET_UPS[name] ?? { whose: 'anybody' };
  const filled = await readyFor(setUp, before, person);
  const keyOf = async (t: TestApp) => {
    const answer = await t.app.inject(
      requestFor({ method: 'GET', path: '/api/portal/providers/:id/day-pack' }, filled, person),
    );
    return answer.json<{ marksKey: string }>().marksKey;
  };
  const keys = [await keyOf(before), await keyOf(rotated), await keyOf(forgetful)];
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys.map((key) => key === keys[0])).toEqual([true, true, false]);
});

test('links of a visit in sent mails and texts open it', async () => {
  const owner = await personWith(before, { role: 'provider', permissions: [] });
  const id = await appointmentTo(before, await practiceOf(before, owner), 60);
  const { rows } = await before.pool.query<{ patient: number; email: string }>(
    'select u.id as patient, u.email from appointments a join users u on u.id = a.patient_id where a.id = $1',
    [id],
  );
  const { patient = 0, email = '' } = rows[0] ?? {};
  const token = appointmentToken(TEST_KEYS('link'), { id, patientId: patient }, email);
  const status = async (t: TestApp) => (await post(t, '/api/manage-visit', { token })).statusCode;
  expect(await inBoth(status)).toEqual([200, 410]);
});

const LINK = TEST_KEYS('link');
const APPOINTMENT = { id: 7, patientId: 8 };
const QUESTION = { applicationId: 7, question: 'Which licence?', sentAt: new Date(0) };
const SEEN = { newsId: 7, reader: { contactId: 8 } };
test.each<[string, (keyFor: KeyFor) => boolean]>([
  [
    'the link of a telephone',
    (keyFor) => isSigned(keyFor.all('link'), appointmentToken(LINK, APPOINTMENT, '+2348030000000'), '+2348030000000'),
  ],
  [
    'the link to a video visit',
    (keyFor) => isJoinSignature(keyFor.all('link'), joinSignature(LINK, APPOINTMENT, 'a@b.ng'), APPOINTMENT, 'a@b.ng'),
  ],
  ['the link of an alert', (keyFor) => readSeenToken(keyFor.all('link'), seenToken(LINK, SEEN))?.newsId === 7],
  [
    'the link of a question',
    (keyFor) => {
      const token = questionToken(LINK, QUESTION);
      return tokenOfQuestion(keyFor.all('link'), { ...QUESTION, tokenHash: tokenHashOf(token) }) === token;
    },
  ],
  [
    'the address of an outside calendar',
    (keyFor) => {
      const addressEncrypted = sealAddress(TEST_KEYS, 1, 'https://calendar.example/a');
      try {
        return unsealAddress(keyFor, { providerId: 1, addressEncrypted }) === 'https://calendar.example/a';
      } catch {
        return false;
      }
    },
  ],
  ['the key of push messages', (keyFor) => pushKeysOf(keyFor).publicKey === pushKeysOf(TEST_KEYS).publicKey],
])('%s holds with the earlier secret, and not without', (_, holds) => {
  expect([holds(TEST_KEYS), holds(ROTATED), holds(NEW_ONLY)]).toEqual([true, true, false]);
});

test('the activity log is verified across the change, and goes on with the new key', async () => {
  const t = await testApp();
  const act = {
    log: 'audit' as const,
    actorRole: 'admin',
    actorName: 'Ada',
    act: 'provider.update',
    object: 'provider:1',
  };
  for (const keyFor of [TEST_KEYS, ROTATED]) {
    await t.db.transaction((tx) => appendActivity(tx, keyFor, t.clock.nowMs, [act]));
  }
  expect(await findTampering(t.db, ROTATED)).toBeUndefined();
  expect(await findTampering(t.db, TEST_KEYS)).toBe(2);
  expect(await findTampering(t.db, NEW_ONLY)).toBe(1);
});

test('a server starts with another secret only if the one of the database is among the earlier ones', async () => {
  const { db } = await testApp();
  await checkSecret(db, TEST_KEYS);
  await expect(checkSecret(db, NEW_ONLY)).rejects.toThrow('SESSION_SECRET_PREVIOUS');
  await checkSecret(db, ROTATED);
  await checkSecret(db, NEW_ONLY);
  await expect(checkSecret(db, TEST_KEYS)).rejects.toThrow('The secret is not the one');
});
