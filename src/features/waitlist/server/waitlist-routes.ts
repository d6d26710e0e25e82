import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { onFreedTime } from '#features/appointments/server/freed-time.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import {
  acceptOffer as acceptCall,
  declineOffer as declineCall,
  joinWaitlist as joinCall,
  leaveWaitlist as leaveCall,
  listWaitlist,
  type WaitlistPlace,
} from '../contract.ts';
import { acceptOffer, declineOffer } from './answer-offer.ts';
import { offerFreed, offerNow } from './offer-earlier-times.ts';
import { joinWaitlist, leaveWaitlist } from './wait.ts';
import { findPlacesOf } from './waitlist-store.ts';

/** Requests a minute of one network address, which many phones share. */
const LIMIT = { rateLimit: { max: 60, timeWindow: '1 minute' } };

/** The waiting list, and the answers to its offers. */
export function installWaitlist(context: Context): void {
  const { app, db, now } = context;
  onFreedTime(context, async (providerId) => await offerFreed(context, providerId));
  const offering = () => ({ db, nowMs: now(), mailing: appointmentMailing(context) });

  route(app, listWaitlist, async ({ user }) => {
    const places = await placesOf(context, user.id);
    return new Page(places, places.length, { limit: Math.max(1, places.length), offset: 0 });
  });

  route(
    app,
    joinCall,
    async ({ params, user }) => {
      await joinWaitlist(db, { appointmentId: params.id, patientId: user.id, nowMs: now() });
      const place = (await placesOf(context, user.id)).find(({ appointmentId }) => appointmentId === params.id);
      if (place === undefined) throw new Error('The place on the list just taken cannot be read.');
      return place;
    },
    LIMIT,
  );

  route(
    app,
    leaveCall,
    async ({ params, user }) => {
      const wish = { appointmentId: params.id, patientId: user.id, nowMs: now() };
      await offerNow(context, await leaveWaitlist(db, wish));
      return { waiting: false as const };
    },
    LIMIT,
  );

  route(
    app,
    acceptCall,
    async ({ params, user }) => {
      const { appointment, providerId } = await acceptOffer(offering(), {
        offerId: params.id,
        patientId: user.id,
      });
      await offerNow(context, providerId);
      return appointment;
    },
    LIMIT,
  );

  route(
    app,
    declineCall,
    async ({ params, user }) => {
      const { outcome, providerId } = await declineOffer(offering(), { offerId: params.id, patientId: user.id });
      await offerNow(context, providerId);
      return { id: params.id, outcome };
    },
    LIMIT,
  );
}

async function placesOf({ db, now }: Context, patientId: number): Promise<WaitlistPlace[]> {
  const nowMs = now();
  return (await findPlacesOf(db, patientId)).map(({ appointmentId, since, offer }) => ({
    appointmentId,
    since: since.toISOString(),
    offer:
      offer === null || offer.expiresAt.getTime() <= nowMs
        ? null
        : {
            id: offer.id,
            date: offer.startsAt.toISOString(),
            endsAt: offer.endsAt.toISOString(),
            expiresAt: offer.expiresAt.toISOString(),
            openForMs: offer.expiresAt.getTime() - nowMs,
          },
  }));
}
