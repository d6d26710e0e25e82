import { LINK_LIMIT } from '#features/appointments/server/appointment-link-routes.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { claimClient as claimCall, offerClaim } from '../contract.ts';
import { claimClient, readClaimOffer } from './merging/claim-client.ts';

/** Keeping a visit that a desk booked in an account of one's own. */
export function installClaims(context: Context): void {
  const { app } = context;
  const limited = { rateLimit: LINK_LIMIT };
  route(app, offerClaim, async ({ body }) => await readClaimOffer(context, body.token), limited);
  route(
    app,
    claimCall,
    async ({ body, user }) => {
      await claimClient(context, { ...body, userId: user.id });
      return { claimed: true as const };
    },
    limited,
  );
}
