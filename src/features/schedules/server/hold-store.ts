import { and, count, eq, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { slotHolds } from '#db/schema/schedules/slot-holds.ts';
import type { Interval, Lane } from '../rules/slots.ts';
import type { SlotHolder } from './slot-holder.ts';

/** A time that is held, and where. */
export interface Held extends Interval, Lane {
  readonly providerId: number;
}

/**
 * Returns the times that are held at an instant at some providers or in lanes of some resources, except those of the holder
 * `except`.
 */
export async function findHeld(
  db: Database,
  {
    providerIds,
    resourceIds = [],
  }: { readonly providerIds: readonly number[]; readonly resourceIds?: readonly number[] },
  nowMs: number,
  except?: SlotHolder,
): Promise<Held[]> {
  const own = except === undefined ? undefined : ownHold(except);
  const rows = await db
    .select({
      providerId: slotHolds.providerId,
      resourceId: slotHolds.resourceId,
      lane: slotHolds.lane,
      startsAt: slotHolds.startsAt,
      endsAt: slotHolds.endsAt,
    })
    .from(slotHolds)
    .where(
      and(
        or(
          anyOf(slotHolds.providerId, providerIds),
          resourceIds.length === 0 ? undefined : anyOf(slotHolds.resourceId, resourceIds),
        ),
        gt(slotHolds.expiresAt, new Date(nowMs)),
        own && sql`not coalesce(${own}, false)`,
      ),
    );
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    startsAtMs: startsAt.getTime(),
    endsAtMs: endsAt.getTime(),
  }));
}

/** Returns what a browser holds or held last at a provider: which time (ms since the epoch) and since when. */
export async function findLastHold(
  db: Database,
  providerId: number,
  hash: Buffer,
): Promise<{ readonly startsAtMs: number; readonly heldSinceMs: number } | undefined> {
  const [hold] = await db
    .select({ startsAt: slotHolds.startsAt, heldSince: slotHolds.heldSince })
    .from(slotHolds)
    .where(and(eq(slotHolds.providerId, providerId), eq(slotHolds.holderHash, hash)));
  return hold && { startsAtMs: hold.startsAt.getTime(), heldSinceMs: hold.heldSince.getTime() };
}

/** Counts the other providers at which a browser holds a time at an instant. */
export async function countHoldsElsewhere(
  db: Database,
  providerId: number,
  hash: Buffer,
  nowMs: number,
): Promise<number> {
  return await countWhere(
    db,
    and(eq(slotHolds.holderHash, hash), ne(slotHolds.providerId, providerId), gt(slotHolds.expiresAt, new Date(nowMs))),
  );
}

/** Counts the times that other browsers of a network address hold at a provider at an instant. */
export async function countHoldsFrom(
  db: Database,
  providerId: number,
  address: { readonly addressHash: Buffer; readonly exceptHash: Buffer },
  nowMs: number,
): Promise<number> {
  return await countWhere(
    db,
    and(
      eq(slotHolds.providerId, providerId),
      eq(slotHolds.addressHash, address.addressHash),
      ne(slotHolds.holderHash, address.exceptHash),
      gt(slotHolds.expiresAt, new Date(nowMs)),
    ),
  );
}

/** Holds a time for a browser, in place of what it held at this provider before. Returns the id of the hold. */
export async function putHold(db: Database, hold: Omit<typeof slotHolds.$inferInsert, 'id'>): Promise<number> {
  const own = and(eq(slotHolds.providerId, hold.providerId), eq(slotHolds.holderHash, hold.holderHash));
  const [extended] = await db
    .update(slotHolds)
    .set(hold)
    .where(and(own, eq(slotHolds.startsAt, hold.startsAt)))
    .returning({ id: slotHolds.id });
  if (extended !== undefined) return extended.id;
  await db.delete(slotHolds).where(own);
  const [taken] = await db.insert(slotHolds).values(hold).returning({ id: slotHolds.id });
  if (taken === undefined) throw new Error('PostgreSQL inserted a hold without answering its id.');
  return taken.id;
}

/** Deletes a hold of this browser; false when there is none with this id, it is over, or another browser's. */
export async function removeHold(db: Database, id: number, hash: Buffer, nowMs: number): Promise<boolean> {
  const mine = and(eq(slotHolds.id, id), eq(slotHolds.holderHash, hash), gt(slotHolds.expiresAt, new Date(nowMs)));
  return (await db.delete(slotHolds).where(mine).returning({ id: slotHolds.id })).length > 0;
}

/** Deletes the holds of a holder at a provider between two instants. */
export async function removeOwnHolds(
  db: Database,
  providerId: number,
  holder: SlotHolder,
  { startsAtMs, endsAtMs }: Interval,
): Promise<void> {
  await db
    .delete(slotHolds)
    .where(
      and(
        eq(slotHolds.providerId, providerId),
        ownHold(holder) ?? sql`false`,
        lt(slotHolds.startsAt, new Date(endsAtMs)),
        gt(slotHolds.endsAt, new Date(startsAtMs)),
      ),
    );
}

/** Removes the holds that were over before an instant. Returns how many. */
export async function removeOldHolds(db: Database, beforeMs: number): Promise<number> {
  return (
    await db
      .delete(slotHolds)
      .where(lt(slotHolds.expiresAt, new Date(beforeMs)))
      .returning({ id: slotHolds.id })
  ).length;
}

async function countWhere(db: Database, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(slotHolds).where(where);
  return counted?.total ?? 0;
}

function ownHold({ hash, userId }: SlotHolder): SQL | undefined {
  return or(
    hash === undefined ? undefined : eq(slotHolds.holderHash, hash),
    userId === undefined ? undefined : eq(slotHolds.userId, userId),
  );
}
