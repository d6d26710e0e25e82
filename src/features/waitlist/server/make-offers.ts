import { randomBytes } from 'node:crypto';
import type { Database } from '#db/open-database.ts';
import { findAppointmentContact } from '#features/appointments/server/appointment-mail-store.ts';
import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { findAppointment } from '#features/appointments/server/appointment-store.ts';
import { mayBook } from '#features/booking/rules/may-book.ts';
import { lockProvider } from '#features/booking/server/booking-lock-store.ts';
import type { Choice } from '#features/schedules/rules/service-choice.ts';
import { type BookableProvider, findSchedule, findTaken } from '#features/schedules/server/availability-store.ts';
import { putHold, removeOwnHolds } from '#features/schedules/server/hold-store.ts';
import { mailFrame } from '#platform/common/messages/mail-frame.ts';
import { withdrawMessages } from '#platform/server/messages/messages-about-store.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import { pushFirst } from '#platform/server/messages/patient-push.ts';
import { canBeOffered, type Kind, OFFER_MS, type ToOffer, timesToOffer, type Waiting } from '../rules/earlier-times.ts';
import { offerMail, offerPush } from '../rules/offer-mail.ts';
import {
  closeOffer,
  findElsewhere,
  findFreed,
  findOfferedStarts,
  findOpenOffers,
  insertOffer,
  type Offer,
  type OfferOutcome,
} from './offer-store.ts';
import { endEntries, findWaiting, type WaitingRow } from './waitlist-store.ts';

/** What making offers needs. */
export interface Offering {
  readonly db: Database;
  readonly nowMs: number;
  readonly mailing: AppointmentMailing;
}

/**
 * Closes the offers of a provider that are over, and offers the times that have opened to the patients who wait. One
 * transaction under the provider's lock, so that no other process, booking or answer interferes. Returns how many
 * offers it made.
 */
export async function makeOffers({ db, nowMs, mailing }: Offering, providerId: number): Promise<number> {
  return await db.transaction(async (tx) => {
    await lockProvider(tx, providerId);
    const provider = await findSchedule(tx, providerId);
    await closeWhatIsOver(tx, providerId, provider, nowMs);
    const waiting = await stillWaiting(tx, providerId, nowMs);
    if (provider === undefined || waiting.length === 0) return 0;
    const times = {
      schedule: provider,
      bookable: provider.bookable,
      telehealthAvailable: provider.telehealthAvailable,
      taken: await findTaken(tx, provider, nowMs),
      freed: await findFreed(tx, providerId, nowMs),
    };
    const byEntry = new Map(waiting.map((row) => [row.entryId, row]));
    const wanted = timesToOffer(await describe(tx, waiting, providerId, nowMs), times, nowMs);
    let made = 0;
    for (const { entryId, ...found } of wanted) {
      const row = byEntry.get(entryId);
      if (row !== undefined && (await offer(tx, row, { ...found, providerId, nowMs, mailing }))) made += 1;
    }
    return made;
  });
}

/** Closes an offer and releases its time; false when it was decided before. */
export async function giveUp(tx: Database, offered: Offer, outcome: OfferOutcome, nowMs: number): Promise<boolean> {
  if (!(await closeOffer(tx, offered.id, offered.patientId, outcome, nowMs))) return false;
  const slot = { startsAtMs: offered.startsAt.getTime(), endsAtMs: offered.endsAt.getTime() };
  await removeOwnHolds(tx, offered.providerId, { hash: undefined, userId: offered.patientId }, slot);
  await withdrawMessages(tx, aboutOffer(offered.id));
  return true;
}

async function closeWhatIsOver(
  tx: Database,
  providerId: number,
  provider: BookableProvider | undefined,
  nowMs: number,
): Promise<void> {
  for (const offered of await findOpenOffers(tx, providerId)) {
    if (offered.expiresAt.getTime() <= nowMs) await giveUp(tx, offered, 'expired', nowMs);
    else if (offered.appointmentStatus !== 'scheduled' || !(await canStillBeHad(tx, offered, provider, nowMs))) {
      await giveUp(tx, offered, 'withdrawn', nowMs);
    }
  }
}

