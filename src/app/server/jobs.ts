import { cleanUpAccounts } from '#features/auth/server/account-cleanup.ts';
import type { Job } from '#platform/server/jobs.ts';

/** Everything that is done again and again while the server runs. */
export const JOBS: readonly Job[] = [cleanUpAccounts];
