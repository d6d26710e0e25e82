import { removeHold } from '#features/schedules/server/hold-store.ts';
import { slotHolderFor, slotHolderOf } from '#features/schedules/server/slot-holder.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { holdTime, releaseTime } from '../contract.ts';
import { NO_SUCH_HOLD } from '../rules/refusals.ts';
import { holdSlot } from './hold-slot.ts';
import { networkHash } from './network-hash.ts';
import { countsUnproven } from './unproven-store.ts';

/** Attempts a minute of one network address: many phones share one. */
const LIMIT = { rateLimit: { max: 120, timeWindow: '1 minute' } };

/** Holding a time while booking it, and giving it up. Signed out, too. */
export function installHolds({ app, db, config, keyFor, now }: Context): void {
  route(
    app,
    holdTime,
    async ({ body, request, reply }) => {
      const holder = slotHolderFor(config, request, reply);
      return await holdSlot(db, {
        ...body,
        holder,
        addressHash: networkHash({ keyFor }, 'hold', request.ip),
        countsAddresses: config.rateLimit,
        countsUnproven: countsUnproven(config),
        nowMs: now(),
      });
    },
    LIMIT,
  );

  route(
    app,
    releaseTime,
    async ({ params, request }) => {
      const { hash } = slotHolderOf(config, request);
      if (hash === undefined || !(await removeHold(db, params.id, hash, now()))) {
        throw new AppError(NO_SUCH_HOLD);
      }
      return { released: true };
    },
    LIMIT,
  );
}
