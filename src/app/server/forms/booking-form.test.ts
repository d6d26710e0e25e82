import { expect, test } from 'vitest';
import type { PlainDanger } from '#features/booking/rules/plain-booking.ts';
import { acceptanceOf, plainDraft } from '#features/booking/rules/plain-booking.ts';
import type { Provider } from '#features/directory/contract.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { newProvider, testApp } from '#test/app.ts';
import { appThatShowsForms } from '#test/screens.ts';
import { newAccount, PASSWORD, setUpSecondFactor } from '#test/sign-in.ts';

const t = await testApp('empty');
const DAY = '2026-11-24';

const { app, shown } = await appThatShowsForms(t);

/** A browser without scripts: it keeps cookies, and sends forms. */
function newBrowser() {
  const cookies = new Map<string, string>();
  const send = async (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  return { send, cookies };
}

async function freeTimes(id: number, day = DAY): Promise<string[]> {
  const answer = await app.inject(`/api/providers/${id}/availability?date=${day}`);
  return answer.json<Slot[]>().map(({ dateTime }) => dateTime);
}

const stepShown = () => /^\/book\/\d+\/?([a-z-]*)/.exec(shown.at(-1)?.path ?? '')?.[1];
const dangerShown = () => (shown.at(-1)?.posted.data as PlainDanger | undefined)?.signs?.length;
const booked = async (id: number) =>
  (await t.pool.query('select * from appointments where provider_id = $1 order by id', [id])).rows;

/** The fields that go with a form from the details on. */
async function detailsAt(id: number, reason = 'A cough for two days') {
  const [time = ''] = await freeTimes(id);
  return { careType: 'routine', visitType: 'in-person', time, who: 'me', reason };
}

test('a new patient books: time, details, registration, review, confirmation; sent twice it is one visit', async () => {
  const [id, browser] = [await newProvider(t), newBrowser()];
  const details = await detailsAt(id);
  const { reason: _, who: _who, ...choice } = details;
  const chosen = await browser.send(`/book/${id}/details`, choice);
  expect(chosen.statusCode).toBe(303);
  expect(chosen.headers.location).toContain(`/book/${id}/details?careType=routine&visitType=in-person&time=2026-11-24`);
  expect(await freeTimes(id), 'held').not.toContain(details.time);
  const heldUntil = new URL(chosen.headers.location ?? '', 'http://localhost').searchParams.get('heldUntil');
  expect(heldUntil).toBe(new Date(t.clock.nowMs + 10 * 60_000).toISOString());

  const signIn = await browser.send(`/book/${id}/review`, details);
  expect([signIn.statusCode, signIn.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(stepShown()).toBe('sign-in');
  const account = {
    username: 'ada.plain',
    password: 'secret-1',
    fullName: 'Ada Plain',
    email: 'ada.plain@example.com',
  };
  await browser.send(`/book/${id}/register`, { ...details, ...account, ageGroup: 'adult' });
  expect(stepShown()).toBe('review');
  // Back and Reload send it again.
  await browser.send(`/book/${id}/register`, { ...details, ...account, ageGroup: 'adult' });
  expect(stepShown()).toBe('review');
  const { key = '' } = shown[0]?.posted.values ?? {};
  expect(key).not.toBe('');
  const confirm = () => browser.send(`/book/${id}/confirm`, { ...details, key, fee: 'null' });
  const [first, second] = await Promise.all([confirm(), confirm()]);
  const [visit, ...others] = await booked(id);
  expect(others).toEqual([]);
  expect(visit).toMatchObject({ reason: details.reason, visit_type: 'in-person', care_type: 'routine' });
  for (const answer of [first, second, await confirm()]) {
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/book/${id}/booked?appointment=${visit.id}`]);
  }
});

test('health details stand in no address and in no page of another step', async () => {
  const [id, browser] = [await newProvider(t), newBrowser()];
  const details = await detailsAt(id, 'A very private matter');
  const answers = [
    await browser.send(`/book/${id}/details`, details),
    await browser.send(`/book/${id}/review`, details),
  ];
  expect(JSON.stringify([answers.map(({ headers }) => headers), shown.map(({ path }) => path)])).not.toContain(
    'private+matter',
  );
  expect(shown.map(({ path }) => path).join(' ')).not.toMatch(/reason|who=|name=/);
});

test('a danger sign is shown before signing in; accepted, it is booked with the visit; other words warn again', async () => {
  const [id, browser] = [await newProvider(t), newBrowser()];
  const details = await detailsAt(id, 'I cannot breathe and I have severe chest pain');
  await browser.send(`/book/${id}/review`, details);
  expect([stepShown(), dangerShown()]).toEqual(['danger', expect.any(Number)]);
  const provider = (await app.inject(`/api/providers/${id}`)).json<Provider>();
  const draft = plainDraft(provider, {}, details, DAY);
  const accepted = acceptanceOf(draft, shown[0]?.posted.data as PlainDanger);
  await browser.send(`/book/${id}/review`, { ...details, accepted });
  expect(stepShown()).toBe('sign-in');
  const { username } = await newAccount(t, 'in.danger');
  await browser.send(`/book/${id}/sign-in`, { ...details, accepted, username, password: PASSWORD });
  expect(stepShown()).toBe('review');
  await browser.send(`/book/${id}/confirm`, {
    ...details,
    accepted,
    reason: `${details.reason} since today`,
    key: 'a',
  });
  expect([stepShown(), await booked(id)]).toEqual(['danger', []]);
  await browser.send(`/book/${id}/confirm`, { ...details, accepted, key: 'b' });
  expect(await booked(id)).toMatchObject([{ danger_accepted: true }]);
});

test('a visit is moved by its own patient, once, and only while it can be', async () => {
  const [id, browser] = [await newProvider(t), newBrowser()];
  const { username } = await newAccount(t, 'moves');
  const day = '2026-11-26';
  const [time = '', ...others] = await freeTimes(id, day);
  const details = { ...(await detailsAt(id)), time };
  await browser.send(`/book/${id}/sign-in`, { ...details, username, password: PASSWORD });
  await browser.send(`/book/${id}/confirm`, { ...details, key: 'first', fee: 'null' });
  const [visit] = await booked(id);
  const moving = { reschedule: String(visit.id), time: others.at(-1) ?? '' };

  const stranger = newBrowser();
  const signIn = await stranger.send(`/book/${id}/details`, moving);
  expect(signIn.headers.location).toBe(`/auth?next=${encodeURIComponent(`/book/${id}?reschedule=${visit.id}`)}`);
  const other = await newAccount(t, 'moves.not');
  await stranger.send(`/book/${id}/sign-in`, { ...details, username: other.username, password: PASSWORD });
  const refused = await stranger.send(`/book/${id}/confirm`, { ...moving, key: 'b', fee: 'null' });
  expect([refused.statusCode, refused.headers.location]).toEqual([303, expect.stringContaining(`/book/${id}?`)]);
  expect(await booked(id)).toHaveLength(1);

  await browser.send(`/book/${id}/details`, moving);
  expect([stepShown(), shown.at(-1)?.path]).toEqual(['review', expect.stringContaining(`reschedule=${visit.id}`)]);
  expect(await freeTimes(id, day), 'held').not.toContain(moving.time);
  await browser.send(`/book/${id}/details-again`, moving);
  expect(stepShown()).toBe('');
  const confirm = () => browser.send(`/book/${id}/confirm`, { ...moving, key: 'c', fee: 'null' });
  const answers = [...(await Promise.all([confirm(), confirm()])), await confirm()];
  const [old, moved, ...further] = await booked(id);
  expect(further).toEqual([]);
  expect([old.status, moved.status, moved.reason]).toEqual(['rescheduled', 'scheduled', details.reason]);
  expect(moved.starts_at.toISOString()).toBe(moving.time);
  for (const answer of answers) expect(answer.headers.location).toBe(`/book/${id}/booked?appointment=${moved.id}`);
});

test('what is missing comes back with what was typed, and nothing is held longer or booked', async () => {
  const [id, browser] = [await newProvider(t), newBrowser()];
  const details = { ...(await detailsAt(id, '')), who: 'other', name: 'T', age: '4\r\n', relation: '' };
  await browser.send(`/book/${id}/review`, details);
  expect(stepShown()).toBe('details');
  expect(shown[0]?.posted.fields).toEqual({
    name: 'Please enter the name of the person',
    relation: 'Please say who the person is to you',
    reason: 'Please describe your symptoms',
  });
  expect(shown[0]?.posted.values).toMatchObject({ who: 'other', name: 'T' });
  const { time: _, ...noTime } = details;
  await browser.send(`/book/${id}/details`, noTime);
  expect([stepShown(), shown.at(-1)?.posted.message]).toEqual(['', 'Please select a time']);
});

test('a time that another took leads back to the times, with the details; another time goes on with them', async () => {
  const [id, first, second] = [await newProvider(t), newBrowser(), newBrowser()];
  const details = await detailsAt(id);
  await first.send(`/book/${id}/details`, details);
  await second.send(`/book/${id}/review`, details);
  expect([stepShown(), shown.at(-1)?.posted.values['reason']]).toEqual(['', details.reason]);
  expect(shown.at(-1)?.posted.message).not.toBe('');
  const [time = ''] = await freeTimes(id);
  const answer = await second.send(`/book/${id}/details`, { ...details, time });
  expect([answer.statusCode, stepShown()]).toEqual([200, 'details']);
});

test('wrong passwords, a needed code and field errors come back without the password', async () => {
  const [id, browser] = [await newProvider(t), newBrowser()];
  const details = await detailsAt(id);
  const { username, cookie } = await newAccount(t, 'with.code');
  await setUpSecondFactor(t, cookie);
  await browser.send(`/book/${id}/sign-in`, { ...details, username, password: 'wrong' });
  expect([stepShown(), shown[0]?.posted.data]).toEqual(['sign-in', { url: '/api/login', needsCode: false }]);
  await browser.send(`/book/${id}/sign-in`, { ...details, username, password: PASSWORD });
  expect(shown.at(-1)?.posted.data).toEqual({ url: '/api/login', needsCode: true });
  await browser.send(`/book/${id}/register`, { ...details, username: 'ab', password: '1', fullName: '', email: 'x' });
  expect(shown.at(-1)?.posted.fields).toEqual({
    username: 'Username must be at least 3 characters',
    password: 'Password must be at least 6 characters',
    fullName: 'Full name is required',
    email: 'Invalid email address',
  });
  expect(JSON.stringify(shown)).not.toContain(PASSWORD);
  expect([...browser.cookies.keys()]).not.toContain('session');
});

test('the form of another site is refused, and an unknown step or provider leads away', async () => {
  const [id, browser] = [await newProvider(t), newBrowser()];
  const details = await detailsAt(id);
  const { cookie } = await newAccount(t, 'target');
  const foreign = await browser.send(`/book/${id}/confirm`, details, { cookie, origin: 'https://evil.example' });
  expect([foreign.statusCode, await booked(id)]).toEqual([403, []]);
  for (const path of [`/book/${id}/pay`, `/book/${id}/constructor`, '/book/x/review']) {
    const answer = await browser.send(path, details);
    expect([answer.statusCode, answer.headers.location], path).toEqual([303, '/']);
  }
  expect((await browser.send('/book/999999/review', details)).headers.location).toContain('/book/999999?');
});
