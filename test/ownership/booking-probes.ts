import { findAppointmentsElsewhere } from '#features/appointments/server/patient-appointments-store.ts';
import type { Probe } from './probes.ts';

/** Probes of the stores that a booking reads. @see probes.ts */
export const BOOKING_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
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
