import { findAppointmentContact, findChain } from '#features/appointments/server/appointment-mail-store.ts';
import { findMessagesAbout } from '#platform/server/messages/messages-about-store.ts';
import type { Probe } from './probes.ts';

const ABOUT = 'appointment:1';

/** The bystander's first visit. */
async function theirAppointment({ theirs }: Probe): Promise<number> {
  return (await theirs('appointments', 'patient_id'))['id'] ?? 0;
}

/** Of the stores of messages about visits. @see probes.ts */
export const APPOINTMENT_MESSAGE_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  findAppointmentContact: async (probe) => {
    const { t, stranger } = probe;
    return (await findAppointmentContact(t.db, await theirAppointment(probe), stranger.id)) === undefined;
  },
  findChain: async (probe) => {
    const { t, stranger, sql } = probe;
    const id = await theirAppointment(probe);
    await sql(`update appointments set rescheduled_to = ${id} where patient_id = $1 and id <> ${id}`);
    const { rootId, earlier } = await findChain(t.db, id, stranger.id);
    return rootId === id && earlier === 0;
  },
  findMessagesAbout: async ({ t, stranger, sql }) => {
    await sql(`insert into messages (user_id, kind, channel, recipient, subject, text, about)
      values ($1, 'visit-booked', 'email', 'a@example.com', 'A', 'B', '${ABOUT}')`);
    return (await findMessagesAbout(t.db, stranger.id, ABOUT)).length === 0;
  },
};
