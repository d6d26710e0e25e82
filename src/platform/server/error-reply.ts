import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isStorageFull } from '#db/database-error.ts';
import { AppError, type ErrorBody, type ErrorCode, STATUS_OF } from '#platform/common/app-error.ts';

type Headers = Readonly<Record<string, string>>;

/** What goes with a refusal as data, and with one as a page, outside of the framework. */
export interface RefusalHeaders {
  readonly data: Headers;
  readonly page: Headers;
}

/** What people read when there is too much to do. */
export const BUSY = 'The service is very busy. Please try again in a moment.';

/** What people read when the framework refuses a request before a handler sees it, by status. */
const REFUSALS: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['invalid', 'The request could not be read.'],
  404: ['not_found', 'There is nothing at this address.'],
  413: ['too_large', 'That is too much to send at once.'],
  415: ['unsupported_media_type', 'Send JSON, with content type application/json.'],
  429: ['too_many_requests', 'Too many attempts. Please wait a minute and try again.'],
  503: ['busy', BUSY],
};

/** A connection can break after something was stored and before that was told: nobody should believe it wasn't. */
const AWAY = {
  reading: 'We cannot reach our records just now. Please try again in a moment.',
  writing:
    'We cannot reach our records just now, so we cannot say whether this was done. Please try again in a moment.',
} as const;
const FULL = 'There is no room left on our side to store this, and nothing was stored. Please try again later.';

/** When to come back, seconds, where nothing better is known. */
const RETRY_SECONDS = 5;

/**
 * Turns everything that is thrown into `{message, code, fields?}` with a true status; a bug is logged and answers 500.
 * Every 503 says when to come back, and whoever navigated gets it as a page that does.
 */
export function installErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    if (error instanceof AppError) {
      const { code, message, fields, retryAfterSeconds, extras } = error;
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      return answer(request, reply, STATUS_OF[code], { message, code, ...(fields && { fields }), ...extras });
    }
    const status = error.statusCode ?? 500;
    const refusal = REFUSALS[status] ?? (status >= 400 && status < 500 ? REFUSALS[400] : undefined);
    if (refusal !== undefined) return answer(request, reply, status, { message: refusal[1], code: refusal[0] });
    if (isStorageFull(error)) {
      request.log.error({ err: error }, 'no room left to store anything');
      return answer(request, reply, 503, { message: FULL, code: 'storage_full' });
    }
    if (isDatabaseAway(error)) {
      request.log.error({ err: error }, 'the database is away');
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      return answer(request, reply, 503, { message: isReading ? AWAY.reading : AWAY.writing, code: 'busy' });
    }
    request.log.error({ err: error }, 'request failed');
    const message = 'Something went wrong on our side. Please try again.';
    return answer(request, reply, 500, { message, code: 'internal' });
  });
}

function answer(request: FastifyRequest, reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  reply.status(status);
  if (status !== 503) return reply.send(body);
  if (!reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
  reply.header('cache-control', 'no-store');
  if (!wantsPage(request)) return reply.send(body);
  return reply.type('text/html; charset=utf-8').send(pageThatComesBack(body.message, reply.getHeader('retry-after')));
}

/** Answers an address that can't be decoded, which the framework would do in a shape of its own. */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply, headers: RefusalHeaders): void {
  reply.status(400);
  if (!wantsPage(request)) {
    void reply
      .headers(headers.data)
      .send({ message: 'That address is not valid.', code: 'invalid' } satisfies ErrorBody);
    return;
  }
  const body = '<p>Part of it may have got lost on the way.</p><p><a href="/">Find care from the home page</a></p>';
  void reply.headers(headers.page).type('text/html; charset=utf-8').send(plainPage('That address is not valid', body));
}

/** Whether somebody reads the answer in a browser. */
export function wantsPage({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return !url?.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}

/** All that can be shown without the screens: what is the matter, that the page looks again, and whom to call. */
export function pageThatComesBack(message: string, seconds?: unknown): string {
  const again = Math.max(5, Number(seconds) || RETRY_SECONDS);
  const body = `<p>${message}</p><p>This page looks again by itself in ${again} seconds.</p>`;
  return plainPage('One moment, please', body, `<meta http-equiv="refresh" content="${again}">`);
}

function plainPage(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}<title>${title}</title></head><body><main><h1>${title}</h1>${body}<p>In an emergency call <a href="tel:112">112</a>, or go to the nearest hospital.</p></main></body></html>`;
}
