import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isStorageFull } from '#db/database-error.ts';
import { AppError, type ErrorBody, type Refusal } from '#platform/common/app-error.ts';
import {
  ADDRESS_NOT_VALID,
  BUSY,
  NOTHING_HERE,
  OUR_FAULT,
  RECORDS_AWAY_READING,
  RECORDS_AWAY_WRITING,
  REQUEST_TOO_LARGE,
  SEND_JSON,
  STORAGE_FULL,
  TOO_MANY_ATTEMPTS,
  UNREADABLE,
} from '#platform/common/platform-refusals.ts';
import { isPostedForm, refusedForm } from './form-refusal.ts';
import { Moved } from './moved.ts';
import { NotChanged } from './not-changed.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers of refusals that are sent outside the framework: as JSON, and as a page. */
export interface RefusalHeaders {
  readonly data: Headers;
  readonly page: Headers;
}

/** The refusals for errors that the framework raises before a handler runs, by status. */
const FRAMEWORK_REFUSALS: Readonly<Record<number, Refusal>> = {
  400: UNREADABLE,
  404: NOTHING_HERE,
  413: REQUEST_TOO_LARGE,
  415: SEND_JSON,
  429: TOO_MANY_ATTEMPTS,
  503: BUSY,
};

/** The default of `Retry-After`, seconds. */
const RETRY_SECONDS = 5;

/**
 * Turns every error into `{message, code, fields?}` with its status. A bug is logged and becomes a 500. Every 503 has a
 * `Retry-After`; a browser that navigated gets a page that reloads itself. A refused form is answered by a page.
 * @param statusOf the HTTP statuses of the codes that features and platform declare
 */
export function installErrorReplies(app: FastifyInstance, statusOf: Readonly<Record<string, number>>): void {
  app.setErrorHandler((error: FastifyError | AppError | Moved | NotChanged, request, reply) => {
    const sent = sentInstead(error, reply);
    if (sent !== undefined) return sent;
    const declared = error instanceof AppError ? statusOf[error.code] : undefined;
    if (error instanceof AppError && declared !== undefined) {
      const { code, message, fields, retryAfterSeconds, extras } = error;
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      return answer(request, reply, declared, { message, code, ...(fields && { fields }), ...extras });
    }
    const status = statusOfOther(error, request);
    const refusal = FRAMEWORK_REFUSALS[status] ?? (status >= 400 && status < 500 ? UNREADABLE : undefined);
    if (refusal !== undefined) return answer(request, reply, status, bodyOf(refusal));
    if (isStorageFull(error)) {
      request.log.error({ err: error }, 'no room left to store anything');
      return answer(request, reply, 503, bodyOf(STORAGE_FULL));
    }
    if (isDatabaseAway(error)) {
      request.log.error({ err: error }, 'the database is away');
      return answer(request, reply, 503, bodyOf(isReading(request) ? RECORDS_AWAY_READING : RECORDS_AWAY_WRITING));
    }
    request.log.error({ err: error }, 'request failed');
    return answer(request, reply, 500, { message: OUR_FAULT, code: 'internal' });
  });
}

/** Returns the status of an error that no feature declares. If the client hung up, nothing of ours is broken. */
function statusOfOther(error: Error, request: FastifyRequest): number {
  return hasHungUp(request) ? 400 : ((error as FastifyError).statusCode ?? 500);
}

/** True if the client closed its connection before it had sent the whole request. */
function hasHungUp({ raw }: FastifyRequest): boolean {
  return raw.socket.destroyed && !raw.complete;
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Returns the response body for a refusal without fields. */
export function bodyOf({ message, code }: Refusal): ErrorBody {
  return { message, code };
}

function answer(request: FastifyRequest, reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  reply.status(status);
  if (isPostedForm(request.raw)) return answerForm(request, reply, status, body);
  if (status !== 503) return reply.send(body);
  if (!reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
  reply.header('cache-control', 'no-store');
  if (!wantsPage(request.raw)) return reply.send(body);
  return reply.type('text/html; charset=utf-8').send(pageThatComesBack(body.message, reply.getHeader('retry-after')));
}

function answerForm(request: FastifyRequest, reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
  const html = plainPage('This was not sent', refusedForm(status, body, request.url, request.body));
  return reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8').send(html);
}

/** Replies to a URL that can't be decoded. The framework's own reply would have another format. */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply, headers: RefusalHeaders): void {
  reply.status(400);
  if (!wantsPage(request.raw)) {
    void reply.headers(headers.data).send(bodyOf(ADDRESS_NOT_VALID));
    return;
  }
  const body = '<p>Part of it may have got lost on the way.</p><p><a href="/">Find care from the home page</a></p>';
  void reply.headers(headers.page).type('text/html; charset=utf-8').send(plainPage('That address is not valid', body));
}

/** True if the response is shown as a page in a browser. */
export function wantsPage(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  const { url, headers } = request;
  return isPostedForm(request) || (!url?.startsWith('/api/') && headers.accept?.includes('text/html') === true);
}

/** Returns a page that works without the application: the problem, a reload after `seconds`, and whom to call. */
export function pageThatComesBack(message: string, seconds?: unknown): string {
  const again = Math.max(5, Number(seconds) || RETRY_SECONDS);
  const body = `<p>${message}</p><p>This page looks again by itself in ${again} seconds.</p>`;
  return plainPage('One moment, please', body, `<meta http-equiv="refresh" content="${again}">`);
}

/** Returns the page of a form that was refused before it was read. */
export function unreadFormPage(status: number, body: ErrorBody): string {
  return plainPage('This was not sent', refusedForm(status, body));
}

function plainPage(title: string, body: string, head = ''): string {
  return [
    '<!doctype html><html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `${head}<title>${title}</title></head>`,
    `<body><main><h1>${title}</h1>${body}`,
    '<p>In an emergency call <a href="tel:112">112</a>, or go to the nearest hospital.</p></main></body></html>',
  ].join('');
}

/** Sends what isn't a refusal; undefined for any other error. */
function sentInstead(error: Error, reply: FastifyReply): FastifyReply | undefined {
  if (error instanceof NotChanged) return reply.status(304).send();
  // Not stored by browsers for good, as they would by themselves.
  if (error instanceof Moved) return reply.header('cache-control', 'no-store').redirect(error.location, 308);
  return undefined;
}
