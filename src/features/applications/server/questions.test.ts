import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import { claimed } from '#test/claims.ts';
import { mailedTo, tokenMailedTo } from '#test/mailed.ts';
import { AN_APPLICATION, applied, formOf } from '#test/provider-application.ts';
import { aDocx, aPdf } from '#test/resume-files.ts';
import { clearOldResumes, eraseApplications } from './application-data-store.ts';
import { cleanUpResumes } from './clean-up-resumes.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'alafia-answers-'));
const FOLDER = join(DATA_DIR, 'application-documents');
const t = await testApp('empty', { DATA_DIR });
const HOUR_MS = 60 * 60 * 1000;
let reviewer: { id: number; cookie: string };
let count = 0;

afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
beforeEach(async () => {
  await t.pool.query('truncate provider_applications cascade');
  rmSync(FOLDER, { recursive: true, force: true });
  reviewer = await newPatient(t, { role: 'admin', permissions: ['approve_applications'], fullName: 'Rita Reviewer' });
});

const admin = (method: 'GET' | 'POST', path: string, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/admin/provider-applications${path}`,
    headers: { cookie: reviewer.cookie },
    ...(payload && { payload }),
  });
const ask = (id: number, question = 'Which council registered you?') => admin('POST', `/${id}/questions`, { question });
const linked = (path: string, payload: object) =>
  t.app.inject({ method: 'POST', url: `/api/application-questions/${path}`, payload });
const fresh = async () => {
  count += 1;
  const email = `asked${count}@example.com`;
  return { email, id: await applied(t, { email }) };
};
const mailedToken = async (email: string) => await tokenMailedTo(t, email, 'application-question');
const withDocument = (token: string, content: Buffer | string, filename = 'licence.pdf', name = 'document') =>
  t.app.inject({
    method: 'POST',
    url: '/api/application-questions/answer',
    ...formOf([
      { name, content, filename },
      { name: 'formData', content: JSON.stringify({ token, answer: 'Here it is.' }) },
    ]),
  });
const files = () => (existsSync(FOLDER) ? readdirSync(FOLDER) : []);
const documentOf = async (id: number) => {
  const { questions } = (await admin('GET', `/${id}`)).json<{ questions: { id: number }[] }>();
  return await admin('GET', `/${id}/questions/${questions.at(-1)?.id}/document`);
};

test('a question is mailed, answered once behind the link, and the application stays pending', async () => {
  const { id, email } = await fresh();
  const sent = await ask(id);
  expect(sent.statusCode, sent.body).toBe(201);
  expect(sent.json()).toMatchObject({ status: 'pending', questions: [{ answer: null, answeredAt: null }] });
  const mail = (await mailedTo(t, email)).at(-1);
  expect(mail).toMatchObject({ subject: 'A question about your application', secret: true });
  expect(mail?.text).toContain('Which council registered you?');
  expect(mail?.text).not.toContain('Rita');
  const token = await mailedToken(email);
  expect((await linked('read', { token })).json()).toMatchObject({
    question: 'Which council registered you?',
    answeredAt: null,
    status: 'pending',
    claim: null,
  });
  const answered = await linked('answer', { token, answer: 'MDCN, in 2014.' });
  expect(answered.statusCode, answered.body).toBe(200);
  expect((await linked('answer', { token, answer: 'No, 2015.' })).json()).toMatchObject({ code: 'already_answered' });
  expect((await admin('GET', `/${id}`)).json()).toMatchObject({
    status: 'pending',
    questions: [{ answer: 'MDCN, in 2014.', answeredAt: expect.any(String), documentName: null }],
  });
  expect((await ask(id, 'And your number?')).statusCode).toBe(201);
});

test('one question is open at a time, also of several reviewers at once', async () => {
  const { id, email } = await fresh();
  const answers = await Promise.all(['One?', 'Two?', 'Three?'].map((question) => ask(id, question)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect((await mailedTo(t, email)).filter(({ kind }) => kind === 'application-question')).toHaveLength(1);
});

test("a reviewer's question takes the place of the one for proof, whose link ends", async () => {
  const { id, email, token } = await claimed(t);
  expect((await linked('read', { token })).json()).toMatchObject({ question: /^Please show/ } as object);
  expect((await ask(id)).statusCode).toBe(201);
  expect((await linked('read', { token })).json()).toMatchObject({ code: 'link_expired' });
  expect((await linked('read', { token: await mailedToken(email) })).statusCode).toBe(200);
  expect((await ask(id)).json()).toMatchObject({ code: 'question_open' });
});

test('an open question is sent again or replaced, with a new link; an answered one is not', async () => {
  const { id, email } = await fresh();
  const questionOf = async () =>
    (await admin('GET', `/${id}`)).json<{ questions: { id: number; question: string }[] }>().questions.at(-1);
  await ask(id);
  const first = await mailedToken(email);
  const open = await questionOf();
  const instead = (question: string) => admin('POST', `/${id}/questions`, { question, insteadOf: open?.id });
  const start = t.clock.nowMs;
  t.clock.nowMs += 60_000;
  try {
    expect((await instead('Which council registered you?')).statusCode).toBe(201);
    const second = await mailedToken(email);
    expect(second).not.toBe(first);
    expect((await linked('answer', { token: first, answer: 'Old' })).json()).toMatchObject({ code: 'link_expired' });
    expect((await linked('read', { token: second })).statusCode).toBe(200);
    expect((await instead('Your number there?')).statusCode).toBe(201);
    expect((await linked('read', { token: second })).json()).toMatchObject({ code: 'link_expired' });
    const third = await mailedToken(email);
    expect(await questionOf()).toMatchObject({ id: open?.id, question: 'Your number there?' });
    expect((await ask(id, 'Without its id?')).json()).toMatchObject({ code: 'question_open' });
    await linked('answer', { token: third, answer: '1234' });
    expect((await instead('Once more?')).json()).toMatchObject({ code: 'already_answered' });
    const other = await fresh();
    await ask(other.id);
    expect((await admin('POST', `/${other.id}/questions`, { question: 'Mine?', insteadOf: open?.id })).statusCode).toBe(
      409,
    );
  } finally {
    t.clock.nowMs = start;
  }
});

test('only a pending application can get a question and an answer', async () => {
  const { id, email } = await fresh();
  await ask(id);
  const token = await mailedToken(email);
  await admin('POST', `/${id}/review`, { status: 'approved' });
  expect((await ask(id)).json()).toMatchObject({ code: 'already_decided' });
  expect((await linked('answer', { token, answer: 'Late' })).json()).toMatchObject({ code: 'already_decided' });
  expect((await ask(999_999)).statusCode).toBe(404);
});

test.each(['', 'x', 'A'.repeat(43), '../../etc/passwd', '%00'])('the secret %j opens nothing', async (token) => {
  const { id } = await fresh();
  await ask(id);
  for (const [path, more] of [
    ['read', {}],
    ['answer', { answer: 'Mine' }],
    ['code', {}],
    ['code/check', { code: '123456' }],
  ] as const) {
    const answer = await linked(path, { token, ...more });
    expect(answer.statusCode, `${path} ${answer.body}`).toBe(410);
  }
  expect((await withDocument(token, aPdf())).statusCode).toBe(410);
  expect(files()).toEqual([]);
});

test('a document is stored under a random name and read by reviewers as an attachment, with an audit entry', async () => {
  const { id, email } = await fresh();
  await ask(id);
  const answer = await withDocument(await mailedToken(email), aPdf(), '../../evil name!.exe');
  expect(answer.statusCode, answer.body).toBe(200);
  expect(files()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/)]);
  const read = await documentOf(id);
  expect(read.statusCode).toBe(200);
  expect(read.rawPayload).toEqual(aPdf());
  expect(read.headers).toMatchObject({ 'content-type': 'application/pdf' });
  expect(read.headers['content-disposition']).toMatch(/^attachment; filename="evil name_\.pdf"/);
  const acts = await t.pool.query("select 1 from activity_log where act = 'application.document'");
  expect(acts.rowCount).toBe(1);
  const other = await fresh();
  const { questions } = (await admin('GET', `/${id}`)).json<{ questions: { id: number }[] }>();
  expect((await admin('GET', `/${other.id}/questions/${questions[0]?.id}/document`)).statusCode).toBe(404);
});

test('a picture is encoded again without what the camera and others added to it', async () => {
  const { id, email } = await fresh();
  await ask(id);
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  const polyglot = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
  expect((await withDocument(await mailedToken(email), polyglot, 'photo.jpg')).statusCode).toBe(200);
  const read = await documentOf(id);
  expect(read.headers).toMatchObject({ 'content-type': 'image/jpeg' });
  expect(read.rawPayload.toString('latin1')).not.toMatch(/secret place|script/);
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script>'), 415],
  ['a Word document', aDocx(), 415],
  ['a PDF with a script', aPdf('/JavaScript (app.alert(1))'), 415],
  ['a PDF with a script under an escaped name', aPdf('/S/Java#53cript/JS (app.alert(1))'), 415],
  ['a PDF with an escaped launch action', aPdf('/S/#4c#61unch'), 415],
  ['a page that begins like a PDF', Buffer.concat([Buffer.from('%PDF-1.4 <html>'), aPdf()]), 415],
  ['a cut picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 415],
  ['nothing', Buffer.alloc(0), 415],
  ['more than 5 MB', aPdf(Buffer.alloc(5 * 1024 * 1024)), 413],
])('%s is no document', async (_what, content, status) => {
  const { id, email } = await fresh();
  await ask(id);
  const answer = await withDocument(await mailedToken(email), content);
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.json()).toMatchObject({ fields: { document: expect.any(String) } });
  expect(files()).toEqual([]);
  expect((await admin('GET', `/${id}`)).json()).toMatchObject({ questions: [{ answeredAt: null }] });
});

test('an answer needs a text or a document, and the part must have its name', async () => {
  const { id, email } = await fresh();
  await ask(id);
  const token = await mailedToken(email);
  expect((await linked('answer', { token, answer: '  \u200b ' })).statusCode).toBe(400);
  expect((await linked('answer', { token, answer: 'x'.repeat(2001) })).statusCode).toBe(400);
  expect((await withDocument(token, aPdf(), 'a.pdf', 'resumeFile')).statusCode).toBe(400);
});

test('the sender who was signed in sees the open question, and no other user', async () => {
  const sender = await newPatient(t);
  const other = await newPatient(t);
  const payload = { ...AN_APPLICATION, email: 'signed-in@example.com' };
  const sent = await t.app.inject({
    method: 'POST',
    url: '/api/provider-applications',
    payload,
    headers: { cookie: sender.cookie },
  });
  const { id } = sent.json<{ id: number }>();
  await ask(id);
  const mine = async ({ cookie }: { cookie: string }) =>
    (await t.app.inject({ url: '/api/my-applications', headers: { cookie } })).json();
  const token = await mailedToken('signed-in@example.com');
  expect(await mine(sender)).toMatchObject([{ id, status: 'pending', question: { token } }]);
  expect(await mine(other)).toEqual([]);
  await linked('answer', { token, answer: 'Yes' });
  await admin('POST', `/${id}/review`, { status: 'rejected', notes: 'For us', reason: 'Your licence ended in May.' });
  expect(await mine(sender)).toMatchObject([
    { status: 'rejected', reason: 'Your licence ended in May.', question: null },
  ]);
});

test.each(['approved', 'rejected'])('the reason of an application that is %s reaches the applicant', async (status) => {
  const { id, email } = await fresh();
  const reason = 'Your licence ended in May.\nSend us the new one.';
  expect((await admin('POST', `/${id}/review`, { status, notes: 'Called them', reason })).statusCode).toBe(200);
  const mail = (await mailedTo(t, email)).at(-1);
  expect(mail?.text).toContain(reason);
  expect(mail?.text).not.toContain('Called them');
});

test('documents that no answer refers to are deleted', async () => {
  const { id, email } = await fresh();
  await ask(id);
  await withDocument(await mailedToken(email), aPdf());
  const job = {
    db: t.db,
    config: readConfig({ DATA_DIR }),
    keyFor: TEST_KEYS,
    app: t.app,
    now: () => Date.now() + 2 * HOUR_MS,
  };
  await cleanUpResumes.run(job);
  expect(files()).toHaveLength(1);
  await t.pool.query('delete from provider_applications where id = $1', [id]);
  for (const name of files()) utimesSync(join(FOLDER, name), new Date(), new Date());
  await cleanUpResumes.run(job);
  expect(files()).toEqual([]);
});

test('the document of a decided application is forgotten with the résumé, the answer stays', async () => {
  const { id, email } = await fresh();
  await ask(id);
  await withDocument(await mailedToken(email), aPdf());
  await clearOldResumes(t.db, t.clock.nowMs + 1);
  expect((await documentOf(id)).statusCode).toBe(200);
  await admin('POST', `/${id}/review`, { status: 'approved' });
  await clearOldResumes(t.db, t.clock.nowMs + 1);
  expect((await documentOf(id)).statusCode).toBe(404);
  expect((await admin('GET', `/${id}`)).json()).toMatchObject({ questions: [{ answer: 'Here it is.' }] });
});

test('with an account the questions and answers of its converted application are erased, and the reviewer of others', async () => {
  const { id, email } = await fresh();
  await ask(id);
  await linked('answer', { token: await mailedToken(email), answer: 'My own words' });
  await admin('POST', `/${id}/review`, { status: 'approved' });
  await admin('POST', `/${id}/convert`);
  const { rows } = await t.pool.query('select invited_user_id as id from provider_applications where id = $1', [id]);
  const other = await fresh();
  await ask(other.id);
  await t.db.transaction(async (tx) => {
    await eraseApplications(tx, rows[0].id, 'Deleted user');
    await eraseApplications(tx, reviewer.id, 'Deleted user');
  });
  expect((await admin('GET', `/${id}`)).json()).toMatchObject({ name: 'Deleted user', questions: [] });
  const left = await t.pool.query('select application_id, sent_by from application_questions');
  expect(left.rows).toEqual([{ application_id: other.id, sent_by: null }]);
});
