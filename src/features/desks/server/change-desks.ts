import { lockOpenSession } from '#features/auth/server/sessions/own-session-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { removePushOfSession } from '#platform/server/messages/push-subscription-store.ts';
import { newToken, tokenHashOf } from '#platform/server/token.ts';
import type { Desk } from '../contract.ts';
import { ENROLLED_DAYS } from '../rules/desk-limits.ts';
import { NO_SUCH_DESK } from '../rules/refusals.ts';
import {
  bindSession,
  deleteDesk,
  deleteDeskOf,
  insertDesk,
  lockDesk,
  lockOverdueSessions,
  updateDesk,
} from './desk-store.ts';

type Using = Pick<Context, 'db' | 'keyFor' | 'now'>;
type Which = { readonly providerId: number; readonly id: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes the caller's browser a shared computer of a place and returns its token; the session of the caller is bound to it. What the
 * browser was before, by the hash `replaced`, ends; push messages to it as well. The caller has checked the role.
 * @throws AppError signed_out if the session ended meanwhile
 */
export async function enrolDesk(
  context: Using,
  user: RequestUser,
  {
    providerId,
    name,
    replaced,
  }: { readonly providerId: number; readonly name: string; readonly replaced: Buffer | undefined },
): Promise<{ readonly id: number; readonly token: string; readonly tokenHash: Buffer }> {
  const token = newToken();
  const tokenHash = tokenHashOf(token);
  const nowMs = context.now();
  const times = { enrolledAt: new Date(nowMs), expiresAt: new Date(nowMs + ENROLLED_DAYS * DAY_MS) };
  return await context.db.transaction(async (tx) => {
    await lockOpenSession(tx, user);
    if (replaced !== undefined) await lockDesk(tx, replaced);
    const id = await insertDesk(tx, { providerId, name, tokenHash, enrolledBy: user.id, ...times });
    await bindSession(tx, user.sessionId, id);
    await removePushOfSession(tx, user.sessionId);
    if (replaced !== undefined) await deleteDeskOf(tx, replaced);
    const act = { act: 'desk.enrol', object: `provider:${providerId}`, details: { desk: id, name } };
    await recordAct(tx, context, user, act);
    return { id, token, tokenHash };
  });
}

/** Renames a shared computer and sets when it locks; a session that has locked by time stays locked. The caller has checked the role. @throws AppError not_found */
export async function changeDeskOf(
  context: Using,
  user: RequestUser,
  which: Which,
  changed: Pick<Desk, 'name' | 'lockAfterMinutes'>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockOverdueSessions(tx, which, context.now());
    if (!(await updateDesk(tx, which, changed))) throw new AppError(NO_SUCH_DESK);
    const details = { desk: which.id, ...changed };
    await recordAct(tx, context, user, { act: 'desk.change', object: `provider:${which.providerId}`, details });
  });
}

/**
 * Removes a shared computer: its sessions end, and its browser takes no PIN any more. Returns the hash of its token. The caller has
 * checked the role.
 * @throws AppError not_found
 */
export async function removeDesk(context: Using, user: RequestUser, which: Which): Promise<Buffer> {
  return await context.db.transaction(async (tx) => {
    const removed = await deleteDesk(tx, which);
    if (removed === undefined) throw new AppError(NO_SUCH_DESK);
    const details = { desk: which.id, name: removed.name };
    await recordAct(tx, context, user, { act: 'desk.remove', object: `provider:${which.providerId}`, details });
    return removed.tokenHash;
  });
}
