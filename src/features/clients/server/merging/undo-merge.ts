import type { Database } from '#db/open-database.ts';
import { lockBookings } from '#features/booking/server/booking-lock-store.ts';
import { mayUndo } from '#features/clients/rules/claim.ts';
import { MERGE_TOO_OLD, NO_SUCH_CLIENT, NO_SUCH_MERGE } from '#features/clients/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import {
  type ClientRecord,
  type ClientRow,
  findClient,
  findClientRecord,
  renameEntered,
  updateClient,
} from '../client-store.ts';
import { closeClaims } from './claim-store.ts';
import { endMerge, findMerge, findMergeOf, type MergeRow, type Moved, moveBack } from './merge-store.ts';

/** A merge to take back. */
export interface Undo {
  readonly practiceId: number;
  /** A place of the practice, by which bookings are locked. */
  readonly providerId: number;
  readonly mergeId: number;
  readonly undoneBy: number;
  readonly nowMs: number;
}

/** The client that is by itself again, and whom it was taken from. */
export interface Parted {
  readonly client: ClientRow;
  readonly fromUserId: number;
  /** False if it was taken back before. */
  readonly isNew: boolean;
}

/**
 * Takes a merge back: the rows that were moved and are still the other person's become the entry's again. What came since
 * stays where it is. An entry that was claimed can't be claimed again: only the desk links it then.
 * @throws AppError not_found, also of a merge whose person was merged further; merge_kept after 30 days;
 *   hospital_number_taken if another client has the number by now
 */
export async function undoMerge(tx: Database, undo: Undo): Promise<Parted> {
  const { practiceId, providerId, mergeId, undoneBy, nowMs } = undo;
  const found = await findMerge(tx, practiceId, mergeId);
  if (found === undefined) throw new AppError(NO_SUCH_MERGE);
  const parted = async (isNew: boolean): Promise<Parted> => {
    const client = await findClient(tx, practiceId, found.clientId);
    if (client === undefined) throw new AppError(NO_SUCH_CLIENT);
    return { client, fromUserId: found.toUserId, isNew };
  };
  if (found.undoneAt !== null) return await parted(false);
  if (!mayUndo(found.mergedAt.getTime(), nowMs)) throw new AppError(MERGE_TOO_OLD);
  if ((await findMergeOf(tx, found.toUserId)) !== undefined) throw new AppError(NO_SUCH_MERGE);
  await lockBookings(tx, [
    { providerId, patientId: found.fromUserId },
    { providerId, patientId: found.toUserId },
  ]);
  await partClients(tx, found);
  await moveBack(tx, found);
  await endMerge(tx, mergeId, undoneBy, nowMs);
  if (found.kind === 'claim') await closeClaims(tx, found.clientId, nowMs);
  return await parted(true);
}

/** Makes the client row the entry's own again; the one that it was merged into loses what was filled in and never changed. */
export async function partClients(tx: Database, { practiceId, clientId, fromUserId, moved }: MergeRow): Promise<void> {
  const entry = await findClientRecord(tx, clientId);
  if (entry === undefined) throw new AppError(NO_SUCH_CLIENT);
  if (entry.mergedInto === null) {
    await updateClient(tx, practiceId, clientId, { userId: fromUserId });
    return;
  }
  const stays = await findClientRecord(tx, entry.mergedInto);
  if (stays !== undefined) await emptyFilled(tx, stays, entry, moved);
  await updateClient(tx, practiceId, clientId, { mergedInto: null });
}

async function emptyFilled(tx: Database, stays: ClientRecord, entry: ClientRecord, moved: Moved): Promise<void> {
  const isFilled = (field: keyof ClientRecord) =>
    moved[`clients.${field}`] !== undefined && String(stays[field]) === String(entry[field]);
  const fields = (['hospitalNumber', 'birthYear', 'sex', 'note'] as const).filter(isFilled);
  const block = isFilled('blockedAt') ? { blockedAt: null, blockedReason: null } : {};
  const empty = Object.fromEntries(fields.map((field) => [field, null]));
  await updateClient(tx, stays.practiceId, stays.id, { ...empty, ...block });
  if (isFilled('phone')) await renameEntered(tx, stays, { phone: null });
}
