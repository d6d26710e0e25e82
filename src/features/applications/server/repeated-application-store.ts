import { and, asc, count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerApplications } from '#db/schema/applications/provider-applications.ts';

type Row = typeof providerApplications.$inferSelect;
type Waiting = Pick<Row, 'id' | 'status' | 'createdAt' | 'userId'>;

/** Another application from the same address, as shown to reviewers. */
export type FromSameAddress = Pick<Row, 'id' | 'name' | 'status' | 'providerId'> & { readonly email: string };

/** Locks an e-mail address, ignoring case, against other applications until the end of the transaction. */
export async function lockAddress(tx: Database, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('application:' || lower(${email}::text), 0))`);
}

/** Returns the pending application with a name from an address for the same listing, ignoring case and repeated spaces. */
export async function findPendingApplication(
  tx: Database,
  {
    name,
    email,
    listingId,
  }: { readonly name: string; readonly email: string; readonly listingId?: number | null | undefined },
): Promise<Waiting | undefined> {
  const { id, status, createdAt, userId } = providerApplications;
  const plain = (typed: unknown) => sql`lower(regexp_replace(btrim(${typed}::text), '\\s+', ' ', 'g'))`;
  const [found] = await tx
    .select({ id, status, createdAt, userId })
    .from(providerApplications)
    .where(
      and(
        eq(providerApplications.email, email),
        eq(status, 'pending'),
        eq(plain(providerApplications.name), plain(name)),
        sql`${providerApplications.listingId} is not distinct from ${listingId ?? null}::int`,
      ),
    )
    .orderBy(asc(id))
    .limit(1);
  return found;
}

/** Returns an application id that is used by no application. */
export async function nextApplicationId(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('provider_applications', 'id')) as id`,
  );
  return Number(rows[0]?.id);
}

/** Returns how many applications came from an address since an instant (ms): without a listing, claims, and those of one. */
export async function countFromAddressSince(
  tx: Database,
  email: string,
  { listingId, sinceMs }: { readonly listingId: number | null; readonly sinceMs: number },
): Promise<{ readonly plain: number; readonly claims: number; readonly ofListing: number }> {
  const claimed = providerApplications.listingId;
  const [counted] = await tx
    .select({
      all: count(),
      claims: count(claimed),
      ofListing: sql<number>`count(*) filter (where ${claimed} = ${listingId}::int)`.mapWith(Number),
    })
    .from(providerApplications)
    .where(and(eq(providerApplications.email, email), gte(providerApplications.createdAt, new Date(sinceMs))));
  const { all = 0, claims = 0, ofListing = 0 } = counted ?? {};
  return { plain: all - claims, claims, ofListing };
}

/** Returns the applications from these addresses, oldest first, by address in lower case. */
export async function findByAddresses(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, readonly FromSameAddress[]>> {
  if (emails.length === 0) return new Map();
  const { id, name, status, providerId, email } = providerApplications;
  const rows = await db
    .select({ id, name, status, providerId, email })
    .from(providerApplications)
    .where(inArray(email, [...emails]))
    .orderBy(asc(id));
  return Map.groupBy(rows, (row) => row.email.toLowerCase());
}
