import { eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { slotHolds } from '#db/schema/schedules/slot-holds.ts';

/** Returns the times that an account holds, or held lately, for its data export. */
export async function collectHolds(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    slotHolds: await db
      .select({
        providerId: slotHolds.providerId,
        startsAt: slotHolds.startsAt,
        endsAt: slotHolds.endsAt,
        heldSince: slotHolds.heldSince,
        expiresAt: slotHolds.expiresAt,
      })
      .from(slotHolds)
      .where(eq(slotHolds.userId, userId)),
  };
}

/** Deletes every hold of an account. */
export async function eraseHolds(tx: Database, userId: number): Promise<void> {
  await tx.delete(slotHolds).where(eq(slotHolds.userId, userId));
}
