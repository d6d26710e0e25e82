import { newProvider, type TestApp } from '#test/app.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { practiceOf } from './portal-set-ups.ts';
import type { Person } from './principals.ts';

/** Inserts a video visit that began `minutesAgo`, so that its room is open. Returns its id. */
export async function videoAppointment(
  t: TestApp,
  {
    providerId,
    patientId,
    minutesAgo = 5,
  }: { providerId: number; patientId?: number | undefined; minutesAgo?: number },
): Promise<number> {
  const startsAt = new Date(t.clock.nowMs - minutesAgo * 60_000);
  const { rows } = await t.pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason)
     select $1, coalesce($2, min(id)), $3, $4, 'telehealth', 'routine', '' from users returning id`,
    [providerId, patientId ?? null, startsAt, new Date(startsAt.getTime() + 30 * 60_000)],
  );
  return rows[0].id;
}

const asPatient = async (t: TestApp, person: Person | undefined): Promise<Filled> => ({
  params: { id: await videoAppointment(t, { providerId: await newProvider(t), patientId: person?.id }) },
});
const asProvider = async (t: TestApp, person: Person | undefined): Promise<Filled> => ({
  params: { id: await videoAppointment(t, { providerId: await practiceOf(t, person) }) },
});

/** The calls of video visits. Refused callers get the same reply whether or not the visit exists. */
export const VIDEO_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/visits/:id/room': { whose: 'object', refusal: 403, ready: asPatient },
  'PUT /api/visits/:id/consent': { whose: 'object', refusal: 403, ready: asPatient },
  'PUT /api/visits/:id/admission': { whose: 'object', refusal: 403, ready: asProvider },
  'DELETE /api/visits/:id/admission': { whose: 'object', refusal: 403, ready: asProvider },
  'GET /api/visits/:id/signal': { whose: 'object', refusal: 403, ready: asPatient },
  'GET /api/visits/:id/summary': { whose: 'object', refusal: 403, ready: asPatient },
  'PUT /api/visits/:id/summary': {
    whose: 'object',
    refusal: 403,
    ready: async (t, person) => ({ ...(await asProvider(t, person)), body: { text: 'Rest, and drink much.' } }),
  },
  'GET /api/users/:id/visit-summaries': { whose: 'account' },
  'GET /api/video-waiting': { whose: 'caller' },
};
