import { describe, expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { mailedTo } from '#test/mailed.ts';
import { formOf } from '#test/provider-application.ts';
import { aPdf } from '#test/resume-files.ts';
import { appThatShowsForms } from '#test/screens.ts';
import { newAccount, PASSWORD } from '#test/sign-in.ts';

const t = await testApp('empty');
const { app, shown } = await appThatShowsForms(t);

const send = (url: string, fields: Record<string, string> | string, cookie = '') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
    payload: new URLSearchParams(fields).toString(),
  });
const sendFiles = (url: string, parts: Parameters<typeof formOf>[0], cookie = '') => {
  const { payload, headers } = formOf(parts);
  return app.inject({ method: 'POST', url, headers: { ...headers, ...(cookie && { cookie }) }, payload });
};
const rows = async (sql: string, ...values: unknown[]) => (await t.pool.query(sql, values)).rows;

describe('a password by e-mail', () => {
  test('is set with the pasted link; part of a link makes no call', async () => {
    const person = await newAccount(t, 'plain.forgot', { emailConfirmedAt: new Date(t.clock.nowMs - 1) });
    const requested = await send('/forgot-password/simple', { email: 'plain.forgot' });
    expect([requested.statusCode, requested.headers.location]).toEqual([303, '/forgot-password/simple?sent=true']);
    const [mail] = await mailedTo(t, 'plain.forgot@example.com');
    const link = /http\S+#[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    const password = 'another-long-one';
    const part = await send('/reset-password/simple', { link: link.slice(0, -5), password });
    expect(part.statusCode).toBe(200);
    expect(shown[0]?.posted.fields).toEqual({ link: 'Copy the whole link from our e-mail into this field.' });
    const done = await send('/reset-password/simple', { link: ` ${link}\r\n`, password });
    expect(done.headers.location).toBe('/reset-password/simple?done=true');
    expect(JSON.stringify(shown)).not.toContain(password);
    const signedIn = await send('/auth', { username: person.username, password });
    expect(signedIn.headers.location).toBe('/');
  });
});

describe('the profile', () => {
  test('saves what was changed here only, and comes back with what was typed', async () => {
    const { id, cookie } = await newPatient(t, { fullName: 'Ada Plain', phone: '+2348030000001' });
    // Changed elsewhere since the form was opened.
    await t.pool.query("update users set full_name = 'Ada Elsewhere' where id = $1", [id]);
    const was = { 'was-fullName': 'Ada Plain', 'was-phone': '+2348030000001', 'was-bloodType': '' };
    const fields = { ...was, fullName: 'Ada Plain', phone: '12', bloodType: 'O+' };
    await send('/profile/simple', fields, cookie);
    expect(shown[0]?.posted).toMatchObject({ values: { phone: '12' }, fields: { phone: expect.any(String) } });
    expect(await rows('select blood_type from users where id = $1', id)).toEqual([{ blood_type: null }]);
    const saved = await send('/profile/simple', { ...fields, phone: '+2348030000001' }, cookie);
    expect(saved.headers.location).toBe('/profile/simple?done=profile');
    expect(await rows('select full_name, blood_type from users where id = $1', id)).toEqual([
      { full_name: 'Ada Elsewhere', blood_type: 'O+' },
    ]);
  });

  test('changes the password, and a wrong one comes back without either', async () => {
    const { cookie, username } = await newAccount(t, 'plain.change');
    const next = { newPassword: 'next-long-password' };
    await send('/profile/simple/password', { ...next, currentPassword: 'wrong-one' }, cookie);
    expect(shown[0]?.posted).toMatchObject({ fields: { currentPassword: expect.any(String) } });
    expect(JSON.stringify(shown[0]?.posted.values)).not.toMatch(/wrong-one|next-long/);
    const done = await send('/profile/simple/password', { ...next, currentPassword: PASSWORD }, cookie);
    expect(done.headers.location).toBe('/profile/simple?done=password');
    const signedIn = await send('/auth', { username, password: next.newPassword });
    expect(signedIn.headers.location).toBe('/');
  });

  test('gives and withdraws a consent, and nothing without a choice', async () => {
    const { id, cookie } = await newPatient(t);
    const decisions = () =>
      rows('select granted from consents where user_id = $1 and purpose = $2 order by id', id, 'reminders_sms');
    const consent = (fields: Record<string, string>) =>
      send('/profile/simple/consent', { purpose: 'reminders_sms', ...fields }, cookie);
    await consent({});
    expect(await decisions()).toEqual([]);
    await consent({ granted: 'true' });
    const done = await consent({ granted: 'false' });
    expect(done.headers.location).toBe('/profile/simple?done=consent');
    expect(await decisions()).toEqual([{ granted: true }, { granted: false }]);
  });
});

