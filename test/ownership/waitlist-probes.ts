import { closeOffer, findOpenOffer } from '#features/waitlist/server/offer-store.ts';
import { endEntry } from '#features/waitlist/server/waitlist-store.ts';
import type { Probe } from './probes.ts';

/** Makes the bystander's first offer, and the entry it is for, open ones again; answers the offer and its visit. */
async function openOffer({ t, sql, theirs }: Probe) {
  const patientId = (await theirs('waitlist_offers', 'patient_id'))['patient_id'];
  const { rows } = await t.pool.query<{ id: number; entry: number; appointment: number }>(
    `select o.id, entry_id as entry, appointment_id as appointment from waitlist_offers o
     join waitlist_entries e on e.id = entry_id where o.patient_id = $1 order by o.id limit 1`,
    [patientId],
  );
  const { id, entry, appointment } = rows[0] ?? { id: 0, entry: 0, appointment: 0 };
  await sql(`update waitlist_entries set outcome = null, ended_at = null where id = ${entry} and patient_id = $1`);
  await sql(`update waitlist_offers set outcome = null, decided_at = null where id = ${id} and patient_id = $1`);
  return { id, appointment };
}

/** Probes of the stores of the waiting list. */
export const WAITLIST_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  findOpenOffer: async (probe) => {
    const { appointment: appointmentId } = await openOffer(probe);
    return (await findOpenOffer(probe.t.db, appointmentId, probe.stranger.id)) === undefined;
  },
  closeOffer: async (probe) => {
    const { id } = await openOffer(probe);
    return !(await closeOffer(probe.t.db, id, probe.stranger.id, 'declined', probe.t.clock.nowMs));
  },
  endEntry: async (probe) => {
    const { appointment: appointmentId } = await openOffer(probe);
    const which = { appointmentId, patientId: probe.stranger.id };
    return !(await endEntry(probe.t.db, which, 'left', probe.t.clock.nowMs));
  },
};
