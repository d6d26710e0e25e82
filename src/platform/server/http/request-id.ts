import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What a proxy's name for a request may look like: nothing that could break a line of the log or hold a sentence. */
const SAFE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** What a request is called in the log: as the proxy before us calls it, when that is safe to repeat, else a new name. */
export function requestIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
}

/** Tells whoever asked what the log calls the request, so that support can find it. */
export function installRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
