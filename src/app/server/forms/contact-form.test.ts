import { beforeEach, expect, test } from 'vitest';
import type { PostedForm } from '#platform/common/posted-form.ts';
import { newPatient, testApp } from '#test/app.ts';
import { A_LETTER } from '#test/contact-letter.ts';
import { appWithScreens, EMPTY_PAGE } from '#test/screens.ts';
import type { PageRenderer } from '../pages.ts';

const t = await testApp('empty');
let shown: { readonly url: string; readonly posted: PostedForm | undefined }[] = [];

/** An app whose screens are empty and record the form that they are rendered with. */
async function appWithForm(env: Record<string, string> = {}) {
  const render: PageRenderer['render'] = async (url, _fetchPath, _origin, posted) => {
    shown.push({ url, posted });
    return { ...EMPTY_PAGE, file: 'contact-us' };
  };
  return await appWithScreens(t, { render }, env);
}

const app = await appWithForm();
beforeEach(async () => {
  shown = [];
  await t.pool.query('delete from contact_messages; delete from messages');
});

const FORM = 'application/x-www-form-urlencoded';
const post = (fields: Record<string, string>, headers = {}, to = app) =>
  to.inject({
    method: 'POST',
    url: '/contact-us',
    headers: { 'content-type': FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const kept = async () => (await t.pool.query('select * from contact_messages order by id')).rows;

test('a posted form is stored as by the call, and redirects, so that a reload sends nothing', async () => {
  const { id, cookie } = await newPatient(t);
  const answer = await post({ ...A_LETTER, phone: '', message: 'Why was I\r\ncharged?', key: 'a' }, { cookie });
  expect(answer.statusCode, answer.body).toBe(303);
  const [letter, ...others] = await kept();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ ...A_LETTER, message: 'Why was I\ncharged?', phone: null, user_id: id });
  expect(answer.headers.location).toBe(`/contact-us?sent=${letter.ticket}#message-sent`);
});

test('a form sent twice is one message; with other text, as after going back, it is another', async () => {
  const [one, two] = await Promise.all([post({ ...A_LETTER, key: 'a' }), post({ ...A_LETTER, key: 'a' })]);
  expect(one.headers.location).toBe(two.headers.location);
  expect(await kept()).toHaveLength(1);
  const third = await post({ ...A_LETTER, message: 'And why once more?', key: 'a' });
  expect(third.statusCode).toBe(303);
  expect(await kept()).toHaveLength(2);
});

test('a form with mistakes is shown again with messages and its values, and nothing is stored', async () => {
  const typed = { ...A_LETTER, name: '<script>alert(1)</script>', email: 'ada', phone: '', message: 'Too\nshort' };
  const answer = await post({ ...typed, key: 'a', role: 'admin' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(answer.headers['content-type']).toContain('text/html');
  const { message, ...posted } = shown[0]?.posted ?? { message: '' };
  expect(posted).toEqual({
    values: { ...typed, key: 'a' },
    fields: { email: 'Please enter a valid email address', message: 'Please enter a detailed message' },
  });
  expect(message).toBe('Please enter a valid email address');
  expect(await kept()).toEqual([]);
});

test.each([[{ origin: 'https://evil.example' }], [{ 'sec-fetch-site': 'cross-site' }]])(
  "another site's form with %j is refused",
  async (headers) => {
    expect((await post({ ...A_LETTER, key: 'a' }, headers)).statusCode).toBe(403);
    expect(await kept()).toEqual([]);
  },
);

test('no other address accepts forms, and this one accepts nothing else', async () => {
  const payload = new URLSearchParams(A_LETTER).toString();
  const elsewhere = { method: 'POST', headers: { 'content-type': FORM }, payload } as const;
  expect((await app.inject({ ...elsewhere, url: '/api/contact-messages' })).statusCode).toBe(415);
  expect((await app.inject({ method: 'POST', url: '/contact-us', payload: A_LETTER })).statusCode).toBe(415);
  expect(await kept()).toEqual([]);
});

test('the limit counts form and call together for each visitor, and keeps the typed values', async () => {
  const limited = await appWithForm({ RATE_LIMIT: 'on', TRUST_PROXY: 'true' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = [];
  for (let count = 0; count < 4; count++) {
    const answer = await post({ ...A_LETTER, key: `${count}` }, from('203.0.113.7'), limited);
    statuses.push(answer.statusCode);
  }
  const call = { method: 'POST', url: '/api/contact-messages', payload: A_LETTER } as const;
  statuses.push((await limited.inject({ ...call, headers: from('203.0.113.7') })).statusCode);
  const refused = await post({ ...A_LETTER, key: 'z' }, from('203.0.113.7'), limited);
  statuses.push(refused.statusCode, (await post({ ...A_LETTER, key: 'y' }, from('203.0.113.8'), limited)).statusCode);
  expect(statuses).toEqual([303, 303, 303, 303, 201, 429, 303]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(shown[0]?.posted).toMatchObject({
    values: A_LETTER,
    fields: {},
    message: expect.stringContaining('Too many'),
  });
  await limited.close();
});

test('a message that mentions danger signs leads to the emergency number, and others do not', async () => {
  const message = 'I cannot breathe and I have severe chest pain';
  const answer = await post({ ...A_LETTER, message, key: 'danger' });
  const [letter] = await kept();
  expect(answer.headers.location).toBe(`/contact-us?sent=${letter.ticket}&danger=true#message-sent`);
  const harmless = await post({ ...A_LETTER, key: 'harmless' });
  expect(harmless.headers.location).not.toContain('danger');
});
