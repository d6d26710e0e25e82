import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ThrottleLimits } from '#features/auth/rules/throttle.ts';
import type { Context } from '#platform/server/context.ts';
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

/** Returns the network of an IP address. A single IPv6 customer has 2^64 addresses, so only the first half is used. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':').filter(Boolean)];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
