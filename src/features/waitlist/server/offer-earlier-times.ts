import { visitMailing } from '#features/appointments/server/visit-mailing.ts';
import type { Context } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { makeOffers } from './make-offers.ts';
import { findProvidersWaitedFor } from './waitlist-store.ts';

/** Offers what has opened to whoever waits for an earlier time, and passes on what nobody answered. */
export const offerEarlierTimes: Job = {
  name: 'offer-earlier-times',
  everyMs: 15_000,
  run: async (context) => {
    const offering = { db: context.db, nowMs: context.now(), mailing: visitMailing(context) };
    for (const providerId of await findProvidersWaitedFor(context.db)) await makeOffers(offering, providerId);
  },
};

/** The same for one provider, at once; where it fails, the job does it in its turn. */
export async function offerNow(context: Context, providerId: number): Promise<void> {
  try {
    await makeOffers({ db: context.db, nowMs: context.now(), mailing: visitMailing(context) }, providerId);
  } catch (error) {
    context.app.log.error({ err: error, providerId }, 'what has opened could not be offered at once');
  }
}
