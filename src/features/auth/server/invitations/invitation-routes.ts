import { acceptInvitation as acceptCall } from '#features/auth/rules/invitation-contract.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { findPasswordHash } from '../accounts/user-store.ts';
import { demandOf, needsSecondFactor } from '../second-factor/second-factor-policy.ts';
import { signIn } from '../sessions/session-hook.ts';
import { rememberBrowser } from '../sign-in/known-browser.ts';
import { acceptInvitation } from './invite-user.ts';

const LINK_LIMIT = { max: 30, timeWindow: '1 minute' };

/** Registers the route that accepts an invitation. */
export function installInvitations(context: Context): void {
  const { app, db, config } = context;

  route(
    app,
    acceptCall,
    async ({ body, request, reply }) => {
      const user = await acceptInvitation(context, body);
      if ((await demandOf(db, config, user)) !== 'nothing') return { user: null };
      await signIn(context, user, request, reply);
      const passwordHash = await findPasswordHash(db, user.id);
      if (passwordHash !== null) rememberBrowser(context, request, reply, { id: user.id, passwordHash });
      return { user: { ...user, ...(needsSecondFactor(config, user.role) && { lacksSecondFactor: true }) } };
    },
    { rateLimit: LINK_LIMIT },
  );
}
