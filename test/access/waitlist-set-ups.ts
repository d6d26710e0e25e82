import { appointments } from '#db/schema/appointments/appointments.ts';
import { makeOffers } from '#features/waitlist/server/make-offers.ts';
import { newPatient, newProvider, TEST_MAILING, type TestApp } from '#test/app.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import type { Person } from './principals.ts';

const HALF_HOUR_MS = 30 * 60 * 1000;
/** Slots that every provider of the tests offers. */
const EARLIER = new Date('2026-11-24T07:00:00.000Z');
const LATER = new Date('2026-11-24T09:30:00.000Z');

async function insertAppointment(
  { db, clock }: TestApp,
  appointment: { patientId: number; providerId: number; startsAt: Date; status: 'scheduled' | 'cancelled' },
): Promise<number> {
  const [row] = await db
    .insert(appointments)
    .values({
      ...appointment,
      endsAt: new Date(appointment.startsAt.getTime() + HALF_HOUR_MS),
      visitType: 'in-person',
      careType: 'routine',
      reason: 'Cough',
      updatedAt: new Date(clock.nowMs),
    })
    .returning({ id: appointments.id });
  if (row === undefined) throw new Error('no visit');
  return row.id;
}

/** Inserts a visit for which an earlier slot exists. */
async function laterAppointment(t: TestApp, person: Person | undefined) {
  const providerId = await newProvider(t);
  const patientId = person?.id ?? (await newPatient(t)).id;
  const id = await insertAppointment(t, { patientId, providerId, startsAt: LATER, status: 'scheduled' });
  return { id, providerId, patientId };
}

/** Creates an open offer to a person; returns its id. */
async function offerTo(t: TestApp, person: Person | undefined): Promise<number> {
  const { id, providerId, patientId } = await laterAppointment(t, person);
  await t.pool.query(
    'insert into waitlist_entries (appointment_id, patient_id, since, known_free) values ($1, $2, $3, $4)',
    [id, patientId, new Date(t.clock.nowMs), []],
  );
  await insertAppointment(t, {
    patientId: (await newPatient(t)).id,
    providerId,
    startsAt: EARLIER,
    status: 'cancelled',
  });
  await makeOffers({ db: t.db, nowMs: t.clock.nowMs, mailing: TEST_MAILING }, providerId);
  const { rows } = await t.pool.query<{ id: number }>('select id from waitlist_offers where provider_id = $1', [
    providerId,
  ]);
  if (rows[0] === undefined) throw new Error('no offer');
  return rows[0].id;
}

const anAppointment = async (t: TestApp, person: Person | undefined): Promise<Filled> => ({
  params: { id: (await laterAppointment(t, person)).id },
});
const anOffer = async (t: TestApp, person: Person | undefined): Promise<Filled> => ({
  params: { id: await offerTo(t, person) },
});

/** The calls of the waiting list. */
export const WAITLIST_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/users/:id/waitlist': { whose: 'account' },
  'PUT /api/appointments/:id/waitlist': { whose: 'object', ready: anAppointment },
  'DELETE /api/appointments/:id/waitlist': { whose: 'object', ready: anAppointment },
  'POST /api/waitlist-offers/:id/accept': { whose: 'object', ready: anOffer },
  'POST /api/waitlist-offers/:id/decline': { whose: 'object', ready: anOffer },
};
