import { expect, test } from 'vitest';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import type { PlainQuestion } from '#features/symptoms/rules/plain/plain-entry.ts';
import { testApp } from '#test/app.ts';
import { appThatShowsForms } from '#test/screens.ts';
import { newAccount, PASSWORD } from '#test/sign-in.ts';

const t = await testApp('empty');
const { app, shown } = await appThatShowsForms(t);

/** A browser without scripts: it keeps cookies, sends forms, and has the fields of the page that it shows. */
function newBrowser(cookie = '') {
  const cookies = new Map(cookie.split('; ').map((pair) => pair.split('=') as [string, string]));
  return async (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const sent = [...cookies].filter(([name]) => name).map(([name, value]) => `${name}=${value}`);
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: sent.join('; '), ...headers },
      payload: new URLSearchParams({ ...shown.at(-1)?.posted.values, ...fields }).toString(),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
}

const pageShown = () => shown.at(-1)?.path;
const result = () => shown.at(-1)?.posted.data as SymptomRecord;
const recorded = async () => (await t.pool.query('select * from symptom_records order by id')).rows;
const consents = async (userId: number) =>
  (await t.pool.query('select granted from consents where user_id = $1', [userId])).rows;

const COUGH = { who: 'me', ageYears: '31', symptom1: 'Cough', severity1: 'mild', notes: 'a dry cough for two days' };
const DANGER = { who: 'me', ageYears: '58', notes: 'crushing chest pain going to my left arm, sweating' };

/** Says no to every question, after one that is unsure. Returns how many there were. */
async function answerAll(send: ReturnType<typeof newBrowser>, base: string): Promise<number> {
  for (let count = 0; ; count += 1) {
    if (!pageShown()?.endsWith('/question')) return count;
    const present = shown.at(-1)?.posted.data as PlainQuestion | undefined;
    expect(present?.number).toBe(count + 1);
    const answer = await send(`${base}/question`, {
      question: present?.question.id ?? '',
      reply: count === 0 ? 'unsure' : 'no',
    });
    if (answer.statusCode === 303) return count + 1;
  }
}

test('a check without an account asks, answers, and stores nothing', async () => {
  const send = newBrowser();
  await send('/symptom-check/result', COUGH);
  expect(pageShown()).toBe('/symptom-check/question');
  await send('/symptom-check/question', { question: 'x' });
  expect(shown.at(-1)?.posted.fields).toEqual({ reply: 'Please choose an answer' });
  expect(await answerAll(send, '/symptom-check')).toBeGreaterThan(1);
  expect(pageShown()).toBe('/symptom-check/result');
  expect(result().result.reading?.absent.length).toBeGreaterThan(0);
  await send('/symptom-check/again', {});
  expect([pageShown(), shown.at(-1)?.posted.values['notes']]).toEqual(['/symptom-check', COUGH.notes]);
  expect(await recorded()).toEqual([]);
  expect(JSON.stringify(shown.map(({ path }) => path))).not.toContain('cough');
});

test('the questions can be skipped, and a danger is answered at once', async () => {
  const send = newBrowser();
  await send('/symptom-check/result', COUGH);
  await send('/symptom-check/question', { skip: 'true' });
  expect([pageShown(), result().predictedUrgency]).toEqual([
    '/symptom-check/result',
    expect.stringMatching(/low|medium/),
  ]);
  shown.length = 0;
  const danger = await send('/symptom-check/result', DANGER);
  expect([pageShown(), result().predictedUrgency]).toEqual(['/symptom-check/result', 'high']);
  expect([danger.statusCode, danger.headers['cache-control']]).toEqual([200, 'private, no-store']);
});

test('what is missing or wrong comes back at its field with what was typed', async () => {
  const send = newBrowser();
  await send('/symptom-check/result', { who: 'child', ageYears: '200', onset: '2099-01-01', severity2: 'mild' });
  expect(pageShown()).toBe('/symptom-check');
  expect(shown[0]?.posted.fields).toEqual({
    ageYears: 'Enter an age in whole years, from 0 to 120.',
    onset: 'That day has not come yet.',
    symptom2: 'Please select a symptom',
  });
  expect(shown[0]?.posted.values).toMatchObject({ who: 'child', ageYears: '200', severity2: 'mild' });
});

