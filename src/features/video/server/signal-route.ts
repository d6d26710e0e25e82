import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/common/app-error.ts';
import { isCrossSite } from '#platform/common/cross-site.ts';
import { CROSS_SITE } from '#platform/common/platform-refusals.ts';
import type { Config } from '#platform/server/config.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { joinSignal } from '../contract.ts';
import { requireOpen, requireSide } from './room-access.ts';
import { lookIntoRoom } from './show-room.ts';
import { SignalConnection } from './signal-connection.ts';
import type { SignalHub } from './signal-hub.ts';

/** Browsers connect again after each break of the network. */
const JOIN_LIMIT = { max: 120, timeWindow: '1 minute' };

/** The WebSocket between the two sides of a visit. */
export function installSignal(context: Context, hub: SignalHub): void {
  route(
    context.app,
    joinSignal,
    async ({ params, user, request }) => {
      if (request.ws) requireOwnPage(context.config, request);
      const appointment = await requireSide(context, params.id, user);
      if (request.ws) requireOpen(appointment, context.now());
      return await lookIntoRoom(context, appointment, user);
    },
    {
      rateLimit: JOIN_LIMIT,
      socket: ({ params, query, user, request }, socket) => {
        const client = query.client ?? randomUUID();
        new SignalConnection(
          context,
          hub,
          { id: params.id, client, sessionId: user.sessionId, request },
          socket,
        ).open();
      },
    },
  );
}

/**
 * Refuses a WebSocket that a page of another site opened. It comes with the user's cookie all the same; only the origin
 * that the browser names tells it apart.
 * @throws AppError cross_site
 */
function requireOwnPage({ publicUrl }: Pick<Config, 'publicUrl'>, { host, headers: { origin } }: FastifyRequest): void {
  if (origin !== undefined && !isCrossSite({ method: 'POST', host, publicUrl, origin, fetchSite: undefined })) return;
  throw new AppError(CROSS_SITE);
}
