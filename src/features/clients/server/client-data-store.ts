import { asc, eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { clients } from '#db/schema/clients/clients.ts';
import { practices } from '#db/schema/directory/practices.ts';

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
  };
}

/** Deletes what practices know of a user as their client, and that the user entered clients. */
export async function eraseClients(tx: Database, userId: number): Promise<void> {
  await tx.delete(clients).where(eq(clients.userId, userId));
  await tx.update(clients).set({ createdBy: null }).where(eq(clients.createdBy, userId));
}