test('a result is kept after signing in and agreeing, once, with the answers', async () => {
  const { username, id } = await newAccount(t, 'keeps');
  const send = newBrowser();
  await send('/symptom-check/result', COUGH);
  await answerAll(send, '/symptom-check');
  await send('/symptom-tracker/keep', {});
  expect(pageShown()).toBe('/symptom-check/sign-in');
  await send('/symptom-tracker/sign-in', { username, password: 'wrong' });
  expect([pageShown(), shown.at(-1)?.posted.message]).toEqual(['/symptom-check/sign-in', expect.any(String)]);
  await send('/symptom-tracker/sign-in', { username, password: PASSWORD });
  expect(pageShown()).toBe('/symptom-tracker/consent');
  await send('/symptom-tracker/consent', {});
  expect(shown.at(-1)?.posted.fields).toEqual({ consent: 'Please agree so that we may keep what you record.' });
  expect([await recorded(), await consents(id)]).toEqual([[], []]);
  const keep = () => send('/symptom-tracker/consent', { consent: 'true' });
  const kept = [await keep(), ...(await Promise.all([keep(), keep()]))];
  const [record, ...others] = await recorded();
  expect([others, await consents(id)]).toEqual([[], [{ granted: true }]]);
  expect(record).toMatchObject({ user_id: id, notes: COUGH.notes });
  for (const answer of kept) expect(answer.headers.location).toBe(`/symptom-tracker/result?record=${record.id}`);
  expect(JSON.stringify(shown)).not.toContain(PASSWORD);
  await t.pool.query('delete from symptom_records');
});

test('the diary records with the consent on its form; another site and a session that ended record nothing', async () => {
  const { cookie, id } = await newAccount(t, 'records');
  const send = newBrowser(cookie);
  await send('/symptom-tracker/record', DANGER);
  expect([pageShown(), shown[0]?.posted.fields]).toEqual([
    '/symptom-tracker/record',
    { consent: 'Please agree so that we may keep what you record.' },
  ]);
  const foreign = await send('/symptom-tracker/record', { consent: 'true' }, { origin: 'https://evil.example' });
  expect([foreign.statusCode, await recorded(), await consents(id)]).toEqual([403, [], []]);
  const answer = await send('/symptom-tracker/record', { consent: 'true' });
  const [record] = await recorded();
  expect(record).toMatchObject({ predicted_urgency: 'high', user_id: id });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/symptom-tracker/result?record=${record.id}`]);

  await newBrowser()('/symptom-tracker/record', DANGER);
  expect([pageShown(), result().predictedUrgency]).toEqual(['/symptom-check/result', 'high']);
  expect(await recorded()).toHaveLength(1);
  for (const path of ['/symptom-check/keep', '/symptom-tracker/constructor']) {
    expect((await send(path, DANGER)).headers.location, path).toBe(path.slice(0, path.lastIndexOf('/')));
  }
});

test('an insight is acknowledged and rated by form', async () => {
  const { cookie } = await newAccount(t, 'reads.insights');
  const send = newBrowser(cookie);
  for (const key of ['a', 'b', 'c']) {
    await send('/symptom-tracker/record', {
      ...COUGH,
      symptom1: 'Fever',
      temperature: '38.6',
      skip: 'true',
      consent: 'true',
      key,
    });
  }
  const insights = async () => (await app.inject({ url: '/api/health-insights', headers: { cookie } })).json();
  const [{ id }] = await insights();
  const page = `/symptom-tracker?tab=insights#insight-${id}`;
  expect((await send('/symptom-tracker/insights', { acknowledge: String(id) })).headers.location).toBe(page);
  expect((await send('/symptom-tracker/insights', { rate: String(id), rating: '4' })).headers.location).toBe(page);
  expect((await insights()).find((each: { id: number }) => each.id === id)).toMatchObject({
    ...{ acknowledged: true, relevanceRating: 4 },
  });
  const signedOut = await newBrowser()('/symptom-tracker/insights', { rate: String(id), rating: '1' });
  expect(signedOut.headers.location).toBe(`/auth?next=${encodeURIComponent('/symptom-tracker?tab=insights')}`);
});
