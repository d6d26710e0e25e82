import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { sendIfChanged } from '#platform/server/http/not-changed.ts';
import { type Call, route } from '#platform/server/http/route.ts';
import { getQueuePlace } from '../contract.ts';
import { getBoard } from '../rules/board-contract.ts';
import { queueDay } from '../rules/queue-day.ts';
import { NO_SUCH_BOARD, NO_SUCH_PLACE_IN_QUEUE } from '../rules/refusals.ts';
import { findBoardPlace, findPlace } from './board-store.ts';
import { readQueue } from './read-queue.ts';
import { shownBoard, shownPlace } from './shown-queue.ts';
import { findTicket } from './ticket-store.ts';

/** A screen and the phones of those who wait may share an address; each polls a few times a minute. */
const LIMIT = { rateLimit: { max: 300, timeWindow: '1 minute' } };

/** What the public sees of a queue, by secret addresses: the screen in the waiting room, and a patient's own place. */
export function installPublicQueue({ app, db, now }: Context): void {
  route(
    app,
    getBoard,
    async ({ params, request, reply }) => {
      const place = await findBoardPlace(db, params.token);
      if (place === undefined) throw new AppError(NO_SUCH_BOARD);
      const board = shownBoard(await readQueue(db, place.id, now()), place.name);
      return unlessKnown(board, { request, reply });
    },
    LIMIT,
  );

  route(
    app,
    getQueuePlace,
    async ({ params, request, reply }) => {
      const nowMs = now();
      const ticket = await findTicket(db, { code: params.code, day: queueDay(nowMs) });
      const place = ticket && (await findPlace(db, ticket.providerId));
      if (ticket === undefined || place === undefined) throw new AppError(NO_SUCH_PLACE_IN_QUEUE);
      const shown = shownPlace(await readQueue(db, ticket.providerId, nowMs), ticket, place);
      return unlessKnown(shown, { request, reply });
    },
    LIMIT,
  );
}

/** Returns a reply unless the client has it apart from its instant: a client that polls then gets 304. */
function unlessKnown<T extends { readonly at: string }>(
  shown: T,
  { request, reply }: Pick<Call<unknown, unknown, unknown, 'public'>, 'request' | 'reply'>,
): T {
  sendIfChanged(request, reply, JSON.stringify({ ...shown, at: '' }));
  return shown;
}
