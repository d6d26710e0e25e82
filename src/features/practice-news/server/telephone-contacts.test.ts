import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import { mailedTo } from '#test/mailed.ts';
import { newAccount, post } from '#test/sign-in.ts';
import { eraseContacts } from './alert-contact-data-store.ts';
import { takeDueSteps } from './escalate-news.ts';

const SMS = { SMS_URL: 'https://sms.example.ng/send' };
const t = await testApp('empty', SMS);
const withoutSms = await testApp();
const START = t.clock.nowMs;
const MINUTE_MS = 60_000;
let round = 0;
let typed: string;
let number: string;
let providerId: number;
let owner: { readonly id: number; readonly cookie: string };
let patient: { readonly cookie: string };

beforeEach(async () => {
  round += 1;
  t.clock.nowMs = START;
  const digits = String(1_000_000 + round);
  [typed, number] = [`0803 ${digits.slice(0, 3)} ${digits.slice(3)}`, `+234803${digits}`];
  owner = await newPatient(t);
  providerId = await practiceOf(t, owner);
  await t.pool.query("update providers set live_by = 'member', hours_confirmed_at = now() where id = $1", [providerId]);
  patient = await newAccount(t, `ngozi.sms${round}`, { fullName: 'Ngozi Secret-Name' });
});

const call = (path = '', payload: object = { phone: typed }) =>
  t.app.inject({
    method: 'POST',
    url: `/api/portal/providers/${providerId}/contacts${path}`,
    headers: { cookie: owner.cookie },
    payload,
  });
