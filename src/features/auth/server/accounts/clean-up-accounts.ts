import type { Job } from '#platform/server/jobs.ts';
import { eraseUnsentSecrets } from '#platform/server/messages/outbox-store.ts';
import { removeOldTokens } from '../addresses/account-token-store.ts';
import { removeExpiredChallenges } from '../passkeys/passkey-store.ts';
import { removeExpiredDesks } from '../sessions/desk-session-store.ts';
import { deleteStaleCounters } from '../throttling/throttle-store.ts';
import { removeOldSessions } from './account-store.ts';

const HOUR_MS = 60 * 60 * 1000;
const MAX_COUNTERS_PER_RUN = 100_000;
/** Longer than the lifetime of any link. */
const SECRET_RETENTION_MS = 8 * 24 * HOUR_MS;

/** Removes expired sessions, shared computers, tokens, challenges and counters, and the secrets of messages that were never sent. */
export const cleanUpAccounts: Job = {
  name: 'clean-up-accounts',
  everyMs: HOUR_MS,
  run: async ({ db, now }) => {
    await removeOldSessions(db, now());
    await removeExpiredDesks(db, now());
    await removeOldTokens(db, now());
    await removeExpiredChallenges(db, now());
    await deleteStaleCounters(db, now(), MAX_COUNTERS_PER_RUN);
    await eraseUnsentSecrets(db, now() - SECRET_RETENTION_MS);
  },
};
