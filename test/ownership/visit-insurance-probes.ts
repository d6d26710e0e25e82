import { moveVisitInsurance, removeVisitInsurance } from '#features/appointments/server/visit-insurance-store.ts';
import type { Probe } from './probes.ts';

/** A visit for which the bystander shares a plan. */
async function sharedVisit({ theirs }: Probe): Promise<number> {
  return (await theirs('appointment_insurance', 'patient_id'))['appointment_id'] ?? 0;
}

/** Probes of the store of what is shared of insurance plans. */
export const VISIT_INSURANCE_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  removeVisitInsurance: async (probe) =>
    !(await removeVisitInsurance(probe.t.db, await sharedVisit(probe), probe.stranger.id)),
  moveVisitInsurance: async (probe) => {
    const fromId = await sharedVisit(probe);
    const { rows } = await probe.t.pool.query<{ id: number }>(
      'select id from appointments where id not in (select appointment_id from appointment_insurance) limit 1',
    );
    return !(await moveVisitInsurance(probe.t.db, probe.stranger.id, { fromId, toId: rows[0]?.id ?? 0 }));
  },
};
