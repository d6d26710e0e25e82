import { beforeEach, expect, test } from 'vitest';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { claimed } from '#test/claims.ts';

const t = await testApp();
const DAY_MS = 24 * 60 * 60 * 1000;
let admin: { id: number; cookie: string };
beforeEach(async () => {
  admin = await newPatient(t, { role: 'admin', permissions: ['manage_providers'], fullName: 'Ada Admin' });
});

const merge = (id: number, into: unknown) =>
  t.app.inject({
    method: 'POST',
    url: `/api/admin/providers/${id}/merge`,
    headers: { cookie: admin.cookie },
    payload: { into },
  });
const preview = (id: number, into: number) =>
  t.app.inject({ url: `/api/admin/providers/${id}/merge?into=${into}`, headers: { cookie: admin.cookie } });
const row = async (id: number) => (await t.pool.query('select * from providers where id = $1', [id])).rows[0];
const listing = (changes: Parameters<typeof newProvider>[1] = {}) => newProvider(t, { bookable: false, ...changes });
const owned = async (changes: Parameters<typeof newProvider>[1] = {}) => {
  const id = await newProvider(t, { bookingState: 'setting_up', liveBy: null, ...changes });
  const owner = await newPatient(t, { role: 'provider' });
  await addMember(t.db, { providerId: id, userId: owner.id, role: 'owner', nowMs: t.clock.nowMs });
  return { id, owner };
};
const ownedToo = async (owner: { readonly id: number }) => {
  const id = await newProvider(t, { bookingState: 'setting_up', liveBy: null });
  await addMember(t.db, { providerId: id, userId: owner.id, role: 'owner', nowMs: t.clock.nowMs });
  return id;
};
async function appointmentAt(
  providerId: number,
  days: number,
  status: 'scheduled' | 'completed' = 'completed',
  by?: Awaited<ReturnType<typeof newPatient>>,
) {
  const patient = by ?? (await newPatient(t));
  const startsAt = new Date(t.clock.nowMs + days * DAY_MS);
  const [made] = await t.db
    .insert(appointments)
    .values({
      providerId,
      patientId: patient.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 30 * 60_000),
      status,
      visitType: 'in-person',
      careType: 'routine',
      reason: 'Cough',
    })
    .returning({ id: appointments.id });
  return { id: made?.id ?? 0, patient };
}
const review = async (providerId: number, appointmentId: number, stars: number) =>
  await t.pool.query(
    `insert into reviews (appointment_id, provider_id, stars, basis) values ($1, $2, $3, 'attended')`,
    [appointmentId, providerId, stars],
  );
async function expectRefused(id: number, into: number, message: RegExp) {
  const before = [await row(id), await row(into)];
  const answer = await merge(id, into);
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'not_mergeable', message: expect.stringMatching(message) });
  expect((await preview(id, into)).json()).toMatchObject({ refusal: answer.json().message });
  expect([await row(id), await row(into)]).toEqual(before);
}

test('a double leads to the one that it was merged into, by page and calls, and is found no more', async () => {
  const survivor = await listing({ name: 'Ayoka Kept Clinic' });
  const double = await listing({ name: 'Ayoka Double Clinic' });
  const answer = await merge(double, survivor);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ id: survivor, name: 'Ayoka Kept Clinic' });
  for (const rest of ['', '/availability?date=2026-11-25', '/reviews?limit=5', '/nearby']) {
    const moved = await t.app.inject(`/api/providers/${double}${rest}`);
    expect(moved.statusCode, rest).toBe(308);
    expect(moved.headers).toMatchObject({ location: `/api/providers/${survivor}${rest}`, 'cache-control': 'no-store' });
    expect((await t.app.inject(moved.headers.location ?? '')).statusCode, rest).toBe(200);
  }
  const escaped = String(double).replaceAll(/\d/g, '%3$&');
  for (const [path, to] of [
    [`/api/providers/${escaped}`, `/api/providers/${survivor}`],
    [
      `/api/providers/${escaped}/availability?date=2026-11-25`,
      `/api/providers/${survivor}/availability?date=2026-11-25`,
    ],
    [`/api/%70roviders/${double}/reviews`, `/api/providers/${survivor}/reviews`],
  ] as const) {
    const moved = await t.app.inject(path);
    expect([moved.statusCode, moved.headers.location], path).toEqual([308, to]);
  }
  expect((await t.app.inject('/api/providers?q=ayoka')).json()).toMatchObject([{ id: survivor }]);
  expect(await row(double)).toMatchObject({
    booking_state: 'closed',
    merged_into: survivor,
    removed_at: new Date(t.clock.nowMs),
  });
  const acts = await t.pool.query("select details from activity_log where act = 'provider.merge' and object = $1", [
    `provider:${double}`,
  ]);
  expect(acts.rows).toMatchObject([{ details: { into: survivor, survivor: 'Ayoka Kept Clinic' } }]);
  // After a lost reply the same request comes again.
  expect((await merge(double, survivor)).statusCode).toBe(200);
});

