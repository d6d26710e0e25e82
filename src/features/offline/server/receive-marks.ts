import { constraintOf, retryTransient } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { findPinState } from '#features/desks/server/pin-store.ts';
import { lastStep } from '#features/queue/rules/ticket-state.ts';
import { findTicket } from '#features/queue/server/ticket-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import type { MarkReply, NewMark, UnreadMark } from '../contract.ts';
import { timeRefusal } from '../rules/mark-time.ts';
import { colleagueRefusal, MARK_ACTS, mayApply } from '../rules/merge-mark.ts';
import { NO_SUCH_MARK } from '../rules/refusals.ts';
import { applyMark, type MarkToApply, type Ruled } from './apply-mark.ts';
import {
  findMark,
  findNames,
  insertMark,
  isMemberSince,
  lockMarkedAppointment,
  lockOpenMark,
  type MarkRow,
  writeRuled,
  writeSettled,
} from './desk-mark-store.ts';
import { beginPointsOf } from './open-marks.ts';

type Using = Pick<Context, 'db' | 'keyFor' | 'now'>;

/** Where marks come from: a shared computer, and the member in whose session they are sent. */
export interface MarkSource {
  readonly providerId: number;
  readonly desk: { readonly id: number; readonly name: string; readonly series: string | null };
  readonly senderId: number;
}

/**
 * Applies marks that were made without network in order of time, each in a transaction of its own. What can't be applied
 * stays open with the reason, also what can't be read. A mark that came before is answered as the first time.
 */
export async function receiveMarks(
  context: Using,
  source: MarkSource,
  marks: readonly (NewMark | UnreadMark)[],
): Promise<MarkReply[]> {
  const replies: MarkReply[] = [];
  for (const mark of marks.filter((each) => 'unread' in each)) {
    replies.push(await context.db.transaction((tx) => keepUnread(tx, context, source, mark)));
  }
  const read = marks.flatMap((each) => ('unread' in each ? [] : [each]));
  for (const mark of read.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))) {
    replies.push(await retryTransient(() => context.db.transaction((tx) => receiveMark(tx, context, source, mark))));
  }
  return replies;
}

/** Stores what can be shown of a mark that can't be read, for a member to settle. */
async function keepUnread(
  tx: Database,
  context: Using,
  { providerId, desk, senderId }: MarkSource,
  { id, unread: { act, at, name, text } }: UnreadMark,
): Promise<MarkReply> {
  const nowMs = context.now();
  const madeAtMs = Date.parse(at ?? '');
  const madeAt = timeRefusal(madeAtMs, nowMs) === undefined && madeAtMs > 0 ? madeAtMs : nowMs;
  await insertMark(tx, {
    ...{ id, providerId, deskId: desk.id, sentBy: senderId, outcome: 'open', why: 'unreadable' },
    act: MARK_ACTS.find((each) => each === act) ?? 'note',
    entered: { ...(name !== undefined && { name }), ...(text !== undefined && { text }) },
    day: lagosDate(madeAt),
    madeAt: new Date(madeAt),
    receivedAt: new Date(nowMs),
  });
  return await replyOf(tx, await findMark(tx, providerId, id), id);
}

async function receiveMark(tx: Database, context: Using, source: MarkSource, mark: NewMark): Promise<MarkReply> {
  const { providerId, desk, senderId } = source;
  const nowMs = context.now();
  const madeAtMs = Date.parse(mark.at);
  const isNew = await insertMark(tx, {
    ...{ id: mark.id, providerId, deskId: desk.id, act: mark.act, entered: enteredIn(mark), sentBy: senderId },
    appointmentId: await appointmentOf(tx, providerId, mark),
    madeBy: (await isMemberSince(tx, { providerId, userId: mark.madeBy, atMs: nowMs })) ? mark.madeBy : null,
    day: lagosDate(madeAtMs),
    madeAt: new Date(madeAtMs),
    receivedAt: new Date(nowMs),
    outcome: 'open',
  });
  if (!isNew) return await replyOf(tx, await findMark(tx, providerId, mark.id), mark.id);
  const ruled = await rule(tx, context, source, mark);
  await writeRuled(tx, mark.id, ruled);
  const details = { mark: mark.id, act: mark.act, outcome: ruled.outcome, madeBy: mark.madeBy, desk: desk.name };
  await recordAct(tx, context, { id: senderId }, { act: 'desk.mark', object: `provider:${providerId}`, details });
  return await replyOf(tx, await findMark(tx, providerId, mark.id), mark.id);
}

