import { beforeEach, expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { aListing, CLAIMED_MOBILE, claimed, codeSentTo, REGISTERED_PHONE } from '#test/claims.ts';
import { mailedTo, tokenMailedTo } from '#test/mailed.ts';
import { AN_APPLICATION, applied } from '#test/provider-application.ts';
import { PROOF_QUESTION } from '../rules/questions.ts';

const t = await testApp('empty', { SMS_URL: 'http://127.0.0.1:9/sms' });
const DAY_MS = 24 * 60 * 60 * 1000;
let reviewer: { id: number; cookie: string };

beforeEach(async () => {
  await t.pool.query("truncate provider_applications cascade; delete from messages where channel = 'sms'");
  reviewer = await newPatient(t, { role: 'admin', permissions: ['approve_applications'] });
});

const admin = (method: 'GET' | 'POST', path: string, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/admin/provider-applications${path}`,
    headers: { cookie: reviewer.cookie },
    ...(payload && { payload }),
  });
const linked = (path: string, payload: object) =>
  t.app.inject({ method: 'POST', url: `/api/application-questions/${path}`, payload });
const approve = (id: number) => admin('POST', `/${id}/review`, { status: 'approved' });
const convert = (id: number) => admin('POST', `/${id}/convert`);
const provider = async (id: number) => (await t.pool.query('select * from providers where id = $1', [id])).rows[0];
const application = async (id: number) =>
  (await t.pool.query('select * from provider_applications where id = $1', [id])).rows[0];
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const apply = (listingId: unknown) =>
  t.app.inject({
    method: 'POST',
    url: '/api/provider-applications',
    payload: { ...AN_APPLICATION, email: 'one@example.com', listingId },
  });

test('C3: a claimed listing becomes the practice with the same id, its reviews and point, found once', async () => {
  const listingId = await aListing(t, {
    name: 'Claimed Clinic',
    latitude: 6.6018,
    longitude: 3.3515,
    locationPrecision: 'exact',
    ratingTenths: 45,
    reviewCount: 2,
  });
  const facts = { name: 'Claimed Clinic', state: 'Lagos', lga: 'Ikeja', address: '9 Allen Avenue', specialty: 'Other' };
  const { id, email } = await claimed(t, { listingId, ...facts });
  await approve(id);
  expect(await provider(listingId)).toMatchObject({ booking_state: 'listed', phone: REGISTERED_PHONE });
  const answer = await convert(id);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toMatchObject({ id: listingId, name: 'Claimed Clinic', email, phone: REGISTERED_PHONE });
  expect((await t.app.inject(`/api/providers/${listingId}`)).json()).toMatchObject({
    bookingState: 'setting_up',
    bookable: false,
    latitude: 6.6018,
    locationPrecision: 'exact',
    specialty: 'Family Medicine (General Practitioner)' as const,
    facilityType: 'Clinic',
    rating: 45,
    reviewCount: 2,
    phone: REGISTERED_PHONE,
    officeHours: [{ weekday: 1, opens: '08:30' }, { weekday: 3 }],
  });
  expect((await t.app.inject('/api/providers?q=claimed+clinic')).json()).toMatchObject([{ id: listingId }]);
  const members = await t.pool.query('select role from provider_members where provider_id = $1', [listingId]);
  expect(members.rows).toEqual([{ role: 'owner' }]);
  expect(await application(id)).toMatchObject({ provider_id: listingId, listing_id: listingId });
});

test('the number of the register stays until a member changes it; without one the page shows that of the application', async () => {
  const [registered, without] = [await claimed(t), await claimed(t, { listingId: await aListing(t, { phone: null }) })];
  expect((await admin('GET', `/${registered.id}`)).json()).toMatchObject({
    phone: AN_APPLICATION.phone,
    claim: { phone: REGISTERED_PHONE },
  });
  const shown = async ({ id, listingId }: typeof registered) => {
    await approve(id);
    await convert(id);
    return (await t.app.inject(`/api/providers/${listingId}`)).json().phone;
  };
  expect([await shown(registered), await shown(without)]).toEqual([REGISTERED_PHONE, AN_APPLICATION.phone]);
});

test('a listing that is gone, in the network, or never was cannot be claimed', async () => {
  const gone = await newProvider(t, { removedAt: new Date(t.clock.nowMs) });
  const taken = await newProvider(t);
  expect((await apply(gone)).json()).toMatchObject({ code: 'listing_gone' });
  expect((await apply(taken)).json()).toMatchObject({ code: 'listing_taken' });
  expect((await apply(999_999_999)).json()).toMatchObject({ code: 'listing_gone' });
  for (const hostile of [0, -1, 1.5, '1', null, [1], 10 ** 15, { id: 1 }]) {
    expect((await apply(hostile)).statusCode, JSON.stringify(hostile)).toBe(400);
  }
  expect((await t.pool.query('select 1 from provider_applications')).rowCount).toBe(0);
});

test('a claim of a merged listing is one of the listing that it was merged into', async () => {
  const survivor = await aListing(t);
  const merged = await aListing(t, { removedAt: new Date(t.clock.nowMs), mergedInto: survivor });
  const { id } = await claimed(t, { listingId: merged });
  expect(await application(id)).toMatchObject({ listing_id: survivor });
});

test('a claim and an application without one, of the same applicant, are two applications', async () => {
  const listingId = await aListing(t);
  const sent = { email: 'two@example.com', name: 'Dr. Two' };
  await applied(t, sent);
  await applied(t, { ...sent, listingId });
  await applied(t, { ...sent, listingId });
  const { rows } = await t.pool.query('select listing_id from provider_applications order by id');
  expect(rows).toEqual([{ listing_id: null }, { listing_id: listingId }]);
});

test('of two claims of one listing the second reviewer sees that the first was converted, in 20 rounds of a race', async () => {
  for (let round = 0; round < 20; round += 1) {
    const listingId = await aListing(t);
    const claims = [await claimed(t, { listingId }), await claimed(t, { listingId })];
    for (const { id } of claims) await approve(id);
    const answers = await Promise.all(claims.map(({ id }) => convert(id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = answers.findIndex(({ statusCode }) => statusCode === 409);
    expect(answers[refused]?.json()).toEqual({
      code: 'listing_taken',
      message: 'This listing has come into the network meanwhile, by another application or an administrator.',
    });
    const loser = claims[refused]?.id ?? 0;
    expect((await admin('GET', `/${loser}`)).json()).toMatchObject({
      providerId: null,
      claim: { listingId, listing: 'taken', otherClaims: 1 },
    });
    const members = await t.pool.query('select 1 from provider_members where provider_id = $1', [listingId]);
    expect(members.rowCount).toBe(1);
  }
});

test('a claim whose listing was taken can only be rejected; the applicant of an approved one reads why', async () => {
  const listingId = await aListing(t);
  const [winner, approved, pending] = [
    await claimed(t, { listingId }),
    await claimed(t, { listingId }),
    await claimed(t, { listingId }),
  ];
  const reject = (id: number, reason?: string) => admin('POST', `/${id}/review`, { status: 'rejected', reason });
  await approve(winner.id);
  await approve(approved.id);
  expect((await reject(approved.id, 'Not yet.')).json()).toMatchObject({ code: 'already_decided' });
  await convert(winner.id);

  expect((await admin('GET', `/${pending.id}`)).json()).toMatchObject({ claim: { listing: 'taken' } });
  expect((await approve(pending.id)).json()).toMatchObject({ code: 'listing_taken' });
  expect((await reject(pending.id)).statusCode).toBe(200);

  expect((await reject(approved.id)).json()).toMatchObject({ code: 'invalid', fields: { reason: expect.any(String) } });
  const answers = await Promise.all([1, 2, 3].map(() => reject(approved.id, 'Its owner showed us the licence.')));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const mails = (await mailedTo(t, approved.email)).filter(({ text }) => text.includes('Its owner showed us'));
  expect(mails).toMatchObject([{ subject: 'Your application cannot go on' }]);
  expect(await application(approved.id)).toMatchObject({ status: 'rejected', provider_id: null });
  expect((await reject(winner.id, 'No.')).json()).toMatchObject({ code: 'already_decided' });
});

test('receipts of other applications never use up the mail with the link for proof', async () => {
  const email = 'flooded@example.com';
  for (const name of ['One', 'Two', 'Three', 'Four']) await applied(t, { email, name });
  const kinds = async () => (await mailedTo(t, email)).map(({ secret }) => secret);
  expect(await kinds()).toEqual([false, false, false]);
  const { token } = await claimed(t, { email });
  expect((await linked('read', { token })).statusCode).toBe(200);
  await applied(t, { email, name: 'Five' });
  expect(await kinds()).toEqual([false, false, false, true]);
});

test('a stranger gets three links a day for one listing; reviewers see what was not sent, and send it', async () => {
  const listingId = await aListing(t);
  const email = 'limited@example.com';
  for (const name of ['One', 'Two', 'Three']) await applied(t, { email, name, listingId });
  const id = await applied(t, { email, name: 'Four', listingId });
  expect(await mailedTo(t, email)).toHaveLength(3);
  expect((await admin('GET', `/${id}`)).json()).toMatchObject({ questions: [] });
  await claimed(t, { email });
  expect(await mailedTo(t, email)).toHaveLength(4);

  const sent = await admin('POST', `/${id}/questions`, { question: PROOF_QUESTION });
  expect(sent.statusCode, sent.body).toBe(201);
  const token = await tokenMailedTo(t, email, 'application-question');
  expect((await linked('read', { token })).json()).toMatchObject({
    question: PROOF_QUESTION,
    claim: { listingId, phoneEnd: '567' },
  });
});

test('at most 20 mails with a link a day go to one address', async () => {
  const email = 'everywhere@example.com';
  for (let round = 0; round < 22; round += 1) await applied(t, { email, listingId: await aListing(t) });
  expect(await mailedTo(t, email)).toHaveLength(20);
});

test('a code goes to the number of the register only, shown by its end, and proves the claim', async () => {
  const { id, token } = await claimed(t);
  const sent = await linked('code', { token });
  expect(sent.statusCode, sent.body).toBe(200);
  expect(sent.json()).toMatchObject({ claim: { phoneEnd: '567', isCodeSent: true, provedAt: null } });
  expect(sent.body).not.toContain('8031234567');
  const [message] = await mailedTo(t, CLAIMED_MOBILE);
  expect(message).toMatchObject({ kind: 'claim-code', secret: true });
  const code = await codeSentTo(t, CLAIMED_MOBILE);
  expect(JSON.stringify(await application(id))).not.toContain(code);
  expect((await linked('code/check', { token, code: wrong(code) })).json()).toMatchObject({ code: 'wrong_proof_code' });
  const proved = await linked('code/check', { token, code });
  expect(proved.json()).toMatchObject({ claim: { provedAt: new Date(t.clock.nowMs).toISOString() } });
  expect((await admin('GET', `/${id}`)).json()).toMatchObject({
    status: 'pending',
    claim: { provedAt: new Date(t.clock.nowMs).toISOString() },
    questions: [{ answer: 'Proved by a code sent to the telephone number of the register.' }],
  });
});

test.each([
  ['corrected here', { editedColumns: ['phone'] }],
  ['typed here, without a register', { source: null, sourceKey: null }],
  ['a landline', { phone: '01 234 5678' }],
  ['missing', { phone: null }],
])('no code is sent to a number that is %s', async (_what, changes) => {
  const { token, id } = await claimed(t, { listingId: await aListing(t, changes) });
  const answer = await linked('code', { token });
  expect(answer.json()).toMatchObject({ code: 'no_code_possible' });
  expect((await t.pool.query("select 1 from messages where channel = 'sms'")).rowCount).toBe(0);
  expect((await admin('GET', `/${id}`)).json()).toMatchObject({ claim: { phoneEnd: null } });
});

test('of 20 wrong codes at once each counts, and after five the right one does not work', async () => {
  const { token, id } = await claimed(t);
  await linked('code', { token });
  const code = await codeSentTo(t, CLAIMED_MOBILE);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => linked('code/check', { token, code: wrong(code) })),
  );
  expect(answers.every(({ statusCode }) => statusCode === 409)).toBe(true);
  expect(await application(id)).toMatchObject({ proof_code_tries: 5, proved_at: null });
  expect((await linked('code/check', { token, code })).statusCode).toBe(409);
  expect(await application(id)).toMatchObject({ proved_at: null });
});

test('of several right codes at once one proves the claim', async () => {
  const { token, id } = await claimed(t);
  await linked('code', { token });
  const code = await codeSentTo(t, CLAIMED_MOBILE);
  const answers = await Promise.all(Array.from({ length: 5 }, () => linked('code/check', { token, code })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await application(id)).toMatchObject({ proof_code_tries: 1, proof_code_hash: null });
  const acts = await t.pool.query("select 1 from activity_log where act = 'application.prove' and object = $1", [
    `application:${id}`,
  ]);
  expect(acts.rowCount).toBe(1);
});

test('claims of a double and of the listing that it was merged into are rivals, and a proof of one proves not the other', async () => {
  const [survivor, double] = [await aListing(t), await aListing(t, { phone: '0805 765 4321' })];
  const [own, other] = [await claimed(t, { listingId: survivor }), await claimed(t, { listingId: double })];
  await linked('code', { token: other.token });
  await linked('code/check', { token: other.token, code: await codeSentTo(t, '+2348057654321') });
  await t.pool.query(
    "update providers set merged_into = $1, removed_at = now(), booking_state = 'closed' where id = $2",
    [survivor, double],
  );
  expect((await admin('GET', `/${own.id}`)).json()).toMatchObject({ claim: { otherClaims: 1, isOtherProved: false } });
  const unproved = { listingId: survivor, otherClaims: 1, provedAt: null, isOtherProved: true };
  expect((await admin('GET', `/${other.id}`)).json()).toMatchObject({ claim: unproved });
  expect((await linked('read', { token: other.token })).json()).toMatchObject({
    claim: { provedAt: null, phoneEnd: '567' },
  });

  expect((await linked('code', { token: other.token })).statusCode).toBe(200);
  await linked('code/check', { token: other.token, code: await codeSentTo(t, CLAIMED_MOBILE) });
  expect((await admin('GET', `/${other.id}`)).json()).toMatchObject({
    claim: { listingId: survivor, provedAt: expect.any(String), isOtherProved: false },
  });
  await approve(own.id);
  await convert(own.id);
  expect((await linked('read', { token: other.token })).json()).toMatchObject({
    claim: { isTaken: true, phoneEnd: null },
  });
});

test('a code ends after ten minutes, and when another one is sent', async () => {
  const start = t.clock.nowMs;
  try {
    const { token } = await claimed(t);
    await linked('code', { token });
    const first = await codeSentTo(t, CLAIMED_MOBILE);
    t.clock.nowMs = start + 10 * 60_000;
    expect((await linked('code/check', { token, code: first })).json().message).toMatch(/does not work any more/);
    await linked('code', { token });
    const second = await codeSentTo(t, CLAIMED_MOBILE);
    if (second !== first) expect((await linked('code/check', { token, code: first })).statusCode).toBe(409);
    expect((await linked('code/check', { token, code: second })).statusCode).toBe(200);
  } finally {
    t.clock.nowMs = start;
  }
});

test('three codes a day are sent for a listing, by all its claims together, and for an application', async () => {
  const start = t.clock.nowMs;
  try {
    const listingId = await aListing(t);
    const [one, other] = [await claimed(t, { listingId }), await claimed(t, { listingId })];
    const codes = await Promise.all([one, one, other, other, one].map(({ token }) => linked('code', { token })));
    expect(codes.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429, 429]);
    expect(codes.find(({ statusCode }) => statusCode === 429)?.json().message).toMatch(/used up for today/);
    expect(await mailedTo(t, CLAIMED_MOBILE)).toHaveLength(3);
    t.clock.nowMs = start + DAY_MS + 1;
    expect((await linked('code', { token: other.token })).statusCode).toBe(200);
  } finally {
    t.clock.nowMs = start;
  }
});

test('a code of one application proves no other', async () => {
  const [one, other] = [await claimed(t), await claimed(t)];
  await linked('code', { token: one.token });
  const code = await codeSentTo(t, CLAIMED_MOBILE);
  expect((await linked('code/check', { token: other.token, code })).statusCode).toBe(409);
  await linked('code', { token: other.token });
  if (code !== (await codeSentTo(t, CLAIMED_MOBILE))) {
    expect((await linked('code/check', { token: other.token, code })).statusCode).toBe(409);
  }
  expect(await application(other.id)).toMatchObject({ proved_at: null });
});
