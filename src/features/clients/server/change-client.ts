import type { Database } from '#db/open-database.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { ChangedClient } from '../contract.ts';
import { NAMED_BY_ACCOUNT, NO_SUCH_CLIENT } from '../rules/refusals.ts';
import { type ClientRow, findClient, renameEntered, updateClient } from './client-store.ts';

/** A client of a practice. */
export interface OneClient {
  readonly practiceId: number;
  readonly clientId: number;
}

/** Returns a client of a practice. @throws AppError not_found */
export async function requireClient(db: Database, { practiceId, clientId }: OneClient): Promise<ClientRow> {
  const found = await findClient(db, practiceId, clientId);
  if (found === undefined) throw new AppError(NO_SUCH_CLIENT);
  return found;
}

/**
 * Changes the fields that are given, and returns the client after it. Name and number of a person with an account are
 * theirs: the same ones change nothing, others are refused. The agreement to text messages was given for the number before: another one ends it.
 * @throws AppError not_found, invalid, hospital_number_taken
 */
export async function changeClient(
  tx: Database,
  which: OneClient,
  change: ChangedClient,
  nowMs: number,
): Promise<ClientRow> {
  const before = await requireClient(tx, which);
  const { name, phone, hospitalNumber, note, ...rest } = change;
  const renamed = {
    ...(name !== undefined && name !== before.name && { fullName: name }),
    ...(phone !== undefined && (phone || null) !== before.phone && { phone: phone || null }),
  };
  if (before.hasAccount && Object.keys(renamed).length > 0) throw new AppError(NAMED_BY_ACCOUNT);
  await renameEntered(tx, before, renamed);
  if (renamed.phone !== undefined) await endTexts(tx, before, nowMs);
  await updateClient(tx, which.practiceId, which.clientId, {
    ...rest,
    ...(hospitalNumber !== undefined && { hospitalNumber: hospitalNumber || null }),
    ...(note !== undefined && { note: note || null }),
  });
  return await requireClient(tx, which);
}

async function endTexts(tx: Database, { userId, agreesToTexts }: ClientRow, nowMs: number): Promise<void> {
  if (!agreesToTexts) return;
  await recordConsent(tx, { userId, purpose: 'reminders_sms', granted: false, givenBy: 'desk', nowMs });
}

/**
 * Stops a client from booking online at the practice, or allows it again with a reason of null; returns the client after it.
 * @throws AppError not_found
 */
export async function blockClient(
  tx: Database,
  which: OneClient,
  { reason, nowMs }: { readonly reason: string | null; readonly nowMs: number },
): Promise<ClientRow> {
  const { blockedAt } = await requireClient(tx, which);
  await updateClient(tx, which.practiceId, which.clientId, {
    blockedAt: reason === null ? null : (blockedAt ?? new Date(nowMs)),
    blockedReason: reason,
  });
  return await requireClient(tx, which);
}
