import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';

// Taken in this order, and released with the transaction: so no two of them can wait for each other.

/** Queues whoever books or holds a time of a provider. Without it the exclusion constraint lets some racers deadlock. */
export async function lockProvider(tx: Database, providerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${providerId})`);
}

/**
 * Queues bookings: by provider, and by patient, whose visits lie with several providers and so under no common constraint.
 * Those of each kind are taken in the order of their ids.
 */
export async function lockBookings(
  tx: Database,
  of: readonly { readonly providerId: number; readonly patientId: number }[],
): Promise<void> {
  const sorted = (ids: readonly number[]) => sql.param([...new Set(ids)].sort((a, b) => a - b));
  await tx.execute(sql`
    select count(pg_advisory_xact_lock(id)) from unnest(${sorted(of.map(({ providerId }) => providerId))}::bigint[]) as p (id)
    union all
    select count(pg_advisory_xact_lock(1, id)) from unnest(${sorted(of.map(({ patientId }) => patientId))}::int[]) as p (id)`);
}

/** Queues what one browser holds, so that it can be counted. */
export async function lockHolder(tx: Database, hash: Buffer): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(2, ${hash.readInt32BE(0)})`);
}
