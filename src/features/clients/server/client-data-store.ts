import { asc, eq, or, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import { recordIds } from '#db/merged-people.ts';
import type { Database } from '#db/open-database.ts';
import { clientClaims, clientMerges } from '#db/schema/clients/client-merges.ts';
import { clients } from '#db/schema/clients/clients.ts';
import { practices } from '#db/schema/directory/practices.ts';
import { eraseAccount } from '#features/auth/server/accounts/account-data-store.ts';

/** Returns what practices know of a user as their client, and which clients the user entered, without these people's data. */
export async function collectClients(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    clientOf: await db
      .select({
        practice: practices.name,
        hospitalNumber: clients.hospitalNumber,
        birthYear: clients.birthYear,
        sex: clients.sex,
        note: clients.note,
        blockedAt: clients.blockedAt,
        blockedReason: clients.blockedReason,
        createdAt: clients.createdAt,
      })
      .from(clients)
      .innerJoin(practices, eq(practices.id, clients.practiceId))
      .where(eq(clients.userId, userId))
      .orderBy(asc(clients.id)),
    enteredClients: await db
      .select({ clientId: clients.id, practiceId: clients.practiceId, createdAt: clients.createdAt })
      .from(clients)
      .where(eq(clients.createdBy, userId))
      .orderBy(asc(clients.id)),
    claimAnswers: await db
      .select({ clientId: clientClaims.clientId, wrong: clientClaims.wrong, lastAt: clientClaims.lastAt })
      .from(clientClaims)
      .innerJoin(clients, eq(clients.id, clientClaims.clientId))
      .where(eq(clients.userId, userId))
      .orderBy(asc(clientClaims.clientId)),
    mergedClients: await db
      .select({
        clientId: clientMerges.clientId,
        kind: clientMerges.kind,
        mergedAt: clientMerges.mergedAt,
        undoneAt: clientMerges.undoneAt,
      })
      .from(clientMerges)
      .where(
        or(eq(clientMerges.toUserId, userId), eq(clientMerges.mergedBy, userId), eq(clientMerges.undoneBy, userId)),
      )
      .orderBy(asc(clientMerges.id)),
  };
}

/**
 * Deletes what practices know of a user as their client, with the entries that desks merged into the account: these are
 * erased as it is, after `partClaims` has taken out what it claimed. Also forgets that the user entered or merged clients.
 */
export async function eraseClients(tx: Database, userId: number, nowMs: number): Promise<void> {
  const { rows } = await tx.execute<{ ids: number[] }>(sql`select ${recordIds(userId)} as ids`);
  const ids = rows[0]?.ids ?? [userId];
  // Merges go with the clients.
  await tx.delete(clientMerges).where(or(anyOf(clientMerges.fromUserId, ids), anyOf(clientMerges.toUserId, ids)));
  await tx.delete(clients).where(anyOf(clients.userId, ids));
  for (const id of ids) if (id !== userId) await eraseAccount(tx, id, nowMs);
  await tx.update(clients).set({ createdBy: null }).where(eq(clients.createdBy, userId));
  await tx.update(clientMerges).set({ mergedBy: null }).where(eq(clientMerges.mergedBy, userId));
  await tx.update(clientMerges).set({ undoneBy: null }).where(eq(clientMerges.undoneBy, userId));
}
