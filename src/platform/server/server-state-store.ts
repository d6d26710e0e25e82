import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { serverState } from '#db/schema/platform/server-state.ts';
import type { KeyFor } from './secrets.ts';

/**
 * Checks that this process has the secret with which the database was first used.
 * @throws Error if it has another one, which can't decrypt or verify the stored data
 */
export async function checkSecret(db: Database, keyFor: KeyFor): Promise<void> {
  const value = createHmac('sha256', keyFor('fingerprint')).update('secret').digest('base64url');
  await db.insert(serverState).values({ key: 'secret-fingerprint', value }).onConflictDoNothing();
  const [kept] = await db.select().from(serverState).where(eq(serverState.key, 'secret-fingerprint'));
  if (kept?.value !== value) {
    throw new Error(
      'The secret is not the one that this database was first used with. Set SESSION_SECRET to that one, or bring back the file `secret` of its DATA_DIR.',
    );
  }
}
