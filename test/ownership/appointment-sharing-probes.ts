import { moveShared, removeShared } from '#features/appointments/server/appointment-sharing-store.ts';
import type { Probe } from './probes.ts';

/** A visit for which the bystander shares a plan. */
async function sharedAppointment({ theirs }: Probe): Promise<number> {
  return (await theirs('appointment_insurance', 'patient_id'))['appointment_id'] ?? 0;
}

/** Probes of the store of what is shared with providers. */
export const APPOINTMENT_SHARING_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  removeShared: async (probe) =>
    !(await removeShared(probe.t.db, 'insurance', await sharedAppointment(probe), probe.stranger.id)),
  moveShared: async (probe) => {
    const fromId = await sharedAppointment(probe);
    const { rows } = await probe.t.pool.query<{ id: number }>(
      'select id from appointments where id not in (select appointment_id from appointment_insurance) limit 1',
    );
    return !(await moveShared(probe.t.db, 'insurance', probe.stranger.id, { fromId, toId: rows[0]?.id ?? 0 }));
  },
};