/** True if the patient could still book the offered time; their own hold is ignored. */
async function canStillBeHad(
  tx: Database,
  { patientId, startsAt, visitType, careType, serviceId, personId }: Offer & Kind & Choice,
  provider: BookableProvider | undefined,
  nowMs: number,
): Promise<boolean> {
  if (provider === undefined) return false;
  const taken = await findTaken(tx, provider, nowMs, { hash: undefined, userId: patientId });
  return (
    'slot' in
    mayBook({ provider, taken }, { date: startsAt.toISOString(), visitType, careType, serviceId, personId }, nowMs)
  );
}

/** Returns the patients whose appointment can still be moved, and ends the waiting of the others. */
async function stillWaiting(tx: Database, providerId: number, nowMs: number): Promise<WaitingRow[]> {
  const all = await findWaiting(tx, providerId);
  const open = new Set((await findOpenOffers(tx, providerId)).map(({ entryId }) => entryId));
  const waits = ({ entryId, status, startsAt }: WaitingRow) =>
    open.has(entryId) || (status === 'scheduled' && canBeOffered(startsAt.getTime(), nowMs));
  await endEntries(
    tx,
    all.filter((row) => !waits(row)).map(({ entryId }) => entryId),
    nowMs,
  );
  return all.filter(waits);
}

async function describe(tx: Database, rows: readonly WaitingRow[], providerId: number, nowMs: number) {
  const patients = rows.map(({ patientId }) => patientId);
  const offeredBefore = await findOfferedStarts(tx, providerId, patients);
  const elsewhere = await findElsewhere(tx, patients, providerId, nowMs);
  const open = new Set((await findOpenOffers(tx, providerId)).map(({ patientId }) => patientId));
  const isSame = (a: string | null, b: string | null) => a?.toLowerCase() === b?.toLowerCase();
  return rows.map(
    (row): Waiting => ({
      entryId: row.entryId,
      sinceMs: row.since.getTime(),
      appointmentStartsAtMs: row.startsAt.getTime(),
      visitType: row.visitType,
      careType: row.careType,
      serviceId: row.serviceId,
      personId: row.resourceChosen ? row.resourceId : null,
      knownFree: row.knownFree.map((start) => start.getTime()),
      patientId: row.patientId,
      offeredBefore: offeredBefore.get(row.patientId) ?? [],
      hasOffer: open.has(row.patientId),
      busy: elsewhere.filter(
        (appointment) => appointment.patientId === row.patientId && isSame(appointment.forName, row.forName),
      ),
    }),
  );
}

async function offer(
  tx: Database,
  { entryId, patientId, appointmentId }: WaitingRow,
  {
    providerId,
    slot,
    lane,
    busyUntilMs,
    nowMs,
    mailing,
  }: Omit<ToOffer, 'entryId'> & { providerId: number; nowMs: number; mailing: AppointmentMailing },
): Promise<boolean> {
  const [startsAt, endsAt] = [new Date(slot.startsAtMs), new Date(slot.endsAtMs)];
  const [offeredAt, expiresAt] = [new Date(nowMs), new Date(nowMs + OFFER_MS)];
  const times = { providerId, startsAt, ...lane, expiresAt };
  const id = await insertOffer(tx, { entryId, patientId, ...times, endsAt, offeredAt });
  if (id === undefined) return false;
  // No browser has a token of this hash: the time is held for the account alone.
  const holderHash = randomBytes(32);
  const busyUntil = new Date(busyUntilMs);
  await putHold(tx, {
    ...times,
    endsAt: busyUntil,
    holderHash,
    addressHash: holderHash,
    userId: patientId,
    heldSince: offeredAt,
  });
  const appointment = await findAppointment(tx, appointmentId, patientId);
  const contact = await findAppointmentContact(tx, appointmentId, patientId);
  if (appointment === undefined || contact === undefined || (contact.isDemo && mailing.leaves)) return true;
  const offer = { startsAt: startsAt.toISOString(), expiresAt: expiresAt.toISOString() };
  const about = aboutOffer(id);
  const sendBeforeMs = expiresAt.getTime();
  const push = { userId: patientId, kind: 'waitlist-offer', notice: about, about, sendBeforeMs };
  const first = await pushFirst(tx, nowMs, { ...push, ...offerPush(offer, appointment, mailing.origin) });
  await queueMessage(tx, nowMs, {
    ...first,
    userId: patientId,
    kind: 'waitlist-offer',
    channel: 'email',
    recipient: contact.email,
    ...mailFrame(offerMail(offer, appointment, mailing.origin)),
    dedupeKey: about,
    about,
    sendBeforeMs,
  });
  return true;
}

function aboutOffer(id: number): string {
  return `waitlist-offer:${id}`;
}
