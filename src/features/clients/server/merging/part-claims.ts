import type { Database } from '#db/open-database.ts';
import { lockBookings, lockPatient } from '#features/booking/server/booking-lock-store.ts';
import { mayUndo } from '#features/clients/rules/claim.ts';
import { HOSPITAL_NUMBER_TAKEN } from '#features/clients/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import { findClientRecord, updateClient } from '../client-store.ts';
import { closeClaims, findPlaceOf } from './claim-store.ts';
import { endMerge, findClaimsBy, type MergeRow, moveBack } from './merge-store.ts';
import { partClients } from './undo-merge.ts';

/** The entry of a desk that is by itself again. */
export interface PartedClaim {
  readonly clientId: number;
  readonly entryId: number;
}

/**
 * Takes an account's claims back before it is erased, so that a false claim ends no one's record: the practice has the
 * entered person again. What was moved goes along while the desk could take the claim back (`UNDO_DAYS`);
 * later it is the account's, and only the practice's own record returns. For a transaction that hasn't locked the account's row yet.
 */
export async function partClaims(tx: Database, userId: number, nowMs: number): Promise<PartedClaim[]> {
  const locks: { providerId: number; patientId: number }[] = [];
  for (const { practiceId, fromUserId } of await findClaimsBy(tx, userId)) {
    const place = await findPlaceOf(tx, practiceId, userId);
    if (place !== undefined) locks.push({ providerId: place.providerId, patientId: fromUserId });
  }
  await lockBookings(tx, locks);
  await lockPatient(tx, userId);
  // Read again: until now another claim could be made.
  const claims = await findClaimsBy(tx, userId);
  for (const claim of claims) {
    await keepBlock(tx, claim);
    await partRecord(tx, claim);
    if (mayUndo(claim.mergedAt.getTime(), nowMs)) await moveBack(tx, claim);
    await endMerge(tx, claim.id, null, nowMs);
    await closeClaims(tx, claim.clientId, nowMs);
  }
  return claims.map(({ clientId, fromUserId }) => ({ clientId, entryId: fromUserId }));
}

/** A block that the practice put on the account since would end with it. */
async function keepBlock(tx: Database, { practiceId, clientId }: MergeRow): Promise<void> {
  const entry = await findClientRecord(tx, clientId);
  if (entry === undefined || entry.mergedInto === null || entry.blockedAt !== null) return;
  const { blockedAt = null, blockedReason = null } = (await findClientRecord(tx, entry.mergedInto)) ?? {};
  await updateClient(tx, practiceId, clientId, { blockedAt, blockedReason });
}

/** Parts the two clients. If another one has the hospital number by now, the entry goes without: an erasure isn't refused for it. */
async function partRecord(tx: Database, claim: MergeRow): Promise<void> {
  try {
    await tx.transaction(async (inner) => await partClients(inner, claim));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== HOSPITAL_NUMBER_TAKEN.code) throw error;
    await updateClient(tx, claim.practiceId, claim.clientId, { hospitalNumber: null });
    await partClients(tx, claim);
  }
}
