import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const t = await testApp();
let people = 0;

async function register(details: object) {
  people += 1;
  const username = `young${people}`;
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { username, password: 'secret-1', fullName: 'Ife Young', email: `${username}@example.com`, ...details },
  });
  const { rows } = await t.pool.query(
    `select date_of_birth::text, guardian_name, guardian_relation,
       (select json_agg(json_build_array(purpose, version, granted, given_by) order by consents.id) from consents where user_id = users.id) as consents
     from users where username = $1`,
    [username],
  );
  return { answer, row: rows[0] };
}
const guardian = { guardianName: 'Ada Young', guardianRelation: 'Parent', guardianConsent: true };

test('the specified body is sufficient, and consent to the terms is recorded', async () => {
  const { answer, row } = await register({});
  expect(answer.statusCode).toBe(201);
  expect(row).toEqual({
    date_of_birth: null,
    guardian_name: null,
    guardian_relation: null,
    consents: [['account', '1', true, 'self']],
  });
});

test('a person under 18 in Lagos needs a guardian: without one nothing is written', async () => {
  t.clock.nowMs = Date.UTC(2026, 10, 23, 22, 59); // 23:59 in Lagos on the day before the birthday
  const { answer, row } = await register({ dateOfBirth: '2008-11-24' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({
    guardianName: 'Enter the full name of a parent or guardian',
    guardianRelation: 'Choose how they are related to you',
    guardianConsent: 'A parent or guardian has to agree',
  });
  expect(row).toBeUndefined();
  t.clock.nowMs += 60_000;
  const adult = await register({ dateOfBirth: '2008-11-24', ...guardian });
  expect(adult.answer.statusCode).toBe(201);
  expect(adult.row).toEqual({
    date_of_birth: '2008-11-24',
    guardian_name: null,
    guardian_relation: null,
    consents: [['account', '1', true, 'self']],
  });
});

test("a guardian's consent is recorded as the guardian's", async () => {
  const { answer, row } = await register({ dateOfBirth: '2015-02-28', ...guardian });
  expect(answer.statusCode).toBe(201);
  expect(row).toEqual({
    date_of_birth: '2015-02-28',
    guardian_name: 'Ada Young',
    guardian_relation: 'Parent',
    consents: [
      ['account', '1', true, 'guardian'],
      ['guardian', '1', true, 'guardian'],
    ],
  });
});

test('a person who states to be under 18 needs a guardian, also without a date of birth', async () => {
  const alone = await register({ ageGroup: 'minor' });
  expect(alone.answer.statusCode).toBe(400);
  expect(Object.keys(alone.answer.json().fields)).toEqual(['guardianName', 'guardianRelation', 'guardianConsent']);
  expect(alone.row).toBeUndefined();
  const guarded = await register({ ageGroup: 'minor', ...guardian });
  expect(guarded.answer.statusCode).toBe(201);
  expect(guarded.row).toEqual({
    date_of_birth: null,
    guardian_name: 'Ada Young',
    guardian_relation: 'Parent',
    consents: [
      ['account', '1', true, 'guardian'],
      ['guardian', '1', true, 'guardian'],
    ],
  });
  const adult = await register({ ageGroup: 'adult', ...guardian });
  expect(adult.row).toMatchObject({ guardian_name: null, consents: [['account', '1', true, 'self']] });
});

test('a date of birth that contradicts being under 18 is refused, and nothing is written', async () => {
  const { answer, row } = await register({ ageGroup: 'minor', dateOfBirth: '1990-01-01', ...guardian });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual(['dateOfBirth']);
  expect(row).toBeUndefined();
});

test("an LGA must belong to the given state, and is stored in the list's spelling", async () => {
  const placeOf = async (details: object) => {
    const { answer } = await register(details);
    const { statusCode } = answer;
    const { state, lga, fields } = answer.json();
    return statusCode === 201 ? [state, lga] : [statusCode, fields];
  };
  expect(await placeOf({ state: 'Lagos', lga: 'ifako/ijaye' })).toEqual(['Lagos', 'Ifako-Ijaiye']);
  expect(await placeOf({ state: 'Lagos' })).toEqual(['Lagos', null]);
  expect(await placeOf({ lga: 'Ikeja' })).toEqual([400, { lga: 'Please choose a state before its LGA.' }]);
  const wrong = { lga: 'Please choose a local government area of that state.' };
  expect(await placeOf({ state: 'Rivers', lga: 'Ikeja' })).toEqual([400, wrong]);
});

test.each([
  ['Admin', 'This username is reserved. Please choose another one.'],
  ['alafia.support', 'This username is reserved. Please choose another one.'],
  ['аdaeze', 'Use the letters of one alphabet: names that mix alphabets can be taken for those of others.'],
  ['invited-0123456789abcdef', 'Please choose another username'],
])('the user name %s is refused at its field, and nothing is written', async (username, message) => {
  const { answer } = await register({ username });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ username: message });
  expect((await t.pool.query('select 1 from users where username = $1', [username])).rowCount).toBe(0);
});

test.each([
  ['2026-02-30', 'That date does not exist.'],
  ['24/11/2008', 'Use a date like 2026-11-24.'],
  ['2030-01-01', 'Date of birth cannot be in the future'],
  ['1899-12-31', 'Enter a date of birth in 1900 or later'],
])('the date of birth %s is refused', async (dateOfBirth, message) => {
  const { answer, row } = await register({ dateOfBirth });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ dateOfBirth: message });
  expect(row).toBeUndefined();
});

test('a failed registration records no consent', async () => {
  const count = async () => (await t.pool.query('select count(*)::int as n from consents')).rows[0].n;
  const before = await count();
  const { answer } = await register({ username: 'young1' });
  expect(answer.statusCode).toBe(409);
  expect(await count()).toBe(before);
});
