import { asc, eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { desks, memberPins } from '#db/schema/auth/desks.ts';
import { deletePin } from './pin-store.ts';

/** Returns the shared computers that a user enrolled, and whether the user has a PIN and when it was wrong, without it. */
export async function collectDesks(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    sharedComputers: await db
      .select({
        providerId: desks.providerId,
        name: desks.name,
        enrolledAt: desks.enrolledAt,
        expiresAt: desks.expiresAt,
      })
      .from(desks)
      .where(eq(desks.enrolledBy, userId))
      .orderBy(asc(desks.id)),
    pin: await db
      .select({ setAt: memberPins.setAt, wrongInARow: memberPins.failures, wrongAt: memberPins.tries })
      .from(memberPins)
      .where(eq(memberPins.userId, userId)),
  };
}

/** Deletes a user's PIN, and the user's name from the shared computers of practices. */
export async function eraseDesks(tx: Database, userId: number): Promise<void> {
  await deletePin(tx, userId);
  await tx.update(desks).set({ enrolledBy: null }).where(eq(desks.enrolledBy, userId));
}
