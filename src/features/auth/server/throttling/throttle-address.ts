import type { FastifyRequest } from 'fastify';
import type { ThrottleLimits } from '#features/auth/rules/throttle.ts';
import type { Context } from '#platform/server/context.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { type Counter, hashedKey, throttle } from './throttle-store.ts';

/** Returns the counter for a kind of attempt and the network address of a request. */
export function addressCounter({ keyFor }: Pick<Context, 'keyFor'>, kind: string, request: FastifyRequest): Counter {
  return { kind: `${kind}:address`, key: hashedKey(keyFor, networkOf(request.ip)) };
}

/**
 * Counts an attempt at a public form by the network address of the request. Counts nothing with `RATE_LIMIT=off`.
 * @throws AppError too_many_requests
 */
export async function throttleAddress(
  context: Pick<Context, 'db' | 'config' | 'keyFor' | 'now'>,
  kind: string,
  request: FastifyRequest,
  limits: ThrottleLimits,
): Promise<void> {
  if (!context.config.rateLimit) return;
  await throttle(context.db, context.now(), addressCounter(context, kind, request), limits);
}
