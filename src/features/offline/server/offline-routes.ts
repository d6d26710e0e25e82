import type { FastifyRequest } from 'fastify';
import type { OwnDesk } from '#features/desks/server/desk-store.ts';
import { requireOwnDesk } from '#features/desks/server/unlock-desk.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import { AppError } from '#platform/common/app-error.ts';
import { nothingAt } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { getDayPack, listOpenMarks, sendDeskMarks, settleMark as settleCall } from '../contract.ts';
import { bookWish } from './book-wish.ts';
import { readDayPack } from './day-pack.ts';
import { readOpenMarks } from './open-marks.ts';
import { receiveMarks, settleMark } from './receive-marks.ts';

/** The desk without network: what its computer keeps, and what was done there meanwhile. */
export function installOffline(context: Context): void {
  const { app, db, keyFor, now } = context;

  route(app, getDayPack, async ({ params, user, request }) => {
    await requireMember(db, params.id, user, 'appointments');
    const desk = await deskOf(context, request, params.id);
    const looking = { userId: user.id, nowMs: now() };
    return await db.transaction((tx) => readDayPack(tx, keyFor, desk, looking));
  });

  route(app, sendDeskMarks, async ({ params, body, user, request }) => {
    await requireMember(db, params.id, user, 'appointments');
    const desk = await deskOf(context, request, params.id);
    return await receiveMarks(context, { providerId: params.id, desk, senderId: user.id }, body.marks);
  });

  route(app, listOpenMarks, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    const looking = { userId: user.id, desk: user.desk?.name, nowMs: now() };
    return await db.transaction((tx) => readOpenMarks(tx, keyFor, params.id, looking));
  });

  route(app, settleCall, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    const { apply, bookAt, beginAt } = body;
    const which = { providerId: params.id, markId: params.markId, userId: user.id, desk: user.desk?.name };
    return bookAt === undefined
      ? await settleMark(context, { ...which, apply, beginAt })
      : await bookWish(context, { ...which, date: bookAt });
  });
}

/** Returns the shared computer that sent a request. @throws AppError not_found in other browsers, and at another place's */
async function deskOf(context: Context, request: FastifyRequest, providerId: number): Promise<OwnDesk> {
  const desk = await requireOwnDesk(context, request);
  if (desk.providerId !== providerId) throw new AppError(nothingAt(request.url));
  return desk;
}