/** What was entered with a mark, besides whom it is about. */
function enteredIn({ name, phone, priority, number, text, wantedAt, ...about }: NewMark) {
  const { pointId, toPointId, ofMark, ticketId } = about;
  const entered = { name, phone, priority, number, text, wantedAt, pointId, toPointId, ofMark, ticketId };
  return Object.fromEntries(
    Object.entries(entered).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

async function appointmentOf(tx: Database, providerId: number, { appointmentId }: NewMark): Promise<number | null> {
  if (appointmentId === undefined) return null;
  return (await lockMarkedAppointment(tx, providerId, appointmentId))?.id ?? null;
}

async function rule(tx: Database, { keyFor, now }: Using, source: MarkSource, mark: NewMark): Promise<Ruled> {
  const { providerId, desk, senderId } = source;
  const { act, madeBy: userId } = mark;
  const madeAtMs = Date.parse(mark.at);
  const open = { outcome: 'open' as const, ticketId: null };
  const late = timeRefusal(madeAtMs, now());
  if (late !== undefined) return { ...open, why: late };
  const isMember = await isMemberSince(tx, { providerId, userId, atMs: madeAtMs });
  if (!isMember) return { ...open, why: 'not_member' };
  const isOwn = userId === senderId;
  if (!isOwn) {
    const { setAt } = await findPinState(tx, userId, now());
    const refusal = colleagueRefusal({ act, madeAtMs }, setAt === null ? undefined : Date.parse(setAt));
    if (refusal !== undefined) return { ...open, why: refusal };
  }
  return await tryToApply(tx, keyFor, {
    ...{ mark, providerId, series: desk.series, userId: senderId, desk: desk.name },
    madeBy: isOwn ? undefined : (await findNames(tx, [userId])).get(userId),
    nowMs: Math.min(madeAtMs, now()),
  });
}

/** Applies a mark, or undoes what it did and returns why it stays open. */
async function tryToApply(tx: Database, keyFor: Using['keyFor'], work: MarkToApply): Promise<Ruled> {
  try {
    return await tx.transaction((inner) => applyMark(inner, keyFor, work));
  } catch (error) {
    const why = error instanceof AppError ? error.code : constraintOf(error) && 'ticket_changed';
    if (why === undefined) throw error;
    return { outcome: 'open', why, ticketId: null };
  }
}

/** Returns what became of a mark. The id of a mark of another place says nothing about it. */
async function replyOf(db: Database, row: MarkRow | undefined, id: string): Promise<MarkReply> {
  if (row === undefined) return { id, outcome: 'open', why: 'missing', label: null };
  const { outcome, why, ticketId } = row;
  const ticket = ticketId === null ? undefined : await findTicket(db, { id: ticketId });
  return { id, outcome, why, label: ticket === undefined ? null : `${ticket.series}${ticket.number}` };
}

/**
 * Settles an open mark for a member: applies it now in their name, or notes that nothing is left to do. If it can't or may
 * not be applied, it stays open with the reason. One that is too old, or begins at `beginAt`, is entered with the time of settling.
 * @throws AppError not_found if it isn't open
 */
export async function settleMark(
  context: Using,
  settling: {
    readonly providerId: number;
    readonly markId: string;
    readonly userId: number;
    /** The name of the shared computer at which the member is. */
    readonly desk: string | undefined;
    readonly apply: boolean;
    /** The service point at which to begin, of those that the mark offers. */
    readonly beginAt: number | undefined;
  },
): Promise<MarkReply> {
  const { providerId, markId, userId, apply } = settling;
  return await context.db.transaction(async (tx) => {
    const row = await lockOpenMark(tx, providerId, markId);
    if (row === undefined) throw new AppError(NO_SUCH_MARK);
    const ruled = apply ? await applyAgain(tx, context, row, settling) : { ...row, outcome: 'applied' as const };
    if (ruled.outcome === 'open') await writeRuled(tx, markId, ruled);
    else await writeSettled(tx, markId, { userId, nowMs: context.now(), ticketId: ruled.ticketId });
    const details = { mark: markId, act: row.act, applied: apply && ruled.outcome !== 'open' };
    await recordAct(tx, context, { id: userId }, { act: 'desk.settle', object: `provider:${providerId}`, details });
    return await replyOf(tx, await findMark(tx, providerId, markId), markId);
  });
}

async function applyAgain(
  tx: Database,
  { keyFor, now }: Using,
  row: MarkRow,
  {
    userId,
    desk,
    beginAt,
  }: { readonly userId: number; readonly desk: string | undefined; readonly beginAt: number | undefined },
): Promise<Ruled> {
  const { id, providerId, act, appointmentId, madeAt, entered } = row;
  const begin = beginAt === undefined ? undefined : await beginningAt(tx, row, beginAt);
  if (begin === undefined && (beginAt !== undefined || !mayApply(row.why)))
    return { outcome: 'open', why: row.why, ticketId: row.ticketId };
  // What was entered since stays: it begins at the time of settling.
  const isNow = begin !== undefined || timeRefusal(madeAt.getTime(), now()) === 'too_old';
  const about = appointmentId === null ? {} : { appointmentId };
  const mark: NewMark = { ...entered, ...about, ...begin, id, act, at: madeAt.toISOString(), madeBy: userId };
  return await tryToApply(tx, keyFor, {
    // A number of the computer was given on that day; the server gives one of its own now.
    ...{ mark, providerId, series: null, userId, desk, nowMs: isNow ? now() : Math.min(madeAt.getTime(), now()) },
  });
}

/** Returns the points between which a mark begins now; undefined if it may not begin there any more. */
async function beginningAt(tx: Database, row: MarkRow, toPointId: number) {
  const ticket = row.ticketId === null ? undefined : await findTicket(tx, { id: row.ticketId });
  if (ticket === undefined || !beginPointsOf(row, ticket).includes(toPointId)) return undefined;
  return { ticketId: ticket.id, pointId: lastStep(ticket).pointId, toPointId };
}
