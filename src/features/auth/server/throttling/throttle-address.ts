import type { FastifyRequest } from 'fastify';
import { ADDRESS_LIMITS, REGISTRATION_LIMITS, type ThrottleLimits } from '#features/auth/rules/throttle.ts';
import type { Context } from '#platform/server/context.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { type Counter, hashedKey, throttle, throttleAll, uncountAttempt } from './throttle-store.ts';

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

/**
 * Registers by `make` unless the network address of the request made too many accounts or had too many refused. Each of the
 * two has its own count, and until `make` returns or throws both count, so that many at once don't pass.
 * @throws AppError too_many_requests; what `make` throws
 */
export async function throttleRegistration<Made>(
  context: Pick<Context, 'db' | 'config' | 'keyFor' | 'now'>,
  request: FastifyRequest,
  make: () => Promise<Made>,
): Promise<Made> {
  if (!context.config.rateLimit) return await make();
  const { db, now } = context;
  const accounts = { ...addressCounter(context, 'register', request), limits: REGISTRATION_LIMITS };
  const refused = { ...addressCounter(context, 'register-refused', request), limits: ADDRESS_LIMITS };
  await throttleAll(db, now(), [accounts, refused]);
  let wrong = accounts;
  try {
    const made = await make();
    wrong = refused;
    return made;
  } finally {
    await uncountAttempt(db, now(), wrong, wrong.limits);
  }
}
