import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/open-database.ts';
import { UNPROVEN_MAIL_LIMITS } from '#features/auth/rules/throttle.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { networkOf } from './throttle-address.ts';
import { foldNames, hashedKey, throttle } from './throttle-store.ts';

/** Whether one more mail may go to an address, in the transaction of what it tells about. It counts as sent. */
export type MayMail = (tx: Database, email: string) => Promise<boolean>;

/**
 * Counts mails to addresses that whoever asks for them has not proven to read. Each network has a count of its own for
 * each address: nobody can use up the mails of the true owner, and nobody learns what others had sent. Nothing is
 * counted by address with `RATE_LIMIT=off`.
 */
export function mailLimit(
  { config, keyFor, now }: Pick<Context, 'config' | 'keyFor' | 'now'>,
  request: FastifyRequest,
): MayMail {
  return async (tx, email) => {
    if (!config.rateLimit) return true;
    const [folded = ''] = await foldNames(tx, [email]);
    const counter = { kind: 'mail:address', key: hashedKey(keyFor, `${networkOf(request.ip)} ${folded}`) };
    try {
      await throttle(tx, now(), counter, UNPROVEN_MAIL_LIMITS);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_requests') return false;
      throw error;
    }
  };
}
