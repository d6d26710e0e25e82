import type { Database } from '#db/open-database.ts';
import type { Appointment } from '#features/appointments/contract.ts';
import {
  findAppointmentsElsewhere,
  findAppointmentsHere,
  hasVisited,
} from '#features/appointments/server/patient-appointments-store.ts';
import type { Service } from '#features/schedules/rules/service-choice.ts';
import type { Interval } from '#features/schedules/rules/slots.ts';
import {
  type BookableProvider,
  findBooked,
  findHeldAt,
  findSchedule,
} from '#features/schedules/server/availability-store.ts';
import { countHoldsElsewhere, countHoldsFrom, findLastHold } from '#features/schedules/server/hold-store.ts';
import type { SlotHolder } from '#features/schedules/server/slot-holder.ts';
import { addToCount, findCounts } from '#platform/server/counter-store.ts';
import type { BookingFacts } from '../rules/may-book.ts';
import type { HoldFacts } from '../rules/may-hold.ts';
import { isSamePerson } from '../rules/relative.ts';
import { type Booking, holderOf } from './booking.ts';
import type { BatchFacts } from './booking-facts-store.ts';
import { countUnprovenHolds, findUnproven, isProven, type UnprovenRequest } from './unproven-store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

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
  const { patientId, wanted } = booking;
  const service = provider.services?.find(({ id }) => id === wanted.serviceId);
  const { isForKnown, isOneMore, keepsService } = comparedWith(replaced, booking, { provider, service });
  const startsAtMs = Date.parse(wanted.date);
  // Who takes it isn't decided yet: the longest that it can last.
  const lengths = [service?.minutes ?? provider.visitMinutes, ...(service?.ownLengths ?? []).map((own) => own.minutes)];
  const minutes = Math.max(...lengths);
  const appointment = {
    patientId,
    forName: wanted.forPerson?.name ?? null,
    providerId: provider.id,
    startsAt: new Date(startsAtMs),
    endsAt: new Date(startsAtMs + minutes * MINUTE_MS),
  };
  return {
    provider,
    isKnownPatient: !isForKnown || (await hasVisited(tx, patientId, provider.id)),
    appointmentsElsewhere: batch.isPatientBusy ? await findAppointmentsElsewhere(tx, appointment) : [],
    keepsService,
    ...(isOneMore && { openAppointments: batch.openAppointments, isBlocked: batch.isBlocked }),
    ...(await accountOf(tx, booking, batch, isOneMore)),
    ...(await lanesOf(tx, booking, provider, batch)),
    takenByPatient: await besideOwn(tx, appointment, { provider, booking, batch }),
  };
}

/**
 * What the account has booked. A move within the practice counts as no further booking, but the time that it goes to counts
 * among those of accounts that aren't proven. The desk isn't bound by any of it.
 */
async function accountOf(
  tx: Database,
  booking: Booking,
  { standing, counts }: BatchFacts,
  isOneMore: boolean,
): Promise<Pick<BookingFacts, 'account'>> {
  if (booking.byDesk !== undefined || !booking.isLimited) return {};
  const none = { atPractice: 0, onDay: 0, toCome: 0 };
  const request = standing === 'unproven' ? unprovenRequest(booking) : undefined;
  const unproven = request && (await findUnproven(tx, request));
  return { account: { standing, counts: isOneMore ? counts : none, ...(unproven && { unproven }) } };
}

/** Returns a booking as the count of those of accounts that aren't proven sees it; undefined where they aren't counted. */
export function unprovenRequest({
  patientId,
  network,
  nowMs,
  wanted: { providerId, date },
}: Booking): UnprovenRequest | undefined {
  if (network === undefined) return undefined;
  return { providerId, patientId, startsAtMs: Date.parse(date), network, nowMs };
}

/** What a booking is beside the appointment that it replaces, if there is one. */
function comparedWith(
  replaced: Appointment | undefined,
  { wanted, byDesk }: Booking,
  { provider, service }: { readonly provider: BookableProvider; readonly service: Service | undefined },
) {
  const before = replaced?.providerId === provider.id ? replaced : undefined;
  const keepsService = before !== undefined && (before.service?.id ?? null) === (wanted.serviceId ?? null);
  const isForNew = before === undefined && !provider.acceptingNewPatients;
  return {
    keepsService,
    /** Only patients who have been here may have it. */
    isForKnown: isForNew || (!keepsService && service?.bookedBy === 'known'),
    /** It is one more for its person, as the cap counts: the desk isn't bound by that. */
    isOneMore: byDesk === undefined && !(before && isSamePerson(before.forPerson, wanted.forPerson)),
  };
}

