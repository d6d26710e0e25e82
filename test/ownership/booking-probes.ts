import { findAppointmentsElsewhere } from '#features/appointments/server/patient-appointments-store.ts';
import { findBlockAt } from '#features/booking/server/booking-facts-store.ts';
import { newProvider } from '#test/app.ts';
import { newPractice } from '#test/resources.ts';
import type { Probe } from './probes.ts';

/** Probes of the stores that a booking reads. @see probes.ts */
export const BOOKING_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  findBlockAt: async ({ t, stranger, sql }) => {
    const providerId = await newProvider(t);
    const practiceId = await newPractice(t, [providerId]);
    await sql(`insert into clients (practice_id, user_id, created_at, blocked_at, blocked_reason)
      values (${practiceId}, $1, now(), now(), 'Rude')`);
    return (await findBlockAt(t.db, providerId, stranger.id)) === false;
  },
  findAppointmentsElsewhere: async ({ t, stranger, theirs, sql }) => {
    const { id = 0 } = await theirs('appointments', 'patient_id');
    const startsAt = new Date('2027-03-01T09:00:00Z');
    const endsAt = new Date('2027-03-01T09:30:00Z');
    await sql(`update appointments set status = 'scheduled', for_name = null, for_age = null, for_relation = null,
      starts_at = '${startsAt.toISOString()}', ends_at = '${endsAt.toISOString()}' where id = ${id} and patient_id = $1`);
    const appointment = { patientId: stranger.id, forName: null, providerId: 0, startsAt, endsAt };
    return (await findAppointmentsElsewhere(t.db, appointment)).length === 0;
  },
};
