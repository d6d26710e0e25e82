import { lockProviders } from '#features/booking/server/booking-lock-store.ts';
import { recountRating } from '#features/reviews/server/rating-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { kmBetween } from '#platform/common/places/distance.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import type { AdminProvider, MergePreview } from '../contract.ts';
import { mergeRefusal, ownersOf } from '../rules/merge.ts';
import { noSuchProvider } from './change-provider.ts';
import { findAdminProvider, markRemoved } from './provider-admin-store.ts';
import { findMergeRow, giveToSurvivor, lockProviderRows, type MergeRow, writeMerged } from './provider-merge-store.ts';

/** Which provider goes away, and into which. */
interface Wish {
  readonly double: number;
  readonly into: number;
}

/** Returns both providers of a merge, what it would do, and why it is refused. @throws AppError not_found */
export async function previewMerge(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { double: doubleId, into }: Wish,
): Promise<MergePreview> {
  const double = (await findMergeRow(db, doubleId, now())) ?? noSuchProvider();
  const survivor = (await findMergeRow(db, into, now())) ?? noSuchProvider();
  return {
    double: factsOf(double),
    survivor: factsOf(survivor),
    distanceKm: distanceBetween(double, survivor),
    refusal: mergeRefusal({ double, survivor })?.message ?? null,
  };
}

/**
 * Merges a double into another provider for good, in one transaction under the locks that bookings take: reviews, members,
 * news and messages move, the double is removed, and its address leads to the other one. Doubles merged into it before
 * lead there too. A repeated request does nothing. Returns the provider that stays.
 * @throws AppError not_found, not_mergeable
 */
export async function mergeProvider(
  context: Context,
  { double: doubleId, into, admin }: Wish & { readonly admin: { readonly id: number } },
): Promise<AdminProvider> {
  const { db, now } = context;
  return await db.transaction(async (tx) => {
    await lockProviders(tx, [doubleId, into]);
    await lockProviderRows(tx, [doubleId, into]);
    const double = (await findMergeRow(tx, doubleId, now())) ?? noSuchProvider();
    const survivor = (await findMergeRow(tx, into, now())) ?? noSuchProvider();
    if (double.mergedInto !== into || survivor.isRemoved) {
      const refusal = mergeRefusal({ double, survivor });
      if (refusal !== undefined) throw new AppError(refusal);
      await giveToSurvivor(tx, doubleId, into);
      await markRemoved(tx, doubleId, now());
      await writeMerged(tx, doubleId, into);
      await recountRating(tx, doubleId);
      await recountRating(tx, into);
      const { name, reviews, members } = double;
      const details = { name, into, survivor: survivor.name, reviews, members };
      await recordAct(tx, context, admin, { act: 'provider.merge', object: `provider:${doubleId}`, details });
    }
    return (await findAdminProvider(tx, into, now())) ?? noSuchProvider();
  });
}

function factsOf({
  memberships,
  deskReadsReasons: _d,
  conversations: _c,
  isRemoved: _r,
  isMerged: _m,
  latitude: _la,
  longitude: _lo,
  source,
  ...facts
}: MergeRow) {
  return { ...facts, owners: ownersOf({ memberships }).length, isRegistered: source !== null };
}

function distanceBetween(one: MergeRow, other: MergeRow): number | null {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null) {
    return null;
  }
  return kmBetween({ lat: one.latitude, lng: one.longitude }, { lat: other.latitude, lng: other.longitude });
}
