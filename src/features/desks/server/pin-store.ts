import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { memberPins } from '#db/schema/auth/desks.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { endPinSessions } from '#features/auth/server/sessions/desk-session-store.ts';
import type { DeskScreen, PinState } from '../contract.ts';
import { MAX_WRONG_PINS, MAX_WRONG_PINS_A_DAY } from '../rules/desk-limits.ts';

/** Returns whether a member has a PIN, and whether wrong ones have blocked it. */
export async function findPinState(db: Database, userId: number, nowMs: number): Promise<PinState> {
  const [found] = await db
    .select({ setAt: memberPins.setAt, needsPassword: isBlocked(nowMs) })
    .from(memberPins)
    .where(eq(memberPins.userId, userId));
  if (found === undefined) return { isSet: false, setAt: null, needsPassword: false };
  return { isSet: true, setAt: found.setAt.toISOString(), needsPassword: found.needsPassword };
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

/** Returns the members of a place who have a PIN, by name. */
export async function findMembersWithPin(
  db: Database,
  providerId: number,
  nowMs: number,
): Promise<(DeskScreen['members'][number] & { readonly setAt: Date })[]> {
  return await db
    .select({
      id: users.id,
      name: users.fullName,
      needsPassword: isBlocked(nowMs),
      setAt: memberPins.setAt,
    })
    .from(memberPins)
    .innerJoin(users, eq(users.id, memberPins.userId))
    .where(isMemberAt(db, providerId))
    .orderBy(asc(users.fullName), asc(users.id));
}

/**
 * Counts a try of a member's PIN before it is compared. Returns the hash, and how many tries failed, with this one, in a row
 * and within 24 hours; undefined if there is no such member at the place, or they have no PIN.
 */
export async function countPinTry(
  db: Database,
  providerId: number,
  memberId: number,
  nowMs: number,
): Promise<{ readonly pinHash: string; readonly failures: number; readonly today: number } | undefined> {
  const member = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, memberId), isMemberAt(db, providerId)));
  const [counted] = await db
    .update(memberPins)
    .set({
      failures: sql`least(${memberPins.failures} + 1, 32767)`,
      tries: sql`(${recentTries(nowMs)})[1:${MAX_WRONG_PINS_A_DAY}] || ${new Date(nowMs).toISOString()}::timestamptz`,
    })
    .where(inArray(memberPins.userId, member))
    .returning({
      pinHash: memberPins.pinHash,
      failures: memberPins.failures,
      today: sql<number>`cardinality(${memberPins.tries})`,
    });
  return counted;
}

/** After the right PIN: the next tries count from the start, unless there were too many meanwhile. False if the PIN was replaced. */
export async function clearPinTries(tx: Database, memberId: number, pinHash: string): Promise<boolean> {
  const cleared = await tx
    .update(memberPins)
    .set({
      failures: sql`case when ${memberPins.failures} <= ${MAX_WRONG_PINS} then 0 else ${memberPins.failures} end`,
      // The right one was counted too.
      tries: sql`${memberPins.tries}[1:cardinality(${memberPins.tries}) - 1]`,
    })
    .where(and(eq(memberPins.userId, memberId), eq(memberPins.pinHash, pinHash)))
    .returning({ userId: memberPins.userId });
  return cleared.length > 0;
}

/** True if only the password opens a session: there were too many wrong PINs in a row, or within 24 hours. */
function isBlocked(nowMs: number) {
  return sql<boolean>`(${memberPins.failures} >= ${MAX_WRONG_PINS} or cardinality(${recentTries(nowMs)}) >= ${MAX_WRONG_PINS_A_DAY})`;
}

/** The instants of the wrong PINs within 24 hours. */
function recentTries(nowMs: number) {
  const since = new Date(nowMs - 24 * 60 * 60 * 1000).toISOString();
  return sql`array(select at from unnest(${memberPins.tries}) as at where at > ${since}::timestamptz)`;
}

/** An open account with the membership of a place. */
function isMemberAt(db: Database, providerId: number) {
  const members = db
    .select({ userId: providerMembers.userId })
    .from(providerMembers)
    .where(eq(providerMembers.providerId, providerId));
  return and(inArray(users.id, members), eq(users.role, 'provider'), isNull(users.deletedAt), isNull(users.disabledAt));
}
