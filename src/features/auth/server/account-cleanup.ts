import type { Job } from '#platform/server/jobs.ts';
import { eraseUnsentSecrets } from '#platform/server/outbox-store.ts';
import { removeOldSessions } from './account-store.ts';
import { removeOldTokens } from './account-token-store.ts';
import { forgetStale } from './throttle-store.ts';

const HOUR_MS = 60 * 60 * 1000;
const COUNTERS_AT_ONCE = 100_000;
/** Longer than any link works. */
const SECRETS_KEPT_MS = 8 * 24 * HOUR_MS;

/** Removes what signing in leaves behind: sessions, links and counters that mean nothing any more. */
export const cleanUpAccounts: Job = {
  name: 'clean-up-accounts',
  everyMs: HOUR_MS,
  run: async ({ db, now }) => {
    await removeOldSessions(db, now());
    await removeOldTokens(db, now());
    await forgetStale(db, now(), COUNTERS_AT_ONCE);
    await eraseUnsentSecrets(db, now() - SECRETS_KEPT_MS);
  },
};