/**
 * The person's own appointments at the time, at a place with resources or where the desk squeezes in; elsewhere the
 * constraints find them.
 */
async function besideOwn(
  tx: Database,
  appointment: Parameters<typeof findAppointmentsHere>[1],
  {
    provider: { everyResource },
    booking: { byDesk },
    batch: { isPatientBusy },
  }: { readonly provider: BookableProvider; readonly booking: Booking; readonly batch: BatchFacts },
): Promise<Interval[]> {
  const hasLanes = everyResource !== undefined || byDesk?.squeezeReason !== undefined;
  return hasLanes && isPatientBusy ? await findAppointmentsHere(tx, appointment) : [];
}

/** What is held and, where a lane is to be chosen or the desk squeezes in, booked. */
async function lanesOf(
  tx: Database,
  booking: Booking,
  provider: BookableProvider,
  batch: BatchFacts,
): Promise<Pick<BookingFacts, 'held' | 'booked' | 'maySqueeze'>> {
  const { nowMs, byDesk } = booking;
  const { everyResource } = provider;
  const maySqueeze = byDesk?.squeezeReason !== undefined;
  const needsHeld = batch.isHeld || everyResource !== undefined;
  const needsBooked = batch.isSqueezed || maySqueeze || everyResource !== undefined;
  const [held, booked] = await Promise.all([
    needsHeld ? findHeldAt(tx, provider, nowMs, holderOf(booking)) : [],
    needsBooked ? findBooked(tx, provider, nowMs) : undefined,
  ]);
  return { held, ...(booked && { booked, maySqueeze }) };
}

/** Collects what decides a hold, under the locks of provider and browser. */
export async function gatherHoldFacts(
  tx: Database,
  {
    providerId,
    holder,
    addressHash,
    countsAddresses,
    countsUnproven,
    nowMs,
  }: {
    readonly providerId: number;
    readonly holder: SlotHolder & { readonly hash: Buffer };
    readonly addressHash: Buffer;
    /** False where nothing is counted by network address. */
    readonly countsAddresses: boolean;
    /** False where accounts that aren't proven aren't counted. */
    readonly countsUnproven: boolean;
    readonly nowMs: number;
  },
): Promise<HoldFacts> {
  const from = { addressHash, exceptHash: holder.hash };
  const [provider, providersHeld, heldFromAddress, last, isKnown] = await Promise.all([
    findSchedule(tx, providerId),
    countHoldsElsewhere(tx, providerId, holder.hash, nowMs),
    countsAddresses ? countHoldsFrom(tx, providerId, from, nowMs) : 0,
    findLastHold(tx, providerId, holder.hash),
    !countsUnproven || isProven(tx, holder.userId),
  ]);
  const unprovenHolds = isKnown
    ? undefined
    : await countUnprovenHolds(tx, { providerId, exceptHash: holder.hash, nowMs });
  const [held, booked] =
    provider === undefined
      ? [[], []]
      : await Promise.all([findHeldAt(tx, provider, nowMs, holder), findBooked(tx, provider, nowMs)]);
  const key = beginsKey(providerId, addressHash);
  const begunFromAddress = isKnown || !countsAddresses ? 0 : ((await findCounts(tx, [key], nowMs)).get(key) ?? 0);
  return {
    provider,
    held,
    taken: [...booked, ...held],
    providersHeld,
    heldFromAddress,
    begunFromAddress,
    unprovenHolds,
    last,
  };
}

/** Counts a hold that was begun by someone of a network address who isn't proven, for a day from the first. */
export async function countHoldBegun(
  tx: Database,
  {
    providerId,
    addressHash,
    nowMs,
  }: { readonly providerId: number; readonly addressHash: Buffer; readonly nowMs: number },
): Promise<void> {
  await addToCount(tx, { key: beginsKey(providerId, addressHash), amount: 1, endsAtMs: nowMs + DAY_MS, nowMs });
}

function beginsKey(providerId: number, addressHash: Buffer): string {
  return `hold:${providerId}:${addressHash.toString('base64url')}`;
}
