import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import type { Context } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { makeOffers } from './make-offers.ts';
import { findProvidersWaitedFor, isWaitedFor } from './waitlist-store.ts';

/** Offers times that have opened to the patients who wait for an earlier one, and passes on expired offers. */
export const offerEarlierTimes: Job = {
  name: 'offer-earlier-times',
  everyMs: 15_000,
  run: async (context) => {
    let made = 0;
    for (const providerId of await findProvidersWaitedFor(context.db)) made += await offer(context, providerId);
    return made;
  },
};

/** Makes the offers of one provider at once. If it fails, the job makes them later. */
export async function offerNow(context: Context, providerId: number): Promise<void> {
  try {
    await offer(context, providerId);
  } catch (error) {
    context.app.log.error({ err: error, providerId }, 'what has opened could not be offered at once');
  }
}

/** Makes the offers of a provider one of whose times was freed. If no patient waits, the provider isn't locked. */
export async function offerFreed(context: Context, providerId: number): Promise<void> {
  const isWanted = await isWaitedFor(context.db, providerId).catch(() => true);
  if (isWanted) await offerNow(context, providerId);
}

async function offer(context: Context, providerId: number): Promise<number> {
  return await makeOffers({ db: context.db, nowMs: context.now(), mailing: appointmentMailing(context) }, providerId);
}
