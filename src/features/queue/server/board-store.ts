import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { boardPairings, queueBoards } from '#db/schema/queue/tickets.ts';
import { tokenHashOf } from '#platform/server/token.ts';
import type { Screen } from '../rules/board-contract.ts';

/** Sets the secret of the screen in the waiting room of a place; an earlier one ends. */
export async function writeBoard(tx: Database, providerId: number, token: string, nowMs: number): Promise<void> {
  const values = { tokenHash: hashOf(token), madeAt: new Date(nowMs) };
  await tx
    .insert(queueBoards)
    .values({ providerId, ...values })
    .onConflictDoUpdate({ target: queueBoards.providerId, set: values });
}

/** Ends the secret of the screen of a place. True if there was one. */
export async function removeBoard(tx: Database, providerId: number): Promise<boolean> {
  const removed = await tx
    .delete(queueBoards)
    .where(eq(queueBoards.providerId, providerId))
    .returning({ providerId: queueBoards.providerId });
  return removed.length > 0;
}

/** Returns the place whose screen a secret opens; undefined for none. */
export async function findBoardPlace(
  db: Database,
  token: string,
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  const hash = hashOf(token);
  const places = db
    .select({ id: queueBoards.providerId })
    .from(queueBoards)
    .where(eq(queueBoards.tokenHash, hash))
    .union(
      db
        .select({ id: sql<number>`${boardPairings.providerId}` })
        .from(boardPairings)
        .where(eq(boardPairings.screenHash, hash)),
    );
  const [found] = await db
    .select({ id: providers.id, name: providers.name })
    .from(providers)
    .where(and(inArray(providers.id, places), isNull(providers.removedAt)));
  return found;
}

/** Returns name and telephone number of a place that isn't removed. */
export async function findPlace(
  db: Database,
  providerId: number,
): Promise<{ readonly name: string; readonly phone: string | null } | undefined> {
  const [found] = await db
    .select({ name: providers.name, phone: providers.phone })
    .from(providers)
    .where(and(eq(providers.id, providerId), isNull(providers.removedAt)));
  return found;
}

/** Returns the code of the screen that has a secret, and whether it is the board of a place; undefined if it has none. */
export async function findScreen(
  db: Database,
  secret: string,
): Promise<{ readonly code: string; readonly madeAtMs: number; readonly isConnected: boolean } | undefined> {
  const [found] = await db
    .select()
    .from(boardPairings)
    .where(eq(boardPairings.screenHash, hashOf(secret)));
  if (found === undefined) return undefined;
  return { code: found.code, madeAtMs: found.madeAt.getTime(), isConnected: found.providerId !== null };
}

/** Removes the codes that were made by an instant (ms) and connected no screen. */
export async function removeOldCodes(db: Database, byMs: number): Promise<void> {
  await db
    .delete(boardPairings)
    .where(and(isNull(boardPairings.providerId), lte(boardPairings.madeAt, new Date(byMs))));
}

/** Gives a screen a code, unless it has one. False if another screen has that code. */
export async function insertScreen(
  db: Database,
  { code, secret, nowMs }: { readonly code: string; readonly secret: string; readonly nowMs: number },
): Promise<boolean> {
  const screenHash = hashOf(secret);
  await db
    .insert(boardPairings)
    .values({ code, screenHash, madeAt: new Date(nowMs) })
    .onConflictDoNothing();
  return (await findScreen(db, secret)) !== undefined;
}

/** Makes the screen that shows a code since an instant (ms) the board of a place. Undefined if there is none. */
export async function writeScreenPlace(
  tx: Database,
  { code, providerId, sinceMs }: { readonly code: string; readonly providerId: number; readonly sinceMs: number },
): Promise<Screen | undefined> {
  const [screen] = await tx
    .update(boardPairings)
    .set({ providerId })
    .where(
      and(eq(boardPairings.code, code), isNull(boardPairings.providerId), gt(boardPairings.madeAt, new Date(sinceMs))),
    )
    .returning();
  return screen && shownScreen(screen);
}

/** Returns the screens that are boards of a place, the first one first. */
export async function findScreens(db: Database, providerId: number): Promise<Screen[]> {
  const isOwn = eq(boardPairings.providerId, providerId);
  return (await db.select().from(boardPairings).where(isOwn).orderBy(asc(boardPairings.madeAt))).map(shownScreen);
}

/** Disconnects a screen from a place. True if it was its board. */
export async function removeScreen(tx: Database, providerId: number, code: string): Promise<boolean> {
  const removed = await tx
    .delete(boardPairings)
    .where(and(eq(boardPairings.providerId, providerId), eq(boardPairings.code, code)))
    .returning({ code: boardPairings.code });
  return removed.length > 0;
}

function shownScreen({ code, madeAt }: Pick<typeof boardPairings.$inferSelect, 'code' | 'madeAt'>): Screen {
  return { code, since: madeAt.toISOString() };
}

function hashOf(token: string): string {
  return tokenHashOf(token).toString('hex');
}
