import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/common/app-error.ts';
import { KEY_NOT_VALID } from '#platform/common/platform-refusals.ts';

/** Visible ASCII, as RFC 9110 allows in a header; a UUID is usual. */
const KEY = /^[\x21-\x7e]{1,100}$/;

/**
 * Returns the Idempotency-Key of a request, if it has one.
 * @throws AppError invalid if it is malformed; Error if the endpoint isn't declared `idempotent`, as clients read there
 */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const { declared } = request.routeOptions.config;
  if (declared?.idempotent !== true) throw new Error(`${request.routeOptions.url} is not declared idempotent.`);
  const key = request.headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && KEY.test(key))) return key;
  throw new AppError(KEY_NOT_VALID);
}

/**
 * Returns the key under which a request acts once: an Idempotency-Key that comes with another content or about another
 * thing is another act. Without a header each request is an act of its own.
 * @throws AppError as `idempotencyKeyOf`
 */
export function actKey(request: FastifyRequest, ...about: readonly unknown[]): string {
  const key = idempotencyKeyOf(request);
  if (key === undefined) return randomUUID();
  return createHash('sha256')
    .update(JSON.stringify([key, ...about]))
    .digest('base64url');
}