const tokenIn = (text: string | undefined) => /\/practice-alert#([\w-]{43})$/.exec(text ?? '')?.[1];
async function confirmed(): Promise<void> {
  expect((await call()).statusCode).toBe(201);
  t.clock.nowMs += 1000;
  const [sms] = await mailedTo(t, number);
  const payload = { token: tokenIn(sms?.text) };
  expect((await t.app.inject({ method: 'POST', url: '/api/practice-alerts/confirm', payload })).statusCode).toBe(200);
}
async function book(date: string): Promise<void> {
  const wanted = { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Chest pain' };
  expect((await post(t, '/api/appointments', wanted, { cookie: patient.cookie })).statusCode).toBe(201);
}
const texts = async () => (await mailedTo(t, number)).filter(({ kind }) => kind !== 'test-alert');

test('a mobile number is kept in E.164, and its test alert is one secret text message with the link', async () => {
  const added = await call();
  expect([added.statusCode, added.json()]).toMatchObject([201, { email: null, phone: number, confirmedAt: null }]);
  const [sms, ...others] = await mailedTo(t, number);
  expect(others).toEqual([]);
  expect(sms).toMatchObject({ channel: 'sms', secret: true });
  expect(tokenIn(sms?.text)).toBeDefined();
  expect(sms?.text).toMatch(/^Alafia: test alert for Dr\. Ngozi Test\. Open this and press the button: /);
});

test('the link of the text message confirms the number, and a second test alert replaces it', async () => {
  await confirmed();
  const { rows } = await t.pool.query('select id, confirmed_at from alert_contacts where provider_id = $1', [
    providerId,
  ]);
  expect(rows[0].confirmed_at).toEqual(new Date(t.clock.nowMs));
  expect((await call(`/${rows[0].id}/test`, {})).statusCode).toBe(200);
  const [first, second] = await mailedTo(t, number);
  expect(tokenIn(second?.text)).not.toBe(tokenIn(first?.text));
});

test.each([
  ['neither', {}, 400, 'invalid'],
  ['both', { email: 'a@example.com', phone: '0803 123 4567' }, 400, 'invalid'],
  ['an empty number', { phone: '' }, 400, 'invalid'],
  ['a number that lacks a digit', { phone: '0803 123 456' }, 400, 'invalid'],
  ['a landline without an area', { phone: '234 5678' }, 400, 'invalid'],
  ['a text', { phone: 'call us' }, 400, 'invalid'],
])('%s is refused', async (_, contact, status, code) => {
  const answer = await call('', contact);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('a number is in the list once, in any spelling', async () => {
  await call();
  const again = await call('', { phone: number });
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { code: 'contact_exists', fields: { phone: 'This number is in your list already.' } },
  ]);
});

test('five test alerts an hour to one number, also if it is removed and added again', async () => {
  const { id } = (await call()).json();
  for (let sent = 1; sent < 5; sent++) expect((await call(`/${id}/test`, {})).statusCode).toBe(200);
  expect((await call(`/${id}/test`, {})).statusCode).toBe(429);
  await t.pool.query('delete from alert_contacts where id = $1', [id]);
  expect((await call()).statusCode).toBe(429);
});

test('without a gateway no number can be added', async () => {
  const member = await newPatient(withoutSms);
  const place = await practiceOf(withoutSms, member);
  const answer = await withoutSms.app.inject({
    method: 'POST',
    url: `/api/portal/providers/${place}/contacts`,
    headers: { cookie: member.cookie },
    payload: { phone: typed },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
  expect(answer.json().fields.phone).toContain('No text messages are sent from here.');
});

describe('news by text message', () => {
  test('are only of what starts within 24 hours, with the link and without any name', async () => {
    await confirmed();
    await book('2026-11-25T09:30:00.000Z');
    expect(await texts()).toEqual([]);
    await book('2026-11-24T07:30:00.000Z');
    const found = await texts();
    expect(found).toMatchObject([{ kind: 'practice-booked', channel: 'sms', secret: true }]);
    expect(found[0]?.text).toMatch(/^Alafia: new booking Tue 24 Nov, 08:30\. http:\/\/\S+\/clinic\/seen#[\w-]{43}$/);
    expect(JSON.stringify(found)).not.toMatch(/Ngozi Secret|Chest|pain/);
  });

  test('are of anything that climbs', async () => {
    await confirmed();
    await book('2026-11-25T09:30:00.000Z');
    t.clock.nowMs = Date.parse('2026-11-23T12:00:00.000Z');
    const context = { app: t.app, config: readConfig(SMS), db: t.db, keyFor: TEST_KEYS, now: t.clock.now };
    await takeDueSteps(context);
    const found = await texts();
    expect(found).toMatchObject([{ kind: 'practice-unseen', channel: 'sms' }]);
    expect(found[0]?.text).toMatch(/^Alafia: not seen yet: new booking Wed 25 Nov, 10:30\. /);
  });

  test('are one, not two within seconds, for a start in less than an hour', async () => {
    await t.pool.query('update providers set provides_urgent_care = true where id = $1', [providerId]);
    await confirmed();
    await book(new Date(START + 30 * MINUTE_MS).toISOString());
    const context = { app: t.app, config: readConfig(SMS), db: t.db, keyFor: TEST_KEYS, now: t.clock.now };
    await takeDueSteps(context);
    expect(await texts()).toMatchObject([{ kind: 'practice-booked' }]);
  });

  test('do not go to a number once the gateway is gone', async () => {
    await confirmed();
    await book('2026-11-25T09:30:00.000Z');
    t.clock.nowMs = Date.parse('2026-11-23T12:00:00.000Z');
    await takeDueSteps({ app: t.app, config: readConfig({}), db: t.db, keyFor: TEST_KEYS, now: t.clock.now });
    expect(await texts()).toEqual([]);
  });
});

test('deleting an account removes its own number from practices, and keeps others without who added them', async () => {
  await t.pool.query('update users set phone = $2 where id = $1', [owner.id, typed]);
  await call();
  await call('', { phone: '0805 999 0000' });
  await t.db.transaction((tx) => eraseContacts(tx, owner.id));
  const { rows } = await t.pool.query('select phone, added_by from alert_contacts where provider_id = $1', [
    providerId,
  ]);
  expect(rows).toEqual([{ phone: '+2348059990000', added_by: null }]);
});
