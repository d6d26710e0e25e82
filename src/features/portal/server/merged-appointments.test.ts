import { expect, test } from 'vitest';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';

const t = await testApp();
const HOUR_MS = 60 * 60_000;

/** An appointment that is over at a double, and a member of the provider that it was merged into. */
async function appointmentAtDouble(role: 'owner' | 'desk' = 'owner') {
  const survivor = await newProvider(t, { name: 'Kept Clinic' });
  const double = await newProvider(t, {
    name: 'Double Clinic',
    bookingState: 'closed',
    liveBy: null,
    removedAt: new Date(t.clock.nowMs),
    mergedInto: survivor,
  });
  const [owner, patient] = [await newPatient(t, { role: 'provider' }), await newPatient(t)];
  await addMember(t.db, { providerId: survivor, userId: owner.id, role: 'owner', nowMs: t.clock.nowMs });
  const member = role === 'owner' ? owner : await newPatient(t, { role: 'provider' });
  await addMember(t.db, { providerId: survivor, userId: member.id, role, nowMs: t.clock.nowMs });
  const startsAt = new Date(t.clock.nowMs - 2 * HOUR_MS);
  const [made] = await t.db
    .insert(appointments)
    .values({
      providerId: double,
      patientId: patient.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + HOUR_MS / 2),
      status: 'scheduled',
      visitType: 'telehealth',
      careType: 'routine',
      reason: 'Cough',
    })
    .returning({ id: appointments.id });
  return { id: made?.id ?? 0, member, patient, day: startsAt.toISOString().slice(0, 10), double };
}

const as =
  ({ cookie }: { readonly cookie: string }) =>
  (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    t.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
const looksAt = async (id: number) =>
  (
    await t.pool.query("select act, details from activity_log where log = 'access' and object = $1 order by id", [
      `appointment:${id}`,
    ])
  ).rows;

test('members of the provider that a double was merged into read and mark its appointments', async () => {
  const { id, member, day } = await appointmentAtDouble();
  const call = as(member);
  const read = await call('GET', `/api/portal/visits/${id}`);
  expect(read.statusCode, read.body).toBe(200);
  expect(read.json()).toMatchObject({ id, reason: 'Cough' });
  expect(await looksAt(id)).toMatchObject([
    { act: 'appointment.read', details: { memberRole: 'owner', practice: 'Kept Clinic' } },
  ]);
  const marked = await call('PUT', `/api/portal/visits/${id}/mark`, { mark: 'no_show', was: 'none' });
  expect(marked.statusCode, marked.body).toBe(200);
  expect(marked.json()).toMatchObject({ id, mark: 'no_show' });
  const channels = await call('GET', `/api/portal/visits/${id}/channels`);
  expect(channels.statusCode, channels.body).toBe(200);
  const times = await call('GET', `/api/portal/visits/${id}/times?date=${day}`);
  expect(times.statusCode, times.body).toBe(200);
  expect(times.json()).toEqual([]);
});

test('they see the room of its video appointments, and write and read summaries', async () => {
  const { id, member, patient } = await appointmentAtDouble();
  const call = as(member);
  const room = await call('GET', `/api/visits/${id}/room`);
  expect(room.statusCode, room.body).toBe(200);
  const written = await call('PUT', `/api/visits/${id}/summary`, { text: 'Rest for a week.' });
  expect(written.statusCode, written.body).toBe(200);
  expect((await call('GET', `/api/visits/${id}/summary`)).json()).toMatchObject({ text: 'Rest for a week.' });
  expect((await as(patient)('GET', `/api/visits/${id}/summary`)).json()).toMatchObject({ text: 'Rest for a week.' });
});

test('their roles count, and members of the double itself or of none are refused without a look in the log', async () => {
  const { id, member, double } = await appointmentAtDouble('desk');
  expect((await as(member)('GET', `/api/portal/visits/${id}`)).json()).not.toMatchObject({ reason: 'Cough' });
  expect((await as(member)('GET', `/api/visits/${id}/summary`)).json()).toMatchObject({ code: 'role_required' });
  const before = await looksAt(id);
  const former = await newPatient(t, { role: 'provider' });
  await addMember(t.db, { providerId: double, userId: former.id, role: 'owner', nowMs: t.clock.nowMs });
  for (const other of [former, await newPatient(t, { role: 'provider' })]) {
    expect((await as(other)('GET', `/api/portal/visits/${id}`)).statusCode).toBe(404);
    const marking = as(other)('PUT', `/api/portal/visits/${id}/mark`, { mark: 'attended', was: 'none' });
    expect((await marking).statusCode).toBe(404);
  }
  expect(await looksAt(id)).toEqual(before);
});
