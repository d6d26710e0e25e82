import { sql } from 'drizzle-orm';
import { lockKey } from '#db/advisory-lock.ts';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';

// Taken in this order and released with the transaction, so that no two transactions wait for each other.

/**
 * Makes bookings and holds of one provider wait for each other, and of all providers of its practice, which may share
 * resources. Without it the exclusion constraint causes deadlocks.
 */
export async function lockProvider(tx: Database, providerId: number): Promise<void> {
  await lockProviders(tx, [providerId]);
}

/**
 * The same for several providers, by ids in their order. The practices are read once the providers are locked: a provider
 * may have joined one while this waited.
 */
export async function lockProviders(tx: Database, providerIds: readonly number[]): Promise<void> {
  const sorted = sql.param([...new Set(providerIds)].sort((a, b) => a - b));
  await tx.execute(sql`select count(pg_advisory_xact_lock(id)) from unnest(${sorted}::bigint[]) as p (id)`);
  await tx.execute(sql`
    select count(pg_advisory_xact_lock(${lockKey('practice', sql`practice_id`)})) from (
      select distinct practice_id from ${providers} where ${anyOf(providers.id, providerIds)} order by practice_id) p`);
}

/**
 * Makes bookings wait for each other by provider and by patient: a patient's appointments are with several providers,
 * so no constraint sees them together. The locks of each kind are taken in the order of the ids.
 */
export async function lockBookings(
  tx: Database,
  of: readonly { readonly providerId: number; readonly patientId: number }[],
): Promise<void> {
  const providerIds = of.map(({ providerId }) => providerId);
  const sorted = (ids: readonly number[]) => sql.param([...new Set(ids)].sort((a, b) => a - b));
  await tx.execute(sql`
    select count(pg_advisory_xact_lock(id)) from unnest(${sorted(providerIds)}::bigint[]) as p (id)
    union all
    select count(pg_advisory_xact_lock(${lockKey('practice', sql`practice_id`)})) from (
      select distinct practice_id from ${providers} where ${anyOf(providers.id, providerIds)} order by practice_id) p
    union all
    select count(pg_advisory_xact_lock(${lockKey('patient', sql`id`)}))
    from unnest(${sorted(of.map(({ patientId }) => patientId))}::bigint[]) as p (id)`);
}

/** Makes bookings of one patient wait. After the locks of providers. */
export async function lockPatient(tx: Database, patientId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey('patient', sql`${patientId}::bigint`)})`);
}

/** Makes the holds of one browser wait for each other, so that they can be counted. */
export async function lockHolder(tx: Database, hash: Buffer): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey('holder', hash.readBigUInt64BE(0) >> 8n)})`);
}
