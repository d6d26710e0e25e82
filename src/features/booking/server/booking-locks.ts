import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';

// Taken in this order, and released with the transaction: so no two of them can wait for each other.

/** Queues whoever books or holds a time of a provider. Without it the exclusion constraint lets some racers deadlock. */
export async function lockProvider(tx: Database, providerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${providerId})`);
}

/** Queues the bookings of one patient, whose visits lie with several providers and so under no common constraint. */
export async function lockPatient(tx: Database, patientId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(1, ${patientId})`);
}

/** Queues what one browser holds, so that it can be counted. */
export async function lockHolder(tx: Database, hash: Buffer): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(2, ${hash.readInt32BE(0)})`);
}
