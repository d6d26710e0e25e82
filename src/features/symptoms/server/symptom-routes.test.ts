import { describe, expect, test } from 'vitest';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { newPatient, testApp } from '#test/app.ts';
import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';
import type { explainTriage, SymptomRecord, TriageAnswer } from '../contract.ts';
import type { HealthInsight } from '../rules/insight-contract.ts';

const t = await testApp();
const HOUR_MS = 60 * 60 * 1000;

type Person = Awaited<ReturnType<typeof newPatient>>;

async function send(person: Person, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, key?: string) {
  return await t.app.inject({
    method,
    url,
    headers: { cookie: person.cookie, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });
}

async function record(person: Person, payload: object, key?: string): Promise<SymptomRecord> {
  const answer = await send(person, 'POST', '/api/symptom-tracking', payload, key);
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function insights(person: Person): Promise<HealthInsight[]> {
  return (await send(person, 'GET', '/api/health-insights')).json();
}

const fever = { symptoms: [{ name: 'Fever', severity: 'moderate' }] };

test('a description is triaged without an account, and nothing is stored', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/triage',
    payload: {
      text: 'Crushing chest pain going down my left arm, sweating and short of breath',
      ageYears: 58,
      sex: 'male',
    },
  });
  expect(answer.statusCode).toBe(200);
  const triaged = answer.json<TriageAnswer>();
  expect(triaged).toMatchObject({ urgency: 'high', careType: 'urgent', seeBy: 'now' });
  expect(triaged.redFlags.length).toBeGreaterThan(0);
  expect(triaged.rules[0]?.source).toBeTruthy();
  expect((await t.pool.query('select count(*)::int from symptom_records')).rows[0].count).toBe(0);
});

describe('a description of the writer themselves', () => {
  const urgency = async (person: Person | null, payload: object) =>
    (
      await t.app.inject({
        method: 'POST',
        url: '/api/triage',
        payload,
        ...(person && { headers: { cookie: person.cookie } }),
      })
    ).json<TriageAnswer>().urgency;
  const pain = { text: 'My symptoms include: Chest pain' };

  test('takes the age from the account, and only then', async () => {
    const old = await newPatient(t, { dateOfBirth: '1956-03-03' });
    expect(await urgency(old, { ...pain, forSelf: true })).toBe('high');
    expect(await urgency(old, pain)).toBe('medium');
    expect(await urgency(null, { ...pain, forSelf: true })).toBe('medium');
    expect(await urgency(await newPatient(t), { ...pain, forSelf: true })).toBe('medium');
  });

  test('takes an age in the request or the text first', async () => {
    const old = await newPatient(t, { dateOfBirth: '1956-03-03' });
    const young = await newPatient(t, { dateOfBirth: '1996-03-03' });
    expect(await urgency(old, { ...pain, forSelf: true, ageYears: 20 })).toBe('medium');
    expect(await urgency(young, { text: 'my baby is 3 weeks old and has fever', forSelf: true })).toBe('high');
  });
});

test.each([
  ['nothing', {}, 'Please describe your symptoms'],
  ['only blanks', { text: '  ' }, 'Please describe your symptoms'],
  ['a symptom without a severity', { symptoms: [{ name: 'Fever' }] }, 'Please select a severity level'],
  [
    'a symptom given twice',
    { symptoms: [...fever.symptoms, { name: 'fever', severity: 'mild' }] },
    'Give each symptom once.',
  ],
  ['years and too many months', { ...fever, ageYears: 1, ageMonths: 15 }, 'Besides years, give 0 to 11 months.'],
  ['a severity without a symptom', { symptoms: [{ name: ' ', severity: 'mild' }] }, 'Please select a symptom'],
])('triage refuses %s in words', async (_, payload, message) => {
  const answer = await t.app.inject({ method: 'POST', url: '/api/triage', payload });
  expect(answer.statusCode).toBe(400);
  expect(Object.values(answer.json().fields ?? { all: answer.json().message })).toContain(message);
});

test('triage returns a result for every text, hostile ones too', async () => {
  for (const text of HOSTILE_TEXTS.filter((odd) => odd.trim() !== '' && odd.isWellFormed() && !odd.includes('\0'))) {
    const answer = await t.app.inject({ method: 'POST', url: '/api/triage', payload: { text: text.slice(0, 10_000) } });
    expect([text, answer.statusCode]).toEqual([text, 200]);
  }
});

