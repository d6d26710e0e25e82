import type { Database } from '#db/open-database.ts';
import { lockBookings } from '#features/booking/server/booking-lock-store.ts';
import {
  BOTH_AT_ONCE,
  BOTH_WAITING,
  NO_SUCH_CLIENT,
  SAME_CLIENT,
  TWO_ACCOUNTS,
} from '#features/clients/rules/refusals.ts';
import { hasConsent, recordConsent } from '#features/consents/server/consent-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { dialable } from '#platform/common/phone-number.ts';
import { requireClient } from '../change-client.ts';
import {
  type ClientRecord,
  type ClientRow,
  findClient,
  findClientOf,
  findClientRecord,
  renameEntered,
  updateClient,
} from '../client-store.ts';
import { areBothBooked, areBothWaiting, findMergeOf, insertMerge, moveRows } from './merge-store.ts';

/** An entry of a desk that becomes another person's. */
export interface Merge {
  readonly practiceId: number;
  /** A place of the practice, by which bookings are locked. */
  readonly providerId: number;
  readonly from: ClientRow;
  readonly toUserId: number;
  readonly kind: 'double' | 'claim';
  readonly mergedBy: number;
  readonly nowMs: number;
}

/**
 * Gives everything of an entry to another person, in the caller's transaction, and returns the id of the client that stays.
 * Bookings of both wait meanwhile. The client row of the entry becomes the person's own or, if the practice has one of them already,
 * fills what that one lacks.
 * @throws AppError clients_not_mergeable: both have a visit at the same time, or wait in the queue
 */
export async function merge(tx: Database, wanted: Merge): Promise<number> {
  const { practiceId, providerId, from, toUserId, kind, mergedBy, nowMs } = wanted;
  const move = { fromUserId: from.userId, toUserId };
  await lockBookings(tx, [
    { providerId, patientId: from.userId },
    { providerId, patientId: toUserId },
  ]);
  if (await areBothBooked(tx, move)) throw new AppError(BOTH_AT_ONCE);
  if (await areBothWaiting(tx, move)) throw new AppError(BOTH_WAITING);
  const moved = await moveRows(tx, move);
  const staysId = await findClientOf(tx, practiceId, toUserId);
  let filled: readonly string[] = [];
  if (staysId === undefined) await updateClient(tx, practiceId, from.id, { userId: toUserId });
  else filled = await fillFrom(tx, from, staysId, nowMs);
  const lists = { ...moved, ...Object.fromEntries(filled.map((field) => [field, [staysId ?? from.id]])) };
  await insertMerge(tx, {
    ...{ practiceId, kind, clientId: from.id, mergedBy, moved: lists },
    ...{ fromUserId: from.userId, toUserId, mergedAt: new Date(nowMs) },
  });
  return staysId ?? from.id;
}

/** Marks a client as merged into another one, and fills what that one lacks. Returns the fields that were filled. */
async function fillFrom(tx: Database, from: ClientRow, staysId: number, nowMs: number): Promise<string[]> {
  const { practiceId } = from;
  // First, so that its hospital number is free.
  await updateClient(tx, practiceId, from.id, { mergedInto: staysId });
  const stays = await findClientRecord(tx, staysId);
  if (stays === undefined) throw new AppError(NO_SUCH_CLIENT);
  const { hospitalNumber, birthYear, sex, note, blockedAt, blockedReason } = from;
  const lacking = Object.fromEntries(
    Object.entries({ hospitalNumber, birthYear, sex, note }).filter(
      ([field, value]) => value !== null && stays[field as 'note'] === null,
    ),
  );
  const block = blockedAt !== null && stays.blockedAt === null ? { blockedAt, blockedReason } : {};
  await updateClient(tx, practiceId, staysId, { ...lacking, ...block });
  const needsPhone = !stays.hasAccount && stays.phone === null && from.phone !== null;
  if (needsPhone) await renameEntered(tx, stays, { phone: from.phone });
  await keepTexts(tx, from, { ...stays, phone: needsPhone ? from.phone : stays.phone }, nowMs);
  return [...Object.keys({ ...lacking, ...block }), ...(needsPhone ? ['phone'] : [])].map(
    (field) => `clients.${field}`,
  );
}

/** An entry that stays agrees to text messages if the other one did for the same number. An account decides itself. */
async function keepTexts(tx: Database, from: ClientRow, stays: ClientRecord, nowMs: number): Promise<void> {
  const number = dialable(stays.phone);
  if (stays.hasAccount || number === undefined || number !== dialable(from.phone) || !from.agreesToTexts) return;
  if (await hasConsent(tx, stays.userId, 'reminders_sms')) return;
  const about = `practice:${from.practiceId}`;
  await recordConsent(tx, {
    ...{ userId: stays.userId, purpose: 'reminders_sms', granted: true, givenBy: 'desk' },
    ...{ about, nowMs },
  });
}

/** Two clients whom a member says to be the same person. */
export interface Double {
  readonly practiceId: number;
  readonly providerId: number;
  readonly clientId: number;
  readonly into: number;
  readonly mergedBy: number;
  readonly nowMs: number;
}

/**
 * Merges a client into another one. If the first has an account, that one stays instead. Returns who stays, and who became
 * it; the same request again merges nothing and returns the client alone.
 * @throws AppError not_found, invalid (the same client), clients_not_mergeable (two accounts; as `merge`)
 */
export async function mergeDouble(
  tx: Database,
  { clientId, into, ...double }: Double,
): Promise<{ readonly client: ClientRow; readonly merged: ClientRow | undefined }> {
  const { practiceId } = double;
  if (clientId === into) throw new AppError(SAME_CLIENT);
  const second = await requireClient(tx, { practiceId, clientId: into });
  const first = await findClient(tx, practiceId, clientId);
  if (first === undefined) {
    if (!(await isMergedInto(tx, clientId, second))) throw new AppError(NO_SUCH_CLIENT);
    return { client: second, merged: undefined };
  }
  if (first.hasAccount && second.hasAccount) throw new AppError(TWO_ACCOUNTS);
  const [from, stays] = first.hasAccount ? [second, first] : [first, second];
  const staysId = await merge(tx, { ...double, from, toUserId: stays.userId, kind: 'double' });
  return { client: await requireClient(tx, { practiceId, clientId: staysId }), merged: from };
}

async function isMergedInto(tx: Database, clientId: number, stays: ClientRow): Promise<boolean> {
  const record = await findClientRecord(tx, clientId);
  if (record === undefined || record.mergedInto !== stays.id) return false;
  return (await findMergeOf(tx, record.userId))?.toUserId === stays.userId;
}
