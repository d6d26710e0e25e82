import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import type { AdminProvider } from '../contract.ts';
import type { LicenceEntry } from '../rules/licence-fields.ts';
import { LAST_LICENCE, LICENCE_OVER, NO_SUCH_LICENCE } from '../rules/refusals.ts';
import { noSuchProvider } from './change-provider.ts';
import { deleteLicence, putLicence } from './licence-store.ts';
import { findAdminName, findAdminProvider, lockProviderRow } from './provider-admin-store.ts';

type Parts = Pick<Context, 'db' | 'keyFor' | 'now'>;
interface Admin {
  readonly id: number;
}

/**
 * Records a licence that an administrator checked just now; an existing one is renewed.
 * @throws AppError not_found; invalid for a last day that is past, unless `hasEnded` says so
 */
export async function recordCheckedLicence(
  parts: Parts,
  providerId: number,
  { hasEnded, ...licence }: LicenceEntry,
  admin: Admin,
): Promise<AdminProvider> {
  if (hasEnded !== true && isOver(parts, licence)) throw new AppError(LICENCE_OVER);
  return await parts.db.transaction(async (tx) => {
    await lockExisting(tx, providerId);
    await putCheckedLicence(tx, parts, { providerId, licence, admin });
    return (await findAdminProvider(tx, providerId, parts.now())) ?? noSuchProvider();
  });
}

/** True if the last day of a licence is past. */
export function isOver({ now }: Pick<Parts, 'now'>, { validUntil }: Pick<LicenceEntry, 'validUntil'>): boolean {
  return validUntil < lagosDate(now());
}

/** Records a licence within a transaction that has locked the provider. */
export async function putCheckedLicence(
  tx: Context['db'],
  parts: Parts,
  {
    providerId,
    licence,
    admin,
  }: { readonly providerId: number; readonly licence: Omit<LicenceEntry, 'hasEnded'>; readonly admin: Admin },
): Promise<void> {
  const checkedByName = await findAdminName(tx, admin.id);
  const checkedAt = new Date(parts.now());
  await putLicence(tx, { ...licence, providerId, checkedBy: admin.id, checkedByName, checkedAt });
  await recordAct(tx, parts, admin, { act: 'licence.record', object: `provider:${providerId}`, details: licence });
}

/**
 * Deletes a licence that was recorded by mistake. A last one that has ended stays: without it the provider could be
 * booked again.
 * @throws AppError not_found; last_licence
 */
export async function takeLicenceBack(
  parts: Parts,
  providerId: number,
  licenceId: number,
  admin: Admin,
): Promise<AdminProvider> {
  const nowMs = parts.now();
  return await parts.db.transaction(async (tx) => {
    const provider = await lockExisting(tx, providerId);
    const { id: _, ...taken } = (await deleteLicence(tx, providerId, licenceId)) ?? noSuchLicence();
    const after = (await findAdminProvider(tx, providerId, nowMs)) ?? noSuchProvider();
    const hadEnded = provider.licensedUntil !== null && isOver(parts, { validUntil: provider.licensedUntil });
    if (hadEnded && after.licensedUntil === null) {
      throw new AppError(LAST_LICENCE);
    }
    const { council, number, validUntil } = taken;
    const details = { council, number, validUntil };
    await recordAct(tx, parts, admin, { act: 'licence.delete', object: `provider:${providerId}`, details });
    return after;
  });
}

async function lockExisting(tx: Context['db'], providerId: number) {
  return (await lockProviderRow(tx, providerId)) ?? noSuchProvider();
}

function noSuchLicence(): never {
  throw new AppError(NO_SUCH_LICENCE);
}