test('triage explains itself: every rule with its source, and the scores of the last test run', async () => {
  const explained = (await t.app.inject('/api/triage/rules')).json<ReplyOf<typeof explainTriage>>();
  expect(explained.rules.length).toBeGreaterThan(100);
  expect(explained.rules.filter(({ source, because }) => source === '' || because === '')).toEqual([]);
  expect(explained.cases).toBeGreaterThanOrEqual(120);
  expect(
    explained.answered.high.high + explained.answered.high.medium + explained.answered.high.low,
  ).toBeGreaterThanOrEqual(40);
});

test('the diary offers common symptoms and severities', async () => {
  const choices = (await t.app.inject('/api/symptom-data')).json();
  expect(choices.severityLevels).toEqual(['mild', 'moderate', 'severe']);
  expect(choices.commonSymptoms).toEqual(expect.arrayContaining(['Fever', 'Chest pain', 'Shortness of breath']));
});

describe('the diary', () => {
  test('returns entries with their triage result, latest first, to their owner only', async () => {
    const [mine, other] = [await newPatient(t), await newPatient(t)];
    const first = await record(mine, fever);
    expect(first).toMatchObject({ symptoms: fever.symptoms, temperature: null, notes: null, forChild: false });
    expect(['high', 'medium', 'low']).toContain(first.predictedUrgency);
    expect(first.result.rules.length).toBeGreaterThan(0);
    t.clock.nowMs += HOUR_MS;
    const second = await record(mine, { ...fever, temperature: 38.4, onset: '2026-11-20', notes: ' body dey hot ' });
    expect(second).toMatchObject({ temperature: 38.4, onset: '2026-11-20', notes: 'body dey hot' });
    const list = await send(mine, 'GET', '/api/symptom-tracking?limit=1');
    expect(list.json<SymptomRecord[]>().map(({ id }) => id)).toEqual([second.id]);
    expect(list.headers['x-total-count']).toBe('2');
    expect((await send(other, 'GET', '/api/symptom-tracking')).json()).toEqual([]);
  });

  test('stores which child an entry is about, and no name or age of a child if it is about the writer', async () => {
    const person = await newPatient(t);
    const about = { childName: ' Ada ', ageYears: 1, ageMonths: 8 };
    expect(await record(person, { ...fever, ...about, forChild: true })).toMatchObject({
      forChild: true,
      childName: 'Ada',
      childAgeYears: 1,
    });
    const noChild = { childName: null, childAgeYears: null };
    expect(await record(person, { ...fever, ...about })).toMatchObject({ forChild: false, ...noChild });
    expect(await record(person, { ...fever, forChild: true, childName: ' ' })).toMatchObject(noChild);
  });

  test('stores an entry once, however often it is sent with the same key', async () => {
    const person = await newPatient(t);
    const sent = await Promise.all(Array.from({ length: 10 }, () => record(person, fever, 'the-same')));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await send(person, 'GET', '/api/symptom-tracking')).headers['x-total-count']).toBe('1');
  });
});

describe('the diary stores nothing', () => {
  test.each([
    ['no symptom', { symptoms: [] }, 'Please select a symptom'],
    ['no symptom and blank words', { symptoms: [], notes: ' \n ' }, 'Please select a symptom'],
    ['no symptom, only a temperature', { symptoms: [], temperature: 38.4 }, 'Please select a symptom'],
    ['no severity', { symptoms: [{ name: 'Fever' }] }, 'Please select a severity level'],
    ['an age of 200', { ...fever, ageYears: 200 }, 'Enter an age in whole years, from 0 to 120.'],
    ['an age of 2000 months', { ...fever, ageMonths: 2000 }, 'Enter an age in whole months, from 0 to 1440.'],
    ['a temperature of 200', { ...fever, temperature: 200 }, 'Enter a body temperature between 30 and 45 °C.'],
    ['a day to come', { ...fever, onset: '2099-01-01' }, 'That day has not come yet.'],
    ['a day of long ago', { ...fever, onset: '1919-12-31' }, 'Please check the day: it is too long ago.'],
    ['an owner', { ...fever, userId: 1 }, undefined],
    ['an urgency of its own', { ...fever, predictedUrgency: 'low' }, undefined],
  ])('of an entry with %s, which it refuses', async (_, payload, message) => {
    const person = await newPatient(t);
    const answer = await send(person, 'POST', '/api/symptom-tracking', payload);
    expect(answer.statusCode).toBe(400);
    if (message !== undefined) expect(Object.values(answer.json().fields)).toContain(message);
    expect((await send(person, 'GET', '/api/symptom-tracking')).json()).toEqual([]);
  });

  test('after consent was withdrawn, until it is given again', async () => {
    const person = await newPatient(t);
    const decide = (granted: boolean) =>
      send(person, 'PUT', `/api/users/${person.id}/consents`, { purpose: 'symptom_tracking', granted });
    await decide(true);
    await decide(false);
    expect((await send(person, 'POST', '/api/symptom-tracking', fever)).statusCode).toBe(403);
    await decide(true);
    await record(person, fever);
  });
});

