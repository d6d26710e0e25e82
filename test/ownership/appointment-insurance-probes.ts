import {
  moveAppointmentInsurance,
  removeAppointmentInsurance,
} from '#features/appointments/server/appointment-insurance-store.ts';
import type { Probe } from './probes.ts';

/** A visit for which the bystander shares a plan. */
async function sharedAppointment({ theirs }: Probe): Promise<number> {
  return (await theirs('appointment_insurance', 'patient_id'))['appointment_id'] ?? 0;
}

/** Probes of the store of what is shared of insurance plans. */
export const APPOINTMENT_INSURANCE_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  removeAppointmentInsurance: async (probe) =>
    !(await removeAppointmentInsurance(probe.t.db, await sharedAppointment(probe), probe.stranger.id)),
  moveAppointmentInsurance: async (probe) => {
    const fromId = await sharedAppointment(probe);
    const { rows } = await probe.t.pool.query<{ id: number }>(
      'select id from appointments where id not in (select appointment_id from appointment_insurance) limit 1',
    );
    return !(await moveAppointmentInsurance(probe.t.db, probe.stranger.id, { fromId, toId: rows[0]?.id ?? 0 }));
  },
};
