import type { Database } from '#db/open-database.ts';
import { slotStartingAt } from '#features/schedules/rules/slots.ts';
import { findSchedule, findTaken } from '#features/schedules/server/availability-store.ts';
import {
  countHoldsElsewhere,
  countHoldsFrom,
  findHeld,
  findLastHold,
  putHold,
} from '#features/schedules/server/hold-store.ts';
import type { SlotHolder } from '#features/schedules/server/slot-holder.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { SlotHold } from '../contract.ts';
import { HOLDS_PER_ADDRESS, holdExpiry, PROVIDERS_AT_MOST } from '../rules/hold-times.ts';
import { lockHolder, lockProvider } from './booking-locks.ts';
import { offeringOthers } from './other-times.ts';

export interface WantedHold {
  readonly providerId: number;
  /** ISO instant. */
  readonly date: string;
  readonly holder: SlotHolder & { readonly hash: Buffer };
  readonly addressHash: Buffer;
  /** False where nothing is counted by network address. */
  readonly countsAddresses: boolean;
  readonly nowMs: number;
}

/**
 * Holds a free slot for a browser, in place of what it held at this provider before; for the same slot, extends the
 * hold. Nobody else can have it meanwhile.
 * @throws AppError not_found (provider), not_offered (a listing), slot_unavailable, slot_taken and slot_held with the
 *   nearest free times, hold_limit when the browser or its network holds enough, or held this one long enough
 */
export async function holdSlot(db: Database, wanted: WantedHold): Promise<SlotHold> {
  return await offeringOthers(db, wanted, () => db.transaction((tx) => holdOnce(tx, wanted)));
}

async function holdOnce(tx: Database, wanted: WantedHold): Promise<SlotHold> {
  const { providerId, date, holder, addressHash, nowMs } = wanted;
  await lockProvider(tx, providerId);
  await lockHolder(tx, holder.hash);
  const provider = await findSchedule(tx, providerId);
  if (provider === undefined) {
    throw new AppError('not_found', "The provider you're looking for doesn't exist or has been removed.");
  }
  if (!provider.bookable) {
    throw new AppError('not_offered', 'This facility takes no bookings here. Please call to book.');
  }
  const slot = slotStartingAt(Date.parse(date), provider, nowMs);
  if (slot === undefined) {
    throw new AppError('slot_unavailable', 'This time cannot be booked. Please choose another one.');
  }
  const inTheWay = (taken: { startsAtMs: number; endsAtMs: number }) =>
    taken.startsAtMs < slot.endsAtMs && slot.startsAtMs < taken.endsAtMs;
  if ((await findHeld(tx, [providerId], nowMs, holder)).some(inTheWay)) {
    throw new AppError('slot_held', 'Somebody else is booking this time just now. Please choose another one.');
  }
  if ((await findTaken(tx, providerId, nowMs, holder)).some(inTheWay)) {
    throw new AppError('slot_taken', 'Somebody else has just booked this time. Please choose another one.');
  }
  await refuseHoarding(tx, wanted);
  const last = await findLastHold(tx, providerId, holder.hash);
  const heldSinceMs = last?.startsAtMs === slot.startsAtMs ? last.heldSinceMs : nowMs;
  const expiresAtMs = holdExpiry(heldSinceMs, nowMs);
  if (expiresAtMs === null) {
    throw new AppError('hold_limit', 'This time was held for you for 30 minutes. You can book it while it is free.');
  }
  const id = await putHold(tx, {
    providerId,
    holderHash: holder.hash,
    userId: holder.userId ?? null,
    addressHash,
    startsAt: new Date(slot.startsAtMs),
    endsAt: new Date(slot.endsAtMs),
    heldSince: new Date(heldSinceMs),
    expiresAt: new Date(expiresAtMs),
  });
  const expiresAt = new Date(expiresAtMs).toISOString();
  return { id, date: new Date(slot.startsAtMs).toISOString(), expiresAt, heldForMs: expiresAtMs - nowMs };
}

async function refuseHoarding(tx: Database, wanted: WantedHold): Promise<void> {
  const { providerId, holder, addressHash, countsAddresses, nowMs } = wanted;
  if ((await countHoldsElsewhere(tx, providerId, holder.hash, nowMs)) >= PROVIDERS_AT_MOST) {
    throw new AppError(
      'hold_limit',
      'Times of three providers are held for you already. You can book while it is free.',
    );
  }
  const from = { addressHash, exceptHash: holder.hash };
  if (countsAddresses && (await countHoldsFrom(tx, providerId, from, nowMs)) >= HOLDS_PER_ADDRESS) {
    throw new AppError(
      'hold_limit',
      'Your network holds enough times of this provider. You can book while it is free.',
    );
  }
}
