import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { serverState } from '#db/schema/platform/server-state.ts';
import type { KeyFor } from './secrets.ts';

/**
 * Checks that this process has the secret with which the database was last used. A new one is noted if the former one is
 * among the earlier ones that are set.
 * @throws Error if it has another one, which can't decrypt or verify the stored data
 */
export async function checkSecret(db: Database, keyFor: KeyFor): Promise<void> {
  const accepted = keyFor
    .all('fingerprint')
    .map((key) => createHmac('sha256', key).update('secret').digest('base64url'));
  const [value = ''] = accepted;
  await db.insert(serverState).values({ key: 'secret-fingerprint', value }).onConflictDoNothing();
  const [kept] = await db.select().from(serverState).where(eq(serverState.key, 'secret-fingerprint'));
  if (kept === undefined || !accepted.includes(kept.value)) {
    throw new Error(
      'The secret is not the one that this database was last used with. Set SESSION_SECRET to that one, or bring back the ' +
        'file `secret` of its DATA_DIR. To change it, list the former one in SESSION_SECRET_PREVIOUS.',
    );
  }
  if (kept.value !== value) {
    await db.update(serverState).set({ value }).where(eq(serverState.key, 'secret-fingerprint'));
  }
}
