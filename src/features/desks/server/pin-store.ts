import { eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { memberPins } from '#db/schema/auth/desks.ts';
import { endPinSessions } from '#features/auth/server/sessions/desk-session-store.ts';
import type { PinState } from '../contract.ts';
import { MAX_WRONG_PINS } from '../rules/desk-limits.ts';

/** Returns whether a member has a PIN. */
export async function findPinState(db: Database, userId: number): Promise<PinState> {
  const [found] = await db
    .select({ setAt: memberPins.setAt, failures: memberPins.failures })
    .from(memberPins)
    .where(eq(memberPins.userId, userId));
  if (found === undefined) return { isSet: false, setAt: null, needsPassword: false };
  return { isSet: true, setAt: found.setAt.toISOString(), needsPassword: found.failures >= MAX_WRONG_PINS };
}

/** Sets or replaces the PIN of a member. Sessions that were opened with the PIN before end. */
export async function writePin(
  tx: Database,
  userId: number,
  { pinHash, nowMs }: { readonly pinHash: string; readonly nowMs: number },
): Promise<void> {
  const written = { pinHash, setAt: new Date(nowMs), failures: 0, tries: [] };
  await tx
    .insert(memberPins)
    .values({ userId, ...written })
    .onConflictDoUpdate({ target: memberPins.userId, set: written });
  await endPinSessions(tx, userId);
}

/** Removes the PIN of a member and ends the sessions that were opened with it. */
export async function deletePin(tx: Database, userId: number): Promise<void> {
  await tx.delete(memberPins).where(eq(memberPins.userId, userId));
  await endPinSessions(tx, userId);
}
