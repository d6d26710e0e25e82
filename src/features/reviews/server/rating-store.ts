import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';

/**
 * Serializes changes of a provider's reviews. Otherwise two at once would each count without the other. Returns the id of
 * the provider that has the reviews: of a double, the one that it was merged into.
 */
export async function lockRating(tx: Database, providerId: number): Promise<number> {
  const [row] = await tx
    .select({ mergedInto: providers.mergedInto })
    .from(providers)
    .where(eq(providers.id, providerId))
    .for('no key update');
  return row?.mergedInto ? await lockRating(tx, row.mergedInto) : providerId;
}

/**
 * The reviews that count, and are shown: of each account at a provider the newest that is neither hidden nor held, of a
 * visit that the practice marked or that has a basis. People of the demo data, who can't sign in, have one for each visit.
 * @param where a condition on `r`, the reviews
 */
export function countedReviews(where: SQL): SQL {
  return sql`
    select distinct on (r.provider_id, case when u.is_demo and u.password_hash = '!' then -r.id else a.patient_id end) r.id, r.stars
    from ${reviews} r join ${appointments} a on a.id = r.appointment_id join ${users} u on u.id = a.patient_id
    where ${where} and r.hidden_at is null and r.held_at is null and (r.basis is not null or a.attendance = 'attended')
    order by r.provider_id, case when u.is_demo and u.password_hash = '!' then -r.id else a.patient_id end, r.created_at desc, r.id desc`;
}

/**
 * Recounts a provider's reviews: rating in tenths, 0 without any. Call it last in the transaction that changes
 * them, under `lockRating`.
 */
export async function recountRating(tx: Database, providerId: number): Promise<void> {
  const counted = sql`(select round(coalesce(avg(stars), 0) * 10)::int, count(*)::int
    from (${countedReviews(sql`r.provider_id = ${providerId}`)}) counted)`;
  await tx.execute(sql`
    update ${providers} set (rating_tenths, review_count) = ${counted}, updated_at = clock_timestamp()
    where id = ${providerId}`);
}
