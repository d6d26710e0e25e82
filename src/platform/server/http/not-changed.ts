import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Thrown for a body that the client has already: replied with 304. */
export class NotChanged extends Error {}

/**
 * Tags the reply with its body, so that a client that polls gets it only when it has changed.
 * @throws NotChanged if the request names this body
 */
export function sendIfChanged(request: FastifyRequest, reply: FastifyReply, body: string): string {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) throw new NotChanged();
  return body;
}
