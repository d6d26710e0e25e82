import type { Job } from '#platform/server/jobs.ts';
import { beat, forgetBeats } from './overview-store.ts';

const KEPT_MS = 60 * 24 * 60 * 60_000;

/** Notes every two minutes that a server and its database work: several times in each span, so that none is missed. */
export const heartbeat: Job = {
  name: 'heartbeat',
  everyMs: 2 * 60_000,
  run: async ({ db, now }) => {
    await beat(db, now());
    await forgetBeats(db, new Date(now() - KEPT_MS));
    // Nothing that anybody would look for in a log.
    return 0;
  },
};
