import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/open-database.ts';
import { UNPROVEN_MAIL_LIMITS } from '#features/auth/rules/throttle.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { foldNames, hashedKey, throttle } from './throttle-store.ts';

/** Returns true, and counts the mail, if one more mail may go to an address. */
export type MayMail = (tx: Database, email: string) => Promise<boolean>;

/**
 * Returns the limit on mails to addresses that the caller hasn't confirmed. It counts per network and address. The
 * budget of all mails to an unconfirmed address comes on top (`message-budget.ts`), and strangers can use that up. No limit
 * with `RATE_LIMIT=off`.
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
