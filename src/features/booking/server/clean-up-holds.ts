import { removeOldHolds } from '#features/schedules/server/hold-store.ts';
import type { Job } from '#platform/server/jobs.ts';
import { HOLD_REST_MS } from '../rules/hold-times.ts';

/** Deletes holds that expired more than `HOLD_REST_MS` ago; before that they show how long a browser has held its time. */
export const cleanUpHolds: Job = {
  name: 'clean-up-holds',
  everyMs: 5 * 60_000,
  run: async ({ db, now }) => await removeOldHolds(db, now() - HOLD_REST_MS),
};
