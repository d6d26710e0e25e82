import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { serverState } from '#db/schema/platform/server-state.ts';
import type { KeyFor } from './secrets.ts';

/**
 * Makes sure that this process has the secret that the database was first used with.
 * @throws Error when it has another one: what was encrypted and signed with the first could not be read
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
