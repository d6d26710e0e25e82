import type { LicenceEntry } from '#features/network/rules/licence-fields.ts';
import type { PageDecision, WaitingChange } from '#features/network/rules/page/page-contract.ts';
import { PAGE_FIELDS, type PageFieldValues } from '#features/network/rules/page/page-fields.ts';
import { pageDecisionMail } from '#features/network/rules/page/page-mail.ts';
import {
  LICENCE_OVER_AT_REVIEW,
  NO_SUCH_PAGE_CHANGE,
  PAGE_CHANGE_DECIDED,
  VALID_UNTIL_REQUIRED,
  WHY_REFUSED,
} from '#features/network/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import { mailFrame } from '#platform/common/messages/mail-frame.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import { isOver, putCheckedLicence } from '../change-licences.ts';
import { lockProviderRow, writeProvider } from '../provider-admin-store.ts';
import {
  findProviderOfChange,
  findProviderRowsById,
  findSender,
  findWaitingChanges,
  writeDecision,
} from './page-change-store.ts';
import { columnsOf, pageValuesOf } from './page-values.ts';

type Parts = Pick<Context, 'db' | 'keyFor' | 'now'>;

/** A decision about a change; links in the mail start with `origin`. */
interface Deciding {
  readonly id: number;
  readonly decision: PageDecision;
  readonly admin: { readonly id: number };
  readonly origin: string;
}

/** Returns one page of the changes that wait, oldest first, with the value that patients read now. */
export async function findChangesToReview(
  db: Context['db'],
  providerId: number | undefined,
  page: { readonly limit: number; readonly offset: number },
): Promise<WaitingChange[]> {
  const waiting = await findWaitingChanges(db, providerId, page);
  const rows = await findProviderRowsById(
    db,
    waiting.map((change) => change.providerId),
  );
  return waiting.flatMap(({ providerId: id, sentAt, ...change }) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const now = { ...pageValuesOf(row), licence: null }[change.field];
    return [{ ...change, now, provider: { id, name: row.name }, sentAt: sentAt.toISOString() }];
  });
}

/**
 * Approves a change, so that patients see it, or refuses it with a reason; the member who sent it gets a mail. The row
 * decides once: of two administrators at the same time, the second is refused.
 * @throws AppError not_found; page_change_decided; invalid if a refusal lacks its reason, or a licence its last day, or that day is past
 */
export async function decideChange(parts: Parts, { id, decision, admin, origin }: Deciding): Promise<void> {
  const nowMs = parts.now();
  const { approve, validUntil } = decision;
  const reason = approve ? null : (decision.reason ?? refuseWithoutReason());
  await parts.db.transaction(async (tx) => {
    const providerId = await findProviderOfChange(tx, id);
    const before = providerId === undefined ? undefined : await lockProviderRow(tx, providerId);
    if (before === undefined) throw new AppError(NO_SUCH_PAGE_CHANGE);
    const change = await writeDecision(tx, { id, reason, userId: admin.id, nowMs });
    if (change === undefined) throw new AppError(PAGE_CHANGE_DECIDED);
    const { field, wanted } = change;
    if (approve && field === 'licence') {
      if (validUntil === undefined) throw new AppError(VALID_UNTIL_REQUIRED);
      if (isOver(parts, { validUntil })) throw new AppError(LICENCE_OVER_AT_REVIEW);
      const licence = { ...(wanted as Pick<LicenceEntry, 'council' | 'number'>), validUntil };
      await putCheckedLicence(tx, parts, { providerId: before.id, licence, admin });
    } else if (approve) {
      await writeProvider(tx, before, columnsOf({ [field]: wanted } as Partial<PageFieldValues>, before));
    }
    const act = approve ? 'page.approve' : 'page.refuse';
    await recordAct(tx, parts, admin, { act, object: `provider:${before.id}`, details: { field } });
    const sender = await findSender(tx, id);
    if (sender === undefined) return;
    const decided = { practice: before.name, field: PAGE_FIELDS[field].label, reason };
    const mail = pageDecisionMail(decided, `${origin}/provider-portal?tab=page&provider=${before.id}`);
    const { userId, email: recipient } = sender;
    const message = { userId, kind: 'page-change', channel: 'email' as const, recipient };
    await queueMessage(tx, nowMs, { ...message, dedupeKey: `page-change:${id}`, ...mailFrame(mail) });
  });
}

function refuseWithoutReason(): never {
  throw new AppError(WHY_REFUSED);
}