const A_PLAN = {
  provider: 'Reliance HMO',
  planName: 'Red Beryl',
  memberId: 'RH-12345',
  policyHolder: 'Ada Plain',
  relationToPatient: 'Self',
  effectiveDate: '2026-01-01',
  contactNumber: '0800 000 0011',
};

describe('insurance', () => {
  const PAGE = '/insurance-information/simple';
  const plans = async (id: number) =>
    rows('select id, plan_name, is_primary, card_file from insurance_plans where user_id = $1 order by id', id);

  test('is added once with the picture of its card, made primary, and removed', async () => {
    const { id, cookie } = await newPatient(t);
    const parts = Object.entries({ ...A_PLAN, groupNumber: '', key: 'once' }).map(([name, content]) => ({
      name,
      content,
    }));
    const card = { name: 'card', filename: 'card.png', content: PNG };
    for (const _ of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- sent again after the first answer
      const answer = await sendFiles(PAGE, [...parts, card], cookie);
      expect([answer.statusCode, answer.headers.location], answer.body).toEqual([303, `${PAGE}?done=added`]);
    }
    const [first, ...others] = await plans(id);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ plan_name: 'Red Beryl', is_primary: true, card_file: expect.any(String) });
    await sendFiles(PAGE, [...parts.filter(({ name }) => name !== 'key'), { name: 'key', content: 'two' }], cookie);
    const [, second] = await plans(id);
    await send(`${PAGE}/primary`, { plan: String(second.id) }, cookie);
    await send(`${PAGE}/remove-card`, { plan: String(first.id) }, cookie);
    expect(await plans(id)).toMatchObject([{ is_primary: false, card_file: null }, { is_primary: true }]);
    const removed = await send(`${PAGE}/remove`, { plan: String(first.id) }, cookie);
    expect(removed.headers.location).toBe(`${PAGE}?done=removed`);
    expect(await plans(id)).toHaveLength(1);
  });

  test('comes back with its problems; a bad picture keeps the plan; another patient changes nothing', async () => {
    const [own, stranger] = [await newPatient(t), await newPatient(t)];
    const fields = Object.entries({ ...A_PLAN, memberId: '1', key: 'a' });
    const parts = fields.map(([name, content]) => ({ name, content }));
    await sendFiles(PAGE, parts, own.cookie);
    expect(shown[0]?.posted).toMatchObject({
      values: { planName: 'Red Beryl', memberId: '1' },
      fields: { memberId: 'Please enter a valid member ID/Number' },
    });
    const right = parts.map((part) => (part.name === 'memberId' ? { ...part, content: '12345' } : part));
    const bad = { name: 'card', filename: 'card.png', content: 'no picture' };
    const answer = await sendFiles(PAGE, [...right, bad], own.cookie);
    expect(answer.headers.location).toBe(`${PAGE}?done=no-picture`);
    const [{ id }] = await plans(own.id);
    await send(`${PAGE}/remove`, { plan: String(id) }, stranger.cookie);
    expect(shown.at(-1)?.posted.message).not.toBe('');
    expect(await plans(own.id)).toHaveLength(1);
  });

  test('a body that is no form, and a file that is too large, are refused by a page', async () => {
    const { id, cookie } = await newPatient(t);
    const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie };
    const broken = await app.inject({ method: 'POST', url: PAGE, headers, payload: '--y\r\nnothing' });
    const large = await sendFiles(PAGE, [{ name: 'card', filename: 'a', content: 'x'.repeat(6_000_000) }], cookie);
    for (const [answer, status] of [
      [broken, 400],
      [large, 413],
    ] as const) {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    }
    expect(await plans(id)).toEqual([]);
  });
});

