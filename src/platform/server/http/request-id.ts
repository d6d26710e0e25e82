import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Request ids accepted from a proxy: short and without blanks, so that they can't forge a log line. */
const SAFE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** Returns the id of a request for the log: the proxy's `X-Request-Id` if it is safe, otherwise a new one. */
export function requestIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
}

/**
 * Sends the request id with each response, so that support can find the request in the log. Built files have none: they
 * are the same for all users.
 */
export function installRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/assets/')) reply.header('x-request-id', request.id);
  });
}
