import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { queueBoards } from '#db/schema/queue/tickets.ts';
import { tokenHashOf } from '#platform/server/token.ts';

/** Sets the secret of the screen in the waiting room of a place; an earlier one ends. */
export async function writeBoard(tx: Database, providerId: number, token: string, nowMs: number): Promise<void> {
  const values = { tokenHash: hashOf(token), madeAt: new Date(nowMs) };
  await tx
    .insert(queueBoards)
    .values({ providerId, ...values })
    .onConflictDoUpdate({ target: queueBoards.providerId, set: values });
}

/** Ends the secret of the screen of a place. True if there was one. */
export async function removeBoard(tx: Database, providerId: number): Promise<boolean> {
  const removed = await tx
    .delete(queueBoards)
    .where(eq(queueBoards.providerId, providerId))
    .returning({ providerId: queueBoards.providerId });
  return removed.length > 0;
}

/** Returns the place whose screen a secret opens; undefined for none. */
export async function findBoardPlace(
  db: Database,
  token: string,
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  const [found] = await db
    .select({ id: providers.id, name: providers.name })
    .from(queueBoards)
    .innerJoin(providers, eq(providers.id, queueBoards.providerId))
    .where(and(eq(queueBoards.tokenHash, hashOf(token)), isNull(providers.removedAt)));
  return found;
}

/** Returns name and telephone number of a place that isn't removed. */
export async function findPlace(
  db: Database,
  providerId: number,
): Promise<{ readonly name: string; readonly phone: string | null } | undefined> {
  const [found] = await db
    .select({ name: providers.name, phone: providers.phone })
    .from(providers)
    .where(and(eq(providers.id, providerId), isNull(providers.removedAt)));
  return found;
}

function hashOf(token: string): string {
  return tokenHashOf(token).toString('hex');
}
