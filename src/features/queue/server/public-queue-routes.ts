import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { sendIfNewer } from '#platform/server/http/not-changed.ts';
import { route } from '#platform/server/http/route.ts';
import { getQueuePlace } from '../contract.ts';
import { getBoard } from '../rules/board-contract.ts';
import { queueDay } from '../rules/queue-day.ts';
import { NO_SUCH_BOARD, NO_SUCH_PLACE_IN_QUEUE } from '../rules/refusals.ts';
import { findBoardPlace, findPlace } from './board-store.ts';
import { readQueue } from './read-queue.ts';
import { shownBoard, shownPlace } from './shown-queue.ts';
import { findPlaceOfCode, findTicket } from './ticket-store.ts';
import { findVersion } from './version-store.ts';

/** A screen and the phones of those who wait may share an address; each polls a few times a minute. */
const LIMIT = { rateLimit: { max: 300, timeWindow: '1 minute' } };

/** The browser keeps it, and asks whether it still holds: nothing in it is about a person by name. */
const KEPT = 'private, no-cache';

/** What the public sees of a queue, by secret addresses: the screen in the waiting room, and a patient's own place. */
export function installPublicQueue({ app, db, now }: Context): void {
  route(
    app,
    getBoard,
    async ({ params, request, reply }) => {
      const place = await findBoardPlace(db, params.token);
      if (place === undefined) throw new AppError(NO_SUCH_BOARD);
      const nowMs = now();
      reply.header('cache-control', KEPT);
      sendIfNewer(request, reply, await findVersion(db, place.id, nowMs));
      return shownBoard(await readQueue(db, place.id, nowMs), place.name);
    },
    LIMIT,
  );

  route(
    app,
    getQueuePlace,
    async ({ params, request, reply }) => {
      const nowMs = now();
      const providerId = await findPlaceOfCode(db, params.code, queueDay(nowMs));
      if (providerId === undefined) throw new AppError(NO_SUCH_PLACE_IN_QUEUE);
      reply.header('cache-control', KEPT);
      sendIfNewer(request, reply, `${params.code} ${await findVersion(db, providerId, nowMs)}`);
      const ticket = await findTicket(db, { code: params.code, day: queueDay(nowMs) });
      const place = await findPlace(db, providerId);
      if (ticket === undefined || place === undefined) throw new AppError(NO_SUCH_PLACE_IN_QUEUE);
      return shownPlace(await readQueue(db, providerId, nowMs), ticket, place);
    },
    LIMIT,
  );
}
