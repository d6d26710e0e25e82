import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import { AN_APPLICATION, type FormPart, formOf, formWith } from '#test/provider-application.ts';
import { aDocx, aPdf } from '#test/resume-files.ts';
import { cleanUpResumes } from './clean-up-resumes.ts';
import { UPLOADS_PER_DAY } from './send-application.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'alafia-uploads-'));
const FOLDER = join(DATA_DIR, 'resumes');
const t = await testApp('empty', { DATA_DIR });
const LIMIT = 5 * 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;

afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
beforeEach(async () => {
  await t.pool.query('delete from provider_applications; delete from messages');
  rmSync(FOLDER, { recursive: true, force: true });
});

const files = () => (existsSync(FOLDER) ? readdirSync(FOLDER) : []);
const kept = async () => (await t.pool.query('select * from provider_applications order by id')).rows;
const send = (form: ReturnType<typeof formOf>, headers = {}) =>
  t.app.inject({
    method: 'POST',
    url: '/api/provider-applications',
    payload: form.payload as Buffer,
    headers: { ...form.headers, ...headers },
  });
const sendParts = (...parts: FormPart[]) => send(formOf(parts));
const applicationOf = (email: string): FormPart => ({
  name: 'formData',
  content: JSON.stringify({ ...AN_APPLICATION, email }),
});
const APPLICATION = applicationOf(AN_APPLICATION.email);
const pdfOf = (bytes: number) => aPdf(Buffer.alloc(bytes - aPdf().length, 'x'));

async function expectRefused(answer: Awaited<ReturnType<typeof send>>, status: number, message: string | RegExp) {
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.json().message).toMatch(message);
  expect(await kept()).toEqual([]);
  expect(files()).toEqual([]);
  expect((await t.pool.query('select 1 from messages')).rowCount).toBe(0);
}

test('a file is stored under a random name, readable by the server only', async () => {
  const answer = await send(formWith(aDocx(), 'My CV.docx'));
  expect(answer.statusCode, answer.body).toBe(201);
  const [row] = await kept();
  expect(row).toMatchObject({ resume_name: 'My CV.docx', resume_type: 'docx', name: 'Dr. Amaka Test' });
  expect(files()).toEqual([row.resume_file]);
  expect(row.resume_file).toMatch(/^[0-9a-f-]{36}\.docx$/);
  expect(statSync(join(FOLDER, row.resume_file)).mode & 0o777).toBe(0o600);
  expect(statSync(FOLDER).mode & 0o777).toBe(0o700);
  expect(readFileSync(join(FOLDER, row.resume_file))).toEqual(aDocx());
});

test('the form may come before the file, or without one', async () => {
  expect((await sendParts(APPLICATION, { name: 'resumeFile', content: aPdf(), filename: 'a.pdf' })).statusCode).toBe(
    201,
  );
  expect((await sendParts(applicationOf('second@example.com'))).statusCode).toBe(201);
  const noFile = { name: 'resumeFile', content: '', filename: '' };
  expect((await sendParts(applicationOf('third@example.com'), noFile)).statusCode).toBe(201);
  expect((await kept()).map(({ resume_type }) => resume_type)).toEqual(['pdf', null, null]);
});

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\cv.pdf', 'cv.pdf'],
  ['..', 'resume.pdf'],
  ['', 'resume.pdf'],
  ['cv\u202egpj.pdf', 'cv gpj.pdf'],
  ['x'.repeat(400), 'x'.repeat(150)],
])('a file named %j is stored like any other', async (name, shown) => {
  expect((await send(formWith(aPdf(), name))).statusCode).toBe(201);
  expect((await kept())[0].resume_name).toBe(shown);
  expect(files()).toHaveLength(1);
  expect(readdirSync(DATA_DIR)).toEqual(['resumes']);
});

test('5 MB are accepted and one byte more is refused', async () => {
  expect((await send(formWith(pdfOf(LIMIT)))).statusCode).toBe(201);
  await t.pool.query('delete from provider_applications; delete from messages');
  rmSync(FOLDER, { recursive: true });
  const answer = await send(formWith(pdfOf(LIMIT + 1)));
  await expectRefused(answer, 413, /larger than 5 MB/);
  expect(answer.json()).toMatchObject({ code: 'too_large', fields: { resumeFile: expect.any(String) } });
});

