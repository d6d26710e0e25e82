import { expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { consentToDiary } from '#test/diary-consent.ts';
import type { SymptomRecord } from '../contract.ts';
import type { HealthInsight } from '../rules/insight-contract.ts';
import { refreshAllInsights } from './refresh-insights.ts';

const t = await testApp();
const HOUR_MS = 60 * 60 * 1000;

type Person = Awaited<ReturnType<typeof newPatient>>;

async function send(person: Person, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  return await t.app.inject({ method, url, headers: { cookie: person.cookie }, ...(payload && { payload }) });
}

async function record(person: Person, payload: object): Promise<SymptomRecord> {
  await consentToDiary(t, person.id);
  const answer = await send(person, 'POST', '/api/symptom-tracking', payload);
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function insights(person: Person): Promise<HealthInsight[]> {
  return (await send(person, 'GET', '/api/health-insights')).json();
}

/** A visit of this person themselves in an hour. */
async function book(person: Person, providerId: number): Promise<void> {
  await t.pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason, created_at)
     values ($1, $2, $3::timestamptz, $3::timestamptz + interval '30 minutes', 'in-person', 'urgent', 'chest', $3)`,
    [providerId, person.id, new Date(t.clock.nowMs + HOUR_MS)],
  );
}

/** The daily look at all diaries; answers whose failed. */
async function lookAtAll(): Promise<number[]> {
  const failed: number[] = [];
  await refreshAllInsights(t.db, t.clock.nowMs, (_, { userId }) => failed.push(userId));
  return failed;
}

const fever = { symptoms: [{ name: 'Fever', severity: 'moderate' }] };

test('insights come with a record, name what they rest on, and are acknowledged and then rated once', async () => {
  const [mine, other] = [await newPatient(t), await newPatient(t)];
  const { id } = await record(mine, fever);
  const [insight] = (await insights(mine)).filter(({ rule }) => rule === 'malaria-test');
  expect(insight).toMatchObject({
    insightType: 'recommendation',
    acknowledged: false,
    relevanceRating: null,
    recordIds: [id],
    relatedSymptoms: ['Fever'],
  });
  const path = `/api/health-insights/${insight?.id}`;

  expect((await send(mine, 'PUT', `${path}/rate`, { rating: 4 })).json().code).toBe('not_rateable');
  expect((await send(other, 'PUT', `${path}/acknowledge`)).statusCode).toBe(404);
  expect((await send(mine, 'PUT', `${path}/acknowledge`)).json()).toMatchObject({ acknowledged: true });
  expect((await send(mine, 'PUT', `${path}/acknowledge`)).statusCode).toBe(200);
  expect((await send(mine, 'PUT', `${path}/rate`, { rating: 6 })).statusCode).toBe(400);
  expect((await send(other, 'PUT', `${path}/rate`, { rating: 4 })).statusCode).toBe(404);
  const racing = await Promise.all([4, 5, 3].map((rating) => send(mine, 'PUT', `${path}/rate`, { rating })));
  expect(racing.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await insights(other)).toEqual([]);
});

test('insights are found once a week at most, also by two records at once, and by the day that passes', async () => {
  const person = await newPatient(t);
  await Promise.all([record(person, fever), record(person, fever)]);
  expect((await insights(person)).filter(({ rule }) => rule === 'malaria-test')).toHaveLength(1);
  const high = {
    symptoms: [{ name: 'Chest pain', severity: 'severe' }],
    notes: 'chest pain with sweating and short of breath',
    ageYears: 60,
  };
  expect((await record(person, high)).predictedUrgency).toBe('high');
  t.clock.nowMs += 25 * HOUR_MS;
  await lookAtAll();
  await lookAtAll();
  expect((await insights(person)).filter(({ rule }) => rule === 'high-without-visit')).toHaveLength(1);
});

test('insights know of a visit that was booked since', async () => {
  const person = await newPatient(t);
  const high = {
    symptoms: [{ name: 'Chest pain', severity: 'severe' }],
    notes: 'chest pain with sweating and short of breath',
    ageYears: 60,
  };
  await record(person, high);
  await book(person, await newProvider(t));
  t.clock.nowMs += 25 * HOUR_MS;
  await lookAtAll();
  expect((await insights(person)).map(({ rule }) => rule)).not.toContain('high-without-visit');
});

test('two children of one account have courses of their own, and the parent has one too', async () => {
  const parent = await newPatient(t);
  const hot = { ...fever, temperature: 38.6 };
  await record(parent, { ...hot, forChild: true, childName: 'Ada', ageYears: 4 });
  t.clock.nowMs += 24 * HOUR_MS;
  await record(parent, { ...hot, forChild: true, childName: ' Obi ', ageMonths: 20 });
  await record(parent, hot);
  const about = async (wanted: string) =>
    (await insights(parent)).filter(({ rule }) => rule === wanted).map(({ childName }) => childName);
  expect(new Set(await about('malaria-test'))).toEqual(new Set(['Ada', 'Obi', null]));
  expect(await about('fever-two-days')).toEqual([]);
  await record(parent, { ...hot, forChild: true, childName: 'ada', ageYears: 4 });
  expect(await about('fever-two-days')).toEqual(['ada']);
  expect((await insights(parent)).find(({ rule }) => rule === 'fever-two-days')?.recordIds).toHaveLength(2);
});

test('a visit of the parent says nothing about the child', async () => {
  const parent = await newPatient(t);
  const high = {
    symptoms: [{ name: 'Convulsion', severity: 'severe' }],
    forChild: true,
    childName: 'Ada',
    ageYears: 4,
  };
  expect((await record(parent, high)).predictedUrgency).toBe('high');
  await book(parent, await newProvider(t));
  t.clock.nowMs += 25 * HOUR_MS;
  await lookAtAll();
  expect((await insights(parent)).map(({ rule }) => rule)).toContain('high-without-visit');
});

test('of one moment the most pressing comes first, and each says where its rule comes from', async () => {
  const person = await newPatient(t);
  await record(person, { symptoms: [{ name: 'Chest pain', severity: 'severe' }, ...fever.symptoms], ageYears: 60 });
  const found = await insights(person);
  expect(found[0]).toMatchObject({ insightType: 'alert', rule: 'danger-signs' });
  expect(found.map(({ insightType }) => insightType).at(-1)).toBe('recommendation');
  for (const { source } of found) expect(source.length).toBeGreaterThan(20);
});

test('two processes that look at all diaries at once say nothing twice', async () => {
  const people = [await newPatient(t), await newPatient(t)];
  for (const person of people)
    await record(person, { symptoms: [{ name: 'Cough', severity: 'mild' }], onset: '2026-11-20' });
  t.clock.nowMs += 8 * 24 * HOUR_MS;
  const ids = people.map(({ id }) => id);
  await t.pool.query(`update symptom_records set onset = '2026-11-01' where user_id = any($1)`, [ids]);
  await Promise.all([lookAtAll(), lookAtAll(), lookAtAll()]);
  for (const person of people) {
    expect((await insights(person)).filter(({ rule }) => rule === 'cough-two-weeks')).toHaveLength(1);
  }
});

test('a diary that fails holds up neither the others nor the entry that was just kept', async () => {
  const [broken, other] = [await newPatient(t), await newPatient(t)];
  await record(broken, fever);
  await record(other, { ...fever, onset: '2026-11-19' });
  await t.pool.query('update symptom_records set result = $2 where user_id = $1', [broken.id, '{}']);
  await t.pool.query('delete from health_insights where user_id = any($1)', [[broken.id, other.id]]);
  expect(await lookAtAll()).toEqual([broken.id]);
  expect((await insights(other)).map(({ rule }) => rule)).toContain('malaria-test');
  expect(await insights(broken)).toEqual([]);
  await record(broken, fever);
  const kept = await t.pool.query('select 1 from symptom_records where user_id = $1', [broken.id]);
  expect(kept.rowCount).toBe(2);
});
