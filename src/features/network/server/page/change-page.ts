import { NOT_IN_PORTAL } from '#features/directory/rules/refusals.ts';
import { findShownLicences } from '#features/directory/server/shown-licence-store.ts';
import type { OwnPage, PageChanges } from '#features/network/rules/page/page-contract.ts';
import { type PageField, type PageFieldValues, waitsForReview } from '#features/network/rules/page/page-fields.ts';
import { notOffered } from '#features/network/rules/provider-choices.ts';
import { PAGE_CHANGE_DECIDED, PICTURE_GONE } from '#features/network/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import { invalid } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { refuseChanged } from '#platform/server/http/refuse-changed.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { hasImage } from '../image-files.ts';
import { lockProviderRow, writeProvider } from '../provider-admin-store.ts';
import {
  findProviderRowsById,
  findRefusedChanges,
  findWaitingChanges,
  insertWaitingChange,
  withdrawChange,
  withdrawFields,
} from './page-change-store.ts';
import { columnsOf, pageValuesOf } from './page-values.ts';

type Parts = Pick<Context, 'db' | 'config' | 'keyFor' | 'now'>;

/** A practice's page, and the member who acts. */
interface Acting {
  readonly providerId: number;
  readonly userId: number;
}

/** Returns a practice's page as its members edit it. @throws AppError not_found */
export async function findOwnPage(db: Context['db'], providerId: number): Promise<OwnPage> {
  const row = (await findProviderRowsById(db, [providerId])).get(providerId);
  if (row === undefined || row.removedAt !== null) throw new AppError(NOT_IN_PORTAL);
  const waiting = await findWaitingChanges(db, providerId);
  const refused = await findRefusedChanges(db, providerId);
  return {
    id: providerId,
    values: asReply(pageValuesOf(row)),
    licences: await findShownLicences(db, providerId),
    waiting: waiting.map(({ id, field, wanted, sentAt, sentBy }) => {
      return { id, field, wanted, sentAt: sentAt.toISOString(), sentBy };
    }),
    refused: refused.map(({ decidedAt, ...one }) => ({ ...one, decidedAt: decidedAt.toISOString() })),
  };
}

/**
 * Changes fields of a practice's page: patients see them at once, or after an administrator's review. A new change of a
 * field replaces one that waits.
 * @throws AppError not_found; changed_meanwhile; invalid with the fields that the form doesn't offer so
 */
export async function changePage(parts: Parts, changes: PageChanges, { providerId, userId }: Acting): Promise<void> {
  const nowMs = parts.now();
  const { was, wanted } = sidesOf(changes);
  await refuseUnknownImages(parts, wanted);
  await parts.db.transaction(async (tx) => {
    const before = await lockProviderRow(tx, providerId);
    if (before === undefined) throw new AppError(NOT_IN_PORTAL);
    const shown = { ...pageValuesOf(before), licence: null };
    refuseChanged(comparable(was), comparable(wanted), comparable(shown));
    refuseNotOffered(wanted, before);
    const { atOnce, reviewed } = sorted(wanted, shown);
    const [now, later] = [Object.keys(atOnce), Object.keys(reviewed)] as [PageField[], PageField[]];
    if (now.length > 0) await writeProvider(tx, before, columnsOf(atOnce, before));
    await withdrawFields(tx, providerId, [...now, ...later], { userId, nowMs });
    for (const field of later) {
      await insertWaitingChange(tx, { providerId, field, was: shown[field], wanted: reviewed[field], userId, nowMs });
    }
    if (now.length + later.length === 0) return;
    const details = { changed: now, sentForReview: later };
    await recordAct(tx, parts, { id: userId }, { act: 'page.change', object: `provider:${providerId}`, details });
  });
}

/** Withdraws a change that waits for review. @throws AppError page_change_decided */
export async function withdrawWaiting(parts: Parts, id: number, { providerId, userId }: Acting): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const field = await withdrawChange(tx, { providerId, id, userId, nowMs: parts.now() });
    if (field === undefined) throw new AppError(PAGE_CHANGE_DECIDED);
    const act = { act: 'page.withdraw', object: `provider:${providerId}`, details: { field } };
    await recordAct(tx, parts, { id: userId }, act);
  });
}

function sidesOf(changes: PageChanges): {
  readonly was: Partial<PageFieldValues>;
  readonly wanted: Partial<PageFieldValues>;
} {
  const given = Object.entries(changes).filter(([, change]) => change !== undefined);
  const side = (name: 'was' | 'to') =>
    Object.fromEntries(given.map(([field, change]) => [field, change[name]])) as Partial<PageFieldValues>;
  return { was: side('was'), wanted: side('to') };
}

/** Returns the changes that show at once and those that are reviewed; what is so already is in neither. */
function sorted(wanted: Partial<PageFieldValues>, shown: PageFieldValues) {
  const now = comparable(shown);
  const changed = Object.entries(comparable(wanted))
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(now[field]))
    .map(([field]) => field as PageField);
  const pick = (fields: readonly PageField[]) =>
    Object.fromEntries(fields.map((field) => [field, wanted[field]])) as Partial<PageFieldValues>;
  const waits = (field: PageField) => waitsForReview(field, shown[field], wanted[field] as PageFieldValues[PageField]);
  return { atOnce: pick(changed.filter((field) => !waits(field))), reviewed: pick(changed.filter(waits)) };
}

/** Languages are a set: their order is no change. */
function comparable(values: Partial<PageFieldValues>): Readonly<Record<string, unknown>> {
  const { speaksLocalLanguages: spoken } = values;
  return { ...values, ...(spoken && { speaksLocalLanguages: [...spoken].sort() }) };
}

async function refuseUnknownImages({ config, now }: Parts, wanted: Partial<PageFieldValues>): Promise<void> {
  for (const field of ['profileImage', 'officeImage'] as const) {
    const path = wanted[field];
    if (path && !(await hasImage(config, path, now()))) throw new AppError({ ...PICTURE_GONE, field });
  }
}

function refuseNotOffered(
  { specialty, place, speaksLocalLanguages }: Partial<PageFieldValues>,
  before: Parameters<typeof notOffered>[1],
): void {
  const { lga, ...others } = notOffered({ specialty, speaksLocalLanguages, ...place }, before);
  const fields = { ...others, ...(lga !== undefined && { 'place.to.lga': lga }) };
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError(invalid(message), { fields });
}

function asReply(values: Omit<PageFieldValues, 'licence'>): OwnPage['values'] {
  const { services, speaksLocalLanguages, ...others } = values;
  return { ...others, services: [...services], speaksLocalLanguages: [...speaksLocalLanguages] };
}
