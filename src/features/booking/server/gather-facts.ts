import type { Database } from '#db/open-database.ts';
import type { Appointment } from '#features/appointments/contract.ts';
import { findAppointmentsElsewhere, hasVisited } from '#features/appointments/server/patient-appointments-store.ts';
import { type BookableProvider, findSchedule, findTaken } from '#features/schedules/server/availability-store.ts';
import { countHoldsElsewhere, countHoldsFrom, findHeld, findLastHold } from '#features/schedules/server/hold-store.ts';
import type { SlotHolder } from '#features/schedules/server/slot-holder.ts';
import type { BookingFacts } from '../rules/may-book.ts';
import type { HoldFacts } from '../rules/may-hold.ts';
import { type Booking, holderOf } from './booking.ts';
import type { BatchFacts } from './booking-facts-store.ts';

const MINUTE_MS = 60_000;

/**
 * Collects the facts that decide a booking, under its locks. Facts of the batch aren't queried again: holds are read
 * only if there are any at this time, appointments elsewhere only if the patient has an appointment at it.
 * @param replaced the appointment that this one replaces, already given up
 */
export async function gatherBookingFacts(
  tx: Database,
  booking: Booking,
  {
    provider,
    batch,
    replaced,
  }: {
    readonly provider: BookableProvider | undefined;
    readonly batch: BatchFacts;
    readonly replaced: Appointment | undefined;
  },
): Promise<BookingFacts> {
  if (provider === undefined) return { provider };
  const { patientId, wanted, nowMs } = booking;
  const isReturning = provider.acceptingNewPatients || replaced?.providerId === provider.id;
  const startsAtMs = Date.parse(wanted.date);
  const appointment = {
    patientId,
    forName: wanted.forPerson?.name ?? null,
    providerId: provider.id,
    startsAt: new Date(startsAtMs),
    endsAt: new Date(startsAtMs + provider.visitMinutes * MINUTE_MS),
  };
  return {
    provider,
    isKnownPatient: isReturning || (await hasVisited(tx, patientId, provider.id)),
    held: batch.isHeld ? await findHeld(tx, [provider.id], nowMs, holderOf(booking)) : [],
    appointmentsElsewhere: batch.isPatientBusy ? await findAppointmentsElsewhere(tx, appointment) : [],
  };
}

/** Collects what decides a hold, under the locks of provider and browser. */
export async function gatherHoldFacts(
  tx: Database,
  {
    providerId,
    holder,
    addressHash,
    countsAddresses,
    nowMs,
  }: {
    readonly providerId: number;
    readonly holder: SlotHolder & { readonly hash: Buffer };
    readonly addressHash: Buffer;
    /** False where nothing is counted by network address. */
    readonly countsAddresses: boolean;
    readonly nowMs: number;
  },
): Promise<HoldFacts> {
  const from = { addressHash, exceptHash: holder.hash };
  return {
    provider: await findSchedule(tx, providerId),
    held: await findHeld(tx, [providerId], nowMs, holder),
    taken: await findTaken(tx, providerId, nowMs, holder),
    providersHeld: await countHoldsElsewhere(tx, providerId, holder.hash, nowMs),
    heldFromAddress: countsAddresses ? await countHoldsFrom(tx, providerId, from, nowMs) : 0,
    last: await findLastHold(tx, providerId, holder.hash),
  };
}