test('reviews and members move, the rating is counted again, and visits open in the portal of the one that stays', async () => {
  const { id: double, owner } = await owned();
  const survivor = await ownedToo(owner);
  const first = await appointmentAt(double, -3);
  await review(double, first.id, 2);
  const second = await appointmentAt(survivor, -4);
  await review(survivor, second.id, 5);
  expect((await preview(double, survivor)).json()).toMatchObject({
    refusal: null,
    double: { id: double, visits: 1, reviews: 1, members: 1, owners: 1, upcomingVisits: 0 },
  });
  expect((await merge(double, survivor)).statusCode).toBe(200);
  expect(await row(survivor)).toMatchObject({ rating_tenths: 35, review_count: 2 });
  expect(await row(double)).toMatchObject({ rating_tenths: 0, review_count: 0 });
  const { rows } = await t.pool.query('select provider_id from appointments where id = $1', [first.id]);
  expect(rows).toEqual([{ provider_id: double }]);
  const day = new Date(t.clock.nowMs - 3 * DAY_MS).toISOString().slice(0, 10);
  const shown = await t.app.inject({
    url: `/api/portal/providers/${survivor}/visits?from=${day}&to=${day}`,
    headers: { cookie: owner.cookie },
  });
  expect(shown.json(), shown.body).toMatchObject([{ id: first.id }]);
  expect(
    (await t.app.inject({ url: '/api/portal/providers', headers: { cookie: owner.cookie } })).json(),
  ).toMatchObject([{ id: survivor }]);
});

test('a review of an earlier visit at a double counts for the one that stays, and so does its change', async () => {
  const survivor = await newProvider(t, { bookingState: 'setting_up', liveBy: null });
  const { id: double } = await owned();
  const { id, patient } = await appointmentAt(double, -3);
  await merge(double, survivor);
  const say = (method: 'POST' | 'PUT', rating: number) =>
    t.app.inject({
      method,
      url: `/api/appointments/${id}/review`,
      headers: { cookie: patient.cookie },
      payload: { stars: rating, text: '' },
    });
  const left = await say('POST', 4);
  expect(left.statusCode, left.body).toBe(201);
  expect(await row(survivor)).toMatchObject({ rating_tenths: 40, review_count: 1 });
  const changed = await say('PUT', 2);
  expect(changed.statusCode, changed.body).toBe(200);
  expect(await row(survivor)).toMatchObject({ rating_tenths: 20, review_count: 1 });
  expect(await row(double)).toMatchObject({ review_count: 0 });
});

