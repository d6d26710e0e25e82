import { randomUUID } from 'node:crypto';
import { recheckUser } from '#features/auth/server/sessions/session-hook.ts';
import { AppError } from '#platform/common/app-error.ts';
import { isCrossSite } from '#platform/common/cross-site.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/route.ts';
import { joinSignal, PeerMessage, type ServerMessage } from '../contract.ts';
import { BEAT_MS, CLOSE, LEFT } from '../rules/limits.ts';
import { phaseOf, requireOpen, requireSide, sideOf } from './room-access.ts';
import { SendBudget } from './send-budget.ts';
import { lookIntoRoom, showRoom } from './show-room.ts';
import type { Connection, SignalHub } from './signal-hub.ts';
import { findVideoVisit, noteGone, noteThere, type VideoVisit } from './video-store.ts';

/** Browsers come back after each break of the network. */
const JOIN_LIMIT = { max: 120, timeWindow: '1 minute' };
/** More than this unread by the other end, bytes, and the connection is dead. */
const MOST_BUFFERED = 512 * 1024;

/** The WebSocket between the two sides of a visit. It ends with the session, with the visit, and when the side comes in anew. */
export function installSignal(context: Context, hub: SignalHub): void {
  const { app, db, config, now } = context;
  route(
    app,
    joinSignal,
    async ({ params, user, request }) => {
      if (request.ws) {
        // A page of another site can open a WebSocket with somebody's cookie; only what the browser says tells it apart.
        const { origin } = request.headers;
        const said = { method: 'POST', host: request.host, publicUrl: config.publicUrl, origin, fetchSite: undefined };
        if (origin === undefined || isCrossSite(said)) {
          throw new AppError('cross_site', 'This was sent by another website. Open this one and try again.');
        }
      }
      const visit = await requireSide(context, params.id, user);
      if (request.ws) requireOpen(visit, now());
      return await lookIntoRoom(context, visit, user.id);
    },
    {
      rateLimit: JOIN_LIMIT,
      socket: ({ params, query, user, request }, socket) => {
        const id = params.id;
        const client = query.client ?? randomUUID();
        const budget = new SendBudget(now());
        let isAlive = true;
        let isAdmitted = false;
        let work: Promise<void> = Promise.resolve();
        const send = (message: ServerMessage) => {
          if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate();
          else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
        };
        /** One after the other, so that messages keep their order. */
        const then = (act: () => Promise<void>) => {
          work = work.then(act).catch((error: unknown) => request.log.warn({ err: error }, 'signalling failed'));
        };
        /** The visit, while both it and the session still allow it; otherwise the connection ends. */
        const still = async (): Promise<VideoVisit | undefined> => {
          // Whoever talks touches nothing for longer than a session of staff lasts.
          const who = await recheckUser(context, request, { inUse: isAdmitted });
          if (who === null) {
            socket.close(CLOSE.signedOut);
            return undefined;
          }
          const visit = await findVideoVisit(db, id, who.id);
          if (visit === undefined || phaseOf(visit, now()) !== 'open') {
            socket.close(CLOSE.over);
            return undefined;
          }
          return visit;
        };
        const look = async (left?: string) => {
          const visit = await still();
          if (visit === undefined) return;
          isAdmitted = visit.admittedAt !== null;
          send({ type: 'room', room: await showRoom(context, visit), left });
        };
        let connection: Connection | undefined;
        const beat = setInterval(() => {
          if (!isAlive) {
            socket.terminate();
            return;
          }
          isAlive = false;
          socket.ping();
          then(async () => {
            const visit = await still();
            if (visit !== undefined) await noteThere(db, id, sideOf(visit), now());
            await look();
          });
        }, BEAT_MS);
        beat.unref();
        socket.on('pong', () => {
          isAlive = true;
        });
        socket.on('message', (data, isBinary) => {
          isAlive = true;
          const message =
            isBinary || !budget.take(now()) ? undefined : readMessage(Buffer.isBuffer(data) ? data.toString() : '');
          if (message === undefined) {
            socket.close(CLOSE.refused);
            return;
          }
          // Before the provider let the patient in, nothing passes between them.
          then(async () => {
            if (isAdmitted && connection !== undefined) await hub.pass(connection, client, message);
          });
        });
        socket.on('close', (code) => {
          clearInterval(beat);
          const { side = 'patient' } = connection ?? {};
          if (connection === undefined || !hub.remove(connection)) return;
          then(async () => {
            await noteGone(db, id, side);
            await hub.changed(id, LEFT.includes(code) ? client : undefined);
          });
        });
        then(async () => {
          const visit = await still();
          if (visit === undefined || socket.readyState !== socket.OPEN) return;
          const side = sideOf(visit);
          await noteThere(db, id, side, now());
          connection = {
            id: randomUUID(),
            visit: id,
            side,
            sessionId: user.sessionId,
            receive: (from, message) => send({ type: 'peer', from, message }),
            look: (left) => then(async () => await look(left)),
            end: (why) => socket.close(CLOSE[why]),
          };
          await hub.add(connection);
        });
      },
    },
  );
}

function readMessage(data: string): PeerMessage | undefined {
  try {
    const read = PeerMessage.safeParse(JSON.parse(data));
    return read.success && data.isWellFormed() ? read.data : undefined;
  } catch {
    return undefined;
  }
}
