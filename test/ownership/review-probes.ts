import { findReviewOf } from '#features/reviews/server/review-store.ts';
import type { Probe } from './probes.ts';

/** Probes of the stores of reviews. */
export const REVIEW_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  findReviewOf: async ({ t, stranger, theirs }) => {
    const { rows } = await t.pool.query<{ id: number }>(
      'select appointment_id as id from reviews join appointments a on a.id = appointment_id where patient_id = $1 limit 1',
      [(await theirs('appointments', 'patient_id'))['patient_id']],
    );
    const [appointment] = rows;
    return appointment !== undefined && (await findReviewOf(t.db, appointment.id, stranger.id)) === undefined;
  },
};