test('patients of a double go on writing with its members, in one conversation', async () => {
  const { id: double, owner } = await owned();
  const survivor = await ownedToo(owner);
  const [one, other] = [await appointmentAt(double, -3), await appointmentAt(double, -4)];
  const atSurvivor = await appointmentAt(survivor, -2, 'completed', other.patient);
  const asPatient = (path: string, cookie: string, payload?: object) =>
    t.app.inject({ method: 'POST', url: `/api/${path}`, headers: { cookie }, ...(payload && { payload }) });
  const open = async (appointmentId: number, { cookie }: { readonly cookie: string }) => {
    const answer = await asPatient(`appointments/${appointmentId}/conversation`, cookie);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ id: number }>().id;
  };
  const write = async (conversationId: number, { cookie }: { readonly cookie: string }, text: string) => {
    const answer = await asPatient(`conversations/${conversationId}/messages`, cookie, { text });
    expect(answer.statusCode, answer.body).toBe(201);
  };
  const first = await open(one.id, one.patient);
  await write(first, one.patient, 'Before the merge');
  await write(await open(other.id, other.patient), other.patient, 'To the double');
  const kept = await open(atSurvivor.id, other.patient);
  await write(kept, other.patient, 'To the survivor');
  expect((await merge(double, survivor)).statusCode).toBe(200);

  expect(await open(one.id, one.patient)).toBe(first);
  await write(first, one.patient, 'After the merge');
  expect(await open(other.id, other.patient)).toBe(kept);
  for (const [id, texts] of [
    [first, ['Before the merge', 'After the merge']],
    [kept, ['To the double', 'To the survivor']],
  ] as const) {
    const { rows } = await t.pool.query(
      'select body from conversation_messages where conversation_id = $1 order by id',
      [id],
    );
    expect(rows.map(({ body }) => body)).toEqual(texts);
    const read = await t.app.inject({ url: `/api/conversations/${id}`, headers: { cookie: owner.cookie } });
    expect(read.statusCode, read.body).toBe(200);
  }
});

test('doubles of a double lead to the last one', async () => {
  const [one, two, three] = [await listing(), await listing(), await listing()];
  await merge(one, two);
  await merge(two, three);
  expect((await t.app.inject(`/api/providers/${one}`)).headers.location).toBe(`/api/providers/${three}`);
  await expectRefused(three, one, /merged into another one itself/);
});

test('nothing is merged into itself, a removed one, or one that was merged', async () => {
  const [one, two] = [await listing(), await listing()];
  await expectRefused(one, one, /one and the same/);
  const gone = await newProvider(t, { removedAt: new Date(t.clock.nowMs) });
  await expectRefused(one, gone, /removed/);
  await expectRefused(gone, one, /removed/);
  await merge(one, two);
  await expectRefused(one, await listing(), /merged already/);
  expect((await merge(999_999_999, two)).statusCode).toBe(404);
  expect((await merge(two, 999_999_999)).statusCode).toBe(404);
  for (const hostile of [0, -1, '1', null, 10 ** 15]) expect((await merge(two, hostile)).statusCode).toBe(400);
});

test('a practice is not merged into a listing, but the listing into the practice', async () => {
  const { id: practice } = await owned();
  const double = await listing();
  await expectRefused(practice, double, /other way round|into this one/);
  expect((await merge(double, practice)).statusCode).toBe(200);
});

test('two practices with different owners are not merged; with the same owner they are', async () => {
  const [one, two] = [await owned(), await owned()];
  await expectRefused(one.id, two.id, /different owners/);
  await addMember(t.db, { providerId: two.id, userId: one.owner.id, role: 'owner', nowMs: t.clock.nowMs });
  expect((await merge(one.id, two.id)).statusCode).toBe(200);
});

test('what has visits to come, or visits that no owner of it answers for, is not merged away', async () => {
  const { id: survivor, owner } = await owned();
  const double = await newProvider(t);
  await addMember(t.db, { providerId: double, userId: owner.id, role: 'owner', nowMs: t.clock.nowMs });
  await appointmentAt(double, 2, 'scheduled');
  await expectRefused(double, survivor, /One booked visit lies ahead/);
  const withoutOwner = await newProvider(t);
  await appointmentAt(withoutOwner, -2);
  await expectRefused(withoutOwner, survivor, /no owner/);
});

const GAIN_AT_SURVIVOR = /at the one to keep.*could read them who may not now \(1\).*leave both/;
const GAIN_AT_DOUBLE = /at the one that goes away.*could read them who may not now \(1\).*leave both/;

