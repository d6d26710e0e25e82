import type { Database } from '#db/open-database.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { ChangedClient } from '../contract.ts';
import { HOSPITAL_NUMBER_TAKEN, NAMED_BY_ACCOUNT, NO_SUCH_CLIENT, NOT_BORN_YET } from '../rules/refusals.ts';
import { type ClientRow, findByHospitalNumber, findClient, renameEntered, updateClient } from './client-store.ts';
import { shownClient } from './shown-client.ts';

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
 * @throws AppError not_found, invalid, hospital_number_taken with who has it
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
  refuseUnborn(change.birthYear, nowMs);
  await refuseTakenNumber(tx, which, hospitalNumber);
  await renameEntered(tx, before, renamed);
  if (renamed.phone !== undefined) await endTexts(tx, before, nowMs);
  await updateClient(tx, which.practiceId, which.clientId, {
    ...rest,
    ...(hospitalNumber !== undefined && { hospitalNumber: hospitalNumber || null }),
    ...(note !== undefined && { note: note || null }),
  });
  return await requireClient(tx, which);
}

/** @throws AppError invalid for a year after the present one, in Lagos */
export function refuseUnborn(birthYear: number | null | undefined, nowMs: number): void {
  if (birthYear && birthYear > Number(lagosDate(nowMs).slice(0, 4))) throw new AppError(NOT_BORN_YET);
}

/** @throws AppError hospital_number_taken with the client of the practice who has it, unless that is this one */
export async function refuseTakenNumber(
  tx: Database,
  { practiceId, clientId }: Pick<OneClient, 'practiceId'> & Partial<OneClient>,
  hospitalNumber: string | undefined,
): Promise<void> {
  if (!hospitalNumber) return;
  const holder = await findByHospitalNumber(tx, practiceId, hospitalNumber);
  if (holder === undefined || holder.id === clientId) return;
  throw new AppError(HOSPITAL_NUMBER_TAKEN, { extras: { clients: [shownClient(holder)] } });
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
