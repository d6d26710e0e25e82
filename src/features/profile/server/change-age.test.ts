import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#features/auth/server/passwords/password.ts';
import { newPatient, testApp } from '#test/app.ts';

const t = await testApp();
const password = 'an own password';
const passwordHash = await hashPassword(password);
let me: Awaited<ReturnType<typeof newPatient>>;
beforeEach(async () => {
  me = await newPatient(t, { passwordHash });
});

const guardian = { guardianName: 'Ada Obi', guardianRelation: 'Parent', guardianConsent: true };
const ADULT = '1990-05-01';
const CHILD = '2015-05-01';
const put = (payload: object, { id, cookie } = me) =>
  t.app.inject({ method: 'PUT', url: `/api/users/${id}/age`, payload, headers: { cookie } });
const get = async () => (await t.app.inject({ url: `/api/users/${me.id}/age`, headers: { cookie: me.cookie } })).json();
const guardianConsents = async () =>
  (await t.pool.query(`select given_by from consents where user_id = $1 and purpose = 'guardian'`, [me.id])).rows;
const noGuardian = { guardianName: null, guardianRelation: null };

test('an adult sets a date of birth and clears it', async () => {
  expect(await get()).toEqual({ dateOfBirth: null, ...noGuardian });
  expect((await put({ dateOfBirth: ADULT })).json()).toEqual({ dateOfBirth: ADULT, ...noGuardian });
  expect(await get()).toEqual({ dateOfBirth: ADULT, ...noGuardian });
  expect((await put({ dateOfBirth: null })).json()).toEqual({ dateOfBirth: null, ...noGuardian });
  expect(await guardianConsents()).toEqual([]);
});

test('a date of birth under 18 needs a guardian, whose consent is recorded once', async () => {
  const alone = await put({ dateOfBirth: CHILD });
  expect(alone.statusCode).toBe(400);
  expect(Object.keys(alone.json().fields)).toEqual(['guardianName', 'guardianRelation', 'guardianConsent']);
  expect(await get()).toEqual({ dateOfBirth: null, ...noGuardian });
  const guarded = { dateOfBirth: CHILD, guardianName: 'Ada Obi', guardianRelation: 'Parent' };
  expect((await put({ dateOfBirth: CHILD, ...guardian })).json()).toEqual(guarded);
  expect(await guardianConsents()).toEqual([{ given_by: 'guardian' }]);
  // The guardian on record is enough for another date of birth, and for none.
  expect((await put({ dateOfBirth: '2014-05-01', password })).json()).toEqual({
    ...guarded,
    dateOfBirth: '2014-05-01',
  });
  expect((await put({ dateOfBirth: null, password })).json()).toEqual({ ...guarded, dateOfBirth: null });
  expect(await guardianConsents()).toHaveLength(1);
  const other = { ...guardian, guardianName: 'Bola Obi', guardianRelation: 'Grandparent' };
  expect((await put({ dateOfBirth: CHILD, ...other, password })).json()).toMatchObject({ guardianName: 'Bola Obi' });
  expect(await guardianConsents()).toHaveLength(2);
});

test('without the consent of a guardian, or with incomplete details, nothing changes', async () => {
  for (const part of [{ guardianConsent: false }, { guardianName: ' ' }, { guardianRelation: undefined }]) {
    expect((await put({ dateOfBirth: CHILD, ...guardian, ...part })).statusCode).toBe(400);
    expect((await put({ dateOfBirth: null, ...guardian, ...part })).statusCode).toBe(400);
  }
  expect(await get()).toEqual({ dateOfBirth: null, ...noGuardian });
  expect(await guardianConsents()).toEqual([]);
});

test('an adult has no guardian, and one on record is removed', async () => {
  await put({ dateOfBirth: CHILD, ...guardian });
  expect((await put({ dateOfBirth: ADULT, ...guardian, password })).json()).toEqual({
    dateOfBirth: ADULT,
    ...noGuardian,
  });
  expect(await guardianConsents()).toHaveLength(1);
});

test.each([
  ['2026-11-24', 'Date of birth cannot be in the future'],
  ['1899-12-31', 'Enter a date of birth in 1900 or later'],
  ['2015-02-30', 'That date does not exist.'],
])('the date of birth %s is refused', async (dateOfBirth, message) => {
  const answer = await put({ dateOfBirth });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ dateOfBirth: message });
});

test("a user can't read or change the age of another user", async () => {
  const other = await newPatient(t);
  expect((await put({ dateOfBirth: ADULT }, { id: other.id, cookie: me.cookie })).statusCode).toBe(404);
  const headers = { cookie: me.cookie };
  expect((await t.app.inject({ url: `/api/users/${other.id}/age`, headers })).statusCode).toBe(404);
});

test("without the password a guardian on record can't be removed or changed", async () => {
  await put({ dateOfBirth: CHILD, ...guardian });
  const before = await get();
  const other = { ...guardian, guardianName: 'Bola Obi' };
  for (const change of [{ dateOfBirth: ADULT }, { dateOfBirth: null }, { dateOfBirth: CHILD, ...other }]) {
    for (const tried of [{}, { password: '' }, { password: 'a wrong password' }]) {
      const answer = await put({ ...change, ...tried });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().fields)).toEqual(['password']);
    }
  }
  expect(await get()).toEqual(before);
  expect(await guardianConsents()).toHaveLength(1);
});