test('no merge opens visits or messages of one side to members of the other one who may not read them', async () => {
  const unowned = await newProvider(t);
  await appointmentAt(unowned, -2);
  const { id: double } = await owned();
  await expectRefused(double, unowned, GAIN_AT_SURVIVOR);

  const { id: first, owner } = await owned();
  await appointmentAt(first, -2);
  const second = await ownedToo(owner);
  const receptionist = await newPatient(t, { role: 'provider' });
  await addMember(t.db, { providerId: second, userId: receptionist.id, role: 'desk', nowMs: t.clock.nowMs });
  await expectRefused(first, second, GAIN_AT_DOUBLE);
  await expectRefused(second, first, GAIN_AT_SURVIVOR);
  await addMember(t.db, { providerId: first, userId: receptionist.id, role: 'desk', nowMs: t.clock.nowMs });
  await t.pool.query('update providers set desk_reads_reasons = true where id = $1', [second]);
  await expectRefused(first, second, GAIN_AT_DOUBLE);
  await t.pool.query('update providers set desk_reads_reasons = false where id = $1', [second]);
  await t.pool.query("update provider_members set role = 'manager' where provider_id = $1 and user_id = $2", [
    second,
    receptionist.id,
  ]);
  await expectRefused(first, second, GAIN_AT_DOUBLE);
  await t.pool.query("update provider_members set role = 'clinician' where provider_id = $1 and user_id = $2", [
    first,
    receptionist.id,
  ]);
  await expectRefused(first, second, GAIN_AT_DOUBLE);
  await t.pool.query("update provider_members set role = 'manager' where provider_id = $1 and user_id = $2", [
    first,
    receptionist.id,
  ]);
  expect((await merge(first, second)).statusCode).toBe(200);

  // The visits of a double count for the one that it was merged into.
  const stranger = await owned();
  await addMember(t.db, { providerId: second, userId: stranger.owner.id, role: 'desk', nowMs: t.clock.nowMs });
  const third = await ownedToo(stranger.owner);
  await addMember(t.db, { providerId: third, userId: owner.id, role: 'owner', nowMs: t.clock.nowMs });
  await expectRefused(second, third, GAIN_AT_DOUBLE);
});

test('messages alone are not opened to members of the other side', async () => {
  const { id: double, owner } = await owned();
  const survivor = await ownedToo(owner);
  const clinician = await newPatient(t, { role: 'provider' });
  await addMember(t.db, { providerId: survivor, userId: clinician.id, role: 'clinician', nowMs: t.clock.nowMs });
  const writer = await newPatient(t);
  await t.pool.query(
    "insert into conversations (kind, user_id, provider_id, last_message_at, created_at) values ('provider', $1, $2, now(), now())",
    [writer.id, double],
  );
  await expectRefused(double, survivor, GAIN_AT_DOUBLE);
});

test('a claim that is converted while its listing is merged gets a page that stays, in 20 rounds', async () => {
  const reviewer = await newPatient(t, { role: 'admin', permissions: ['approve_applications'] });
  const review = (id: number, act: string, payload?: object) =>
    t.app.inject({
      method: 'POST',
      url: `/api/admin/provider-applications/${id}/${act}`,
      headers: { cookie: reviewer.cookie },
      ...(payload && { payload }),
    });
  for (let round = 0; round < 20; round += 1) {
    const [double, survivor] = [await listing(), await listing()];
    const { id } = await claimed(t, { listingId: double });
    await review(id, 'review', { status: 'approved' });
    const [merged, converted] = await Promise.all([merge(double, survivor), review(id, 'convert')]);
    expect(converted.statusCode, converted.body).toBe(201);
    const page = converted.json<{ id: number }>().id;
    expect(page).toBe(merged.statusCode === 200 ? survivor : double);
    expect(await row(page)).toMatchObject({ booking_state: 'setting_up', removed_at: null });
  }
});

test('two merges of two doubles into each other at once leave one of them, in 20 rounds', async () => {
  for (let round = 0; round < 20; round += 1) {
    const [one, two] = [await listing(), await listing()];
    const answers = await Promise.all([merge(one, two), merge(two, one)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const left = await t.pool.query('select 1 from providers where id = any($1) and removed_at is null', [[one, two]]);
    expect(left.rowCount).toBe(1);
  }
});