describe('the notes of an entry and the account', () => {
  test('give the symptoms if none was chosen, with the urgency that triage returns for the same text', async () => {
    const person = await newPatient(t);
    const notes = 'body dey hot since yesterday and severe headache, no cough';
    const kept = await record(person, { symptoms: [], notes });
    expect(kept).toMatchObject({ symptomsRead: true, notes });
    expect(kept.symptoms).toEqual([
      { name: 'Fever', severity: 'mild' },
      { name: 'Headache', severity: 'severe' },
    ]);
    const triaged = await t.app.inject({ method: 'POST', url: '/api/triage', payload: { text: notes } });
    expect(kept.predictedUrgency).toBe(triaged.json<TriageAnswer>().urgency);
    expect((await insights(person)).map(({ rule }) => rule)).toContain('malaria-test');
    expect(await record(person, fever)).toMatchObject({ ...fever, symptomsRead: false });
    expect(await record(person, { symptoms: [], notes: 'mo ni aisan' })).toMatchObject({ predictedUrgency: 'medium' });
  });

  test("give the writer's age by the date of birth", async () => {
    const person = await newPatient(t, { dateOfBirth: '1960-01-01' });
    const pain = { symptoms: [{ name: 'Chest pain', severity: 'moderate' }], notes: 'chest pain at rest' };
    expect((await record(person, pain)).predictedUrgency).toBe('high');
  });

  test("give the age stated in the notes before the writer's own", async () => {
    const person = await newPatient(t, { dateOfBirth: '1990-01-01' });
    const notes = 'my baby is 3 weeks old and has fever';
    expect((await record(person, { symptoms: [], notes })).predictedUrgency).toBe('high');
  });
});

test('entries of one account are limited, and those of another one at the same address are not', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  const add = async ({ cookie }: Person) =>
    (await limited.app.inject({ method: 'POST', url: '/api/symptom-tracking', headers: { cookie }, payload: fever }))
      .statusCode;
  const [one, other] = [await newPatient(limited), await newPatient(limited)];
  const first = await add(one);
  await limited.pool.query('update rate_counts set used = 60');
  expect([await add(one), await add(other)]).toEqual([429, first]);
});

describe('an entry that was read wrongly', () => {
  const words = { symptoms: [], notes: 'My child had a convulsion and fever since yesterday', forChild: true };
  const correct = async (person: Person, id: number, takenBack: object[]) =>
    await send(person, 'PUT', `/api/symptom-tracking/${id}`, { takenBack, ageYears: 4 });

  test('is found again without what its writer takes back, and says so; a danger sign needs them to be sure', async () => {
    const person = await newPatient(t);
    const { id, predictedUrgency } = await record(person, words);
    expect(predictedUrgency).toBe('high');
    const unsure = await correct(person, id, [{ id: 'convulsion' }]);
    expect(unsure.json<SymptomRecord>().predictedUrgency).toBe('high');
    const sure = (await correct(person, id, [{ id: 'convulsion', sure: true }])).json<SymptomRecord>();
    expect(sure).toMatchObject({ id, predictedUrgency: 'medium', notes: words.notes });
    expect(sure.result.reading?.takenBack?.map(({ name }) => name)).toEqual(['convulsion']);
    const [kept] = (await send(person, 'GET', '/api/symptom-tracking')).json<SymptomRecord[]>();
    expect(kept).toEqual(sure);
  });

  test('stays as it is after 24 hours, and for everyone else', async () => {
    const person = await newPatient(t);
    const kept = await record(person, words);
    const all = [{ id: 'convulsion', sure: true }];
    expect((await correct(await newPatient(t), kept.id, all)).statusCode).toBe(404);
    t.clock.nowMs += 25 * HOUR_MS;
    expect((await correct(person, kept.id, all)).statusCode).toBe(404);
    const [same] = (await send(person, 'GET', '/api/symptom-tracking')).json<SymptomRecord[]>();
    expect(same).toEqual(kept);
  });
});
