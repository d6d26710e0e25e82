import { removeOldHolds } from '#features/schedules/server/hold-store.ts';
import type { Job } from '#platform/server/jobs.ts';
import { HOLD_REST_MS } from '../rules/hold-times.ts';

/** Removes holds that are over for so long that nothing hangs on them any more. */
export const cleanUpHolds: Job = {
  name: 'clean-up-holds',
  everyMs: 5 * 60_000,
  run: async ({ db, now }) => await removeOldHolds(db, now() - HOLD_REST_MS),
};
