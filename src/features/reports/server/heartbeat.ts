import type { Job } from '#platform/server/jobs.ts';
import { deleteOldHeartbeats, recordHeartbeat } from './overview-store.ts';

const RETENTION_MS = 60 * 24 * 60 * 60_000;

/** Records every two minutes that a server and its database work, so that each five-minute span is covered. */
export const heartbeat: Job = {
  name: 'heartbeat',
  everyMs: 2 * 60_000,
  run: async ({ db, now }) => {
    await recordHeartbeat(db, now());
    await deleteOldHeartbeats(db, new Date(now() - RETENTION_MS));
    // Nothing worth logging.
    return 0;
  },
};