test.each([
  ['a page called cv.pdf', '<html><script>alert(1)</script>'],
  ['a drawing called cv.pdf', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a cut-off PDF', aPdf().subarray(0, 100)],
  ['a PDF with an archive behind it', Buffer.concat([aPdf(), aDocx()])],
  ['an archive that grows', aDocx([{ name: 'word/a.bmp', content: Buffer.alloc(60_000_000) }])],
])('%s is refused', async (_what, content) => {
  await expectRefused(await send(formWith(content)), 415, 'Please upload a PDF, DOC or DOCX file.');
});

test('an empty file is refused', async () => {
  await expectRefused(await send(formWith('')), 400, /empty/);
});

test('a file and a link together are refused', async () => {
  const form = formWith(aPdf(), 'cv.pdf', { ...AN_APPLICATION, resumeUrl: 'https://example.com/cv.pdf' });
  await expectRefused(await send(form), 400, 'not both');
});

test('an invalid application with a file is refused', async () => {
  await expectRefused(await send(formWith(aPdf(), 'cv.pdf', { ...AN_APPLICATION, name: 'A' })), 400, 'Name must be');
});

const FILE: FormPart = { name: 'resumeFile', content: aPdf(), filename: 'a.pdf' };
test.each<[string, readonly FormPart[]]>([
  ['without formData', [FILE]],
  ['with two files', [APPLICATION, FILE, FILE]],
  ['with two forms', [APPLICATION, APPLICATION, FILE]],
  ['with a part more', [APPLICATION, { name: 'role', content: 'admin' }]],
  ['with its file elsewhere', [APPLICATION, { ...FILE, name: 'other' }]],
  ['with its form as a file', [{ ...APPLICATION, filename: 'a.json' }]],
  ['with broken JSON', [{ name: 'formData', content: '{"name":' }, FILE]],
  ['with no object', [{ name: 'formData', content: '[]' }, FILE]],
  ['with a prototype', [{ name: 'formData', content: '{"__proto__":{"role":"admin"}}' }, FILE]],
  ['with an unknown field', [{ name: 'formData', content: JSON.stringify({ ...AN_APPLICATION, status: 'approved' }) }]],
  ['with a form of 65 KB', [{ name: 'formData', content: JSON.stringify({ bio: 'x'.repeat(66_000) }) }, FILE]],
  ['with nothing', []],
])('a form %s is refused', async (_what, parts) => {
  await expectRefused(await send(formOf(parts)), 400, /./);
  expect(({} as { role?: string }).role).toBeUndefined();
});

test.each([
  ['without boundary', 'multipart/form-data', formWith(aPdf()).payload as Buffer],
  ['with another boundary', 'multipart/form-data; boundary=other', formWith(aPdf()).payload as Buffer],
  [
    'that ends in the middle',
    formWith(aPdf()).headers['content-type'] ?? '',
    (formWith(aPdf()).payload as Buffer).subarray(0, 300),
  ],
  ['that is no form', 'multipart/form-data; boundary=x', Buffer.from('{"name":"Dr. A"}')],
])('a body %s is refused', async (_what, type, payload) => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/provider-applications',
    payload,
    headers: { 'content-type': type },
  });
  await expectRefused(answer, 400, /./);
});

test('no other call accepts forms', async () => {
  const answer = await t.app.inject({ method: 'POST', url: '/api/contact-messages', ...formWith(aPdf()) });
  expect(answer.statusCode).toBe(415);
});

test('the same key with the same file makes one application and one file', async () => {
  const headers = { 'idempotency-key': 'one-upload' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(formWith(aPdf()), headers)));
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await kept()).toHaveLength(1);
  expect(files()).toHaveLength(1);
  expect((await send(formWith(aPdf('another')), headers)).statusCode).toBe(400);
  expect(files()).toHaveLength(1);
});

test('an unreferenced file is deleted after an hour, a referenced one never', async () => {
  await send(formWith(aPdf()));
  const [named = ''] = files();
  await send(formWith(aDocx(), 'cv.docx', { ...AN_APPLICATION, email: 'second@example.com' }));
  const orphan = files().find((name) => name !== named) ?? '';
  await t.pool.query('delete from provider_applications where resume_file = $1', [orphan]);
  const context = { ...t, keyFor: TEST_KEYS, now: t.clock.now, config: readConfig({ DATA_DIR }) };
  const at = (ageMs: number) => {
    const when = (t.clock.nowMs - ageMs) / 1000;
    for (const name of files()) utimesSync(join(FOLDER, name), when, when);
  };
  at(HOUR_MS - 1000);
  await cleanUpResumes.run(context);
  expect(files()).toHaveLength(2);
  at(HOUR_MS + 1000);
  await cleanUpResumes.run(context);
  expect(files()).toEqual([named]);
});

test("the file of a repeated application isn't stored", async () => {
  await send(formWith(aPdf()));
  const before = files();
  expect((await send(formWith(aDocx(), 'cv.docx'))).statusCode).toBe(201);
  expect(files()).toEqual(before);
  expect(await kept()).toHaveLength(1);
});

test('uploads per day are limited', async () => {
  await t.pool.query(
    `insert into provider_applications (name, specialty, email, phone, address, state, credentials, availability_days,
       availability_hours_start, availability_hours_end, resume_file, created_at)
     select 'x', 'x', 'x', 'x', 'x', 'x', 'x', '{}', 'x', 'x', 'x', $2 from generate_series(1, $1)`,
    [UPLOADS_PER_DAY, new Date(t.clock.nowMs)],
  );
  expect((await send(formWith(aPdf()))).statusCode).toBe(503);
  expect(files()).toEqual([]);
  expect((await sendParts(APPLICATION)).statusCode).toBe(201);
});

test('a reviewer gets the file as an attachment that no browser displays, and the access is logged', async () => {
  const reviewer = await newPatient(t, { role: 'admin', permissions: ['approve_applications'] });
  const bytes = aPdf();
  const { id } = (await send(formWith(bytes, 'Ọlá "CV"\r\nX: y.html'))).json<{ id: number }>();
  const url = `/api/admin/provider-applications/${id}/resume`;
  const answer = await t.app.inject({ url, headers: { cookie: reviewer.cookie } });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(bytes);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w ."-]+\.pdf"; filename\*=UTF-8''\S+\.pdf$/),
  });
  expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  const acts = await t.pool.query('select actor_id, object from activity_log where act = $1', ['application.resume']);
  expect(acts.rows).toEqual([{ actor_id: reviewer.id, object: `application:${id}` }]);
  const other = await newPatient(t, { role: 'admin', permissions: ['manage_providers'] });
  expect((await t.app.inject({ url, headers: { cookie: other.cookie } })).statusCode).toBe(403);
  const without = (await sendParts(APPLICATION)).json<{ id: number }>().id;
  const missing = await t.app.inject({
    url: `/api/admin/provider-applications/${without}/resume`,
    headers: { cookie: reviewer.cookie },
  });
  expect(missing.statusCode).toBe(404);
});
