import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Thrown for a body that the client has already: replied with 304. */
export class NotChanged extends Error {}

/**
 * Tags the reply with its body, so that a client that polls gets it only when it has changed.
 * @throws NotChanged if the request names this body
 */
export function sendIfChanged(request: FastifyRequest, reply: FastifyReply, body: string): string {
  const etag = `"${hashOf(body)}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (knownTags(request).includes(etag)) throw new NotChanged();
  return body;
}

/**
 * Tags the reply with a version that is known before its body is made: a client that polls with it costs no more than that. The
 * reply is stored nowhere; the client names the tag itself.
 * @throws NotChanged if the request names this version
 */
export function sendIfNewer(request: FastifyRequest, reply: FastifyReply, version: string): void {
  const etag = `"${hashOf(version)}"`;
  reply.header('etag', etag);
  if (knownTags(request).includes(etag)) throw new NotChanged();
}

function knownTags(request: FastifyRequest): readonly string[] {
  return request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
