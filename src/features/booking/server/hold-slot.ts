import type { Database } from '#db/open-database.ts';
import { putHold } from '#features/schedules/server/hold-store.ts';
import type { SlotHolder } from '#features/schedules/server/slot-holder.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { SlotHold } from '../contract.ts';
import { mayHold } from '../rules/may-hold.ts';
import { lockHolder, lockProvider } from './booking-lock-store.ts';
import { countHoldBegun, gatherHoldFacts } from './gather-facts.ts';
import { offeringOthers } from './other-times.ts';

export interface WantedHold {
  readonly providerId: number;
  /** ISO instant. */
  readonly date: string;
  readonly serviceId?: number | undefined;
  readonly personId?: number | undefined;
  readonly holder: SlotHolder & { readonly hash: Buffer };
  readonly addressHash: Buffer;
  /** False where nothing is counted by network address. */
  readonly countsAddresses: boolean;
  /** False where accounts that aren't proven aren't counted. */
  readonly countsUnproven: boolean;
  readonly nowMs: number;
}

/**
 * Holds a free slot for a browser, in place of what it held at this provider before; for the same slot, extends the
 * hold. Meanwhile no other browser or account can have it.
 * @throws AppError the refusals of `mayHold`; a lost time comes with the nearest free ones
 */
export async function holdSlot(db: Database, wanted: WantedHold): Promise<SlotHold> {
  const time = { ...wanted, findChoice: () => Promise.resolve(wanted) };
  return await offeringOthers(db, time, () => db.transaction((tx) => holdOnce(tx, wanted)));
}

async function holdOnce(tx: Database, wanted: WantedHold): Promise<SlotHold> {
  const { providerId, holder, addressHash, nowMs } = wanted;
  await lockProvider(tx, providerId);
  await lockHolder(tx, holder.hash);
  const facts = await gatherHoldFacts(tx, wanted);
  const decision = mayHold(facts, wanted, nowMs);
  if ('refusal' in decision) throw new AppError(decision.refusal);
  const { slot, lane, busyUntilMs, heldSinceMs, expiresAtMs } = decision;
  const isBegun = facts.last?.startsAtMs !== slot.startsAtMs;
  if (isBegun && wanted.countsAddresses && facts.unprovenHolds !== undefined) await countHoldBegun(tx, wanted);
  const id = await putHold(tx, {
    providerId,
    holderHash: holder.hash,
    userId: holder.userId ?? null,
    addressHash,
    startsAt: new Date(slot.startsAtMs),
    endsAt: new Date(busyUntilMs),
    ...lane,
    heldSince: new Date(heldSinceMs),
    expiresAt: new Date(expiresAtMs),
  });
  const expiresAt = new Date(expiresAtMs).toISOString();
  return { id, date: new Date(slot.startsAtMs).toISOString(), expiresAt, heldForMs: expiresAtMs - nowMs };
}
