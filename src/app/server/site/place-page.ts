import type { FastifyReply, FastifyRequest } from 'fastify';
import type { QueuePlace } from '#features/queue/contract.ts';
import { busyPlacePage, noPlacePage, PLACE_SCRIPT, PLACE_STYLE, placePage } from '#features/queue/rules/place-page.ts';
import type { Context } from '#platform/server/context.ts';
import { compressed } from '#platform/server/http/compression.ts';
import { sourceOf } from '#platform/server/http/inline-source.ts';

/** What the policy of the page allows: the one script in it. */
export const PLACE_SCRIPT_SOURCE = sourceOf(PLACE_SCRIPT);
/** The one style sheet in it. */
export const PLACE_STYLE_SOURCE = sourceOf(PLACE_STYLE);

/**
 * `/queue/CODE`: a patient's place in the queue. A page outside of the application, because it has to cost a phone on a slow
 * line next to nothing. It makes the call that any client makes, as the same visitor, so the limits are those of the call.
 */
export function installPlacePage({ app, now }: Pick<Context, 'app' | 'now'>): void {
  // A parameter would have a greatest length, and a longer one the framework's own refusal.
  app.get<{ Params: { '*': string } }>('/queue/*', async (request, reply) => {
    const answer = await app.inject({
      method: 'GET',
      url: `/api/queue/${encodeURIComponent(request.params['*'])}`,
      headers: { 'x-request-id': request.id },
      remoteAddress: request.ip,
    });
    const at = new Date(now()).toISOString();
    const status = [400, 404].includes(answer.statusCode) ? 404 : answer.statusCode;
    if (status === 200) return await send(placePage(answer.json<QueuePlace>()), request, reply);
    const retryAfter = answer.headers['retry-after'];
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    reply.status(status);
    return await send(status === 404 ? noPlacePage(at) : busyPlacePage(at), request, reply);
  });
}

async function send(page: string, request: FastifyRequest, reply: FastifyReply): Promise<Buffer | string> {
  reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-store');
  return await compressed(page, request, reply);
}