/** The smallest PNG: one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('messages', () => {
  test('are sent once; one with danger signs only after its writer has seen the emergency number', async () => {
    const { id, cookie } = await newPatient(t);
    const [{ id: appointmentId }] = await rows(
      `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason)
       values ($1, $2, $3, $4, 'in-person', 'routine', 'Cough') returning id`,
      await newProvider(t),
      id,
      new Date(t.clock.nowMs + 3_600_000),
      new Date(t.clock.nowMs + 5_400_000),
    );
    const opened = await send('/messages/simple/appointment', { appointment: String(appointmentId) }, cookie);
    const conversation = /conversation=(\d+)/.exec(String(opened.headers.location))?.[1] ?? '';
    const write = (fields: Record<string, string>, as = cookie) =>
      send('/messages/simple/send', { conversation, key: 'k', ...fields }, as);
    const texts = async () =>
      (await rows('select body from conversation_messages order by id')).map(({ body }) => body);
    for (const _ of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- sent again after the first answer
      const answer = await write({ text: 'Good\r\nmorning' });
      expect(answer.headers.location).toBe(`/messages/simple?conversation=${conversation}#newest`);
    }
    const danger = 'I have severe chest pain and cannot breathe';
    await write({ text: danger });
    expect(shown.at(-1)).toMatchObject({
      path: `/messages/simple?conversation=${conversation}`,
      posted: { values: { text: danger }, data: { refused: { code: 'danger_signs' } } },
    });
    expect(await texts()).toEqual(['Good\nmorning']);
    await write({ text: 'Not mine' }, (await newPatient(t)).cookie);
    await write({ text: danger, confirmed: 'true' });
    expect(await texts()).toEqual(['Good\nmorning', danger]);
  });
});

describe('an application', () => {
  const PAGE = '/join-network/simple';
  const fields = [
    ['kind', 'practitioner'],
    ['name', 'Dr. Plain Test'],
    ['specialty', 'Cardiology'],
    ['email', 'plain.doctor@example.com'],
    ['phone', '0800 000 0011'],
    ['address', '5 Test Close'],
    ['state', 'Lagos'],
    ['credentials', 'MBBS'],
    ['credentials', 'FWACP'],
    ['availabilityDays', 'Monday'],
    ['availabilityHoursStart', '8:30 AM'],
    ['availabilityHoursEnd', '1:00 PM'],
    ['key', 'a'],
  ] as const;
  const parts = fields.map(([name, content]) => ({ name, content }));
  const applied = () => rows('select name, credentials, resume_name from provider_applications order by id');

  test('is taken with its file, once', async () => {
    for (const _ of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- sent again after the first answer
      const answer = await sendFiles(PAGE, [...parts, { name: 'resumeFile', filename: 'cv.pdf', content: aPdf() }]);
      expect([answer.statusCode, answer.headers.location], answer.body).toEqual([303, `${PAGE}?done=true`]);
    }
    expect(await applied()).toEqual([{ name: 'Dr. Plain Test', credentials: 'MBBS, FWACP', resume_name: 'cv.pdf' }]);
  });

  test('comes back with every choice and problem, on the page of its kind', async () => {
    const lacking = new URLSearchParams([...fields.filter(([name]) => name !== 'specialty')].map(([...pair]) => pair));
    lacking.set('kind', 'facility');
    lacking.set('people.0.name', 'Dr. Bola Ade');
    lacking.set('opens-1', '9');
    lacking.set('closes-1', '17:00');
    await send(PAGE, lacking.toString());
    expect(shown[0]?.path).toBe(`${PAGE}?kind=facility`);
    expect(shown[0]?.posted.values).toMatchObject({ credentials: 'MBBS\nFWACP', 'people.0.name': 'Dr. Bola Ade' });
    expect(Object.keys(shown[0]?.posted.fields ?? {})).toEqual(expect.arrayContaining(['specialty', 'facilityType']));
    expect(JSON.stringify(shown[0]?.posted.fields)).toContain('openingHours');
  });
});

test('the address of a form leads to its page', async () => {
  for (const [url, location] of [
    ['/messages/simple/send', '/messages/simple?conversation=0'],
    ['/profile/simple/password', '/profile/simple'],
    ['/insurance-information/simple/card', '/insurance-information/simple'],
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- few, and in order
    const answer = await app.inject({ url: url ?? '' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
  }
});
