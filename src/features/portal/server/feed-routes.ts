import { calendarHost } from '#features/appointments/server/appointment-mailing.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { recordAccess } from '#platform/server/logs/access-log-store.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { newToken, tokenHashOf } from '#platform/server/token.ts';
import { endFeed, makeFeed, readFeed } from '../contract.ts';
import { feedFile } from '../rules/feed-file.ts';
import { NO_SUCH_CALENDAR } from '../rules/refusals.ts';
import { findFeed, findFeedAppointments, setFeed } from './feed-store.ts';

/** How far back a feed goes, ms. */
const PAST_MS = 30 * 24 * 60 * 60 * 1000;
/** Calendars poll every few minutes, and a practice has a few of them behind one address. */
const FEED_LIMIT = { rateLimit: { max: 120, timeWindow: '1 minute' } };

/** The calendar feed of a provider: managed by its members, read by anyone with the secret address. */
export function installPortalFeed(context: Context): void {
  const { app, db, config, keyFor, now } = context;

  route(app, makeFeed, async ({ params, user, request }) => {
    await requireMember(db, params.id, user, 'appointments');
    const token = newToken();
    await change(params.id, user.id, tokenHashOf(token));
    return { url: `${linkOrigin(config, request)}/api/portal/feeds/${token}.ics` };
  });

  route(app, endFeed, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    return { ended: await change(params.id, user.id, null) };
  });

  async function change(providerId: number, userId: number, hash: Buffer | null): Promise<boolean> {
    return await db.transaction(async (tx) => {
      const wasOn = await setFeed(tx, { providerId, userId, hash });
      if (hash !== null || wasOn) {
        const act = hash === null ? 'feed.end' : wasOn ? 'feed.replace' : 'feed.make';
        await recordAct(tx, context, { id: userId }, { act, object: `provider:${providerId}` });
      }
      return wasOn;
    });
  }

  route(
    app,
    readFeed,
    async ({ params, reply }) => {
      const nowMs = now();
      const file = await db.transaction(async (tx) => {
        const feed = await findFeed(tx, tokenHashOf(params.token));
        if (feed === undefined) throw new AppError(NO_SUCH_CALENDAR);
        const appointments = await findFeedAppointments(tx, feed.providerId, nowMs - PAST_MS);
        // A calendar polls the same appointments: only the first look is of interest to a patient.
        await recordAccess(tx, keyFor, {
          userId: feed.userId,
          desk: undefined,
          act: 'appointment.feed',
          appointments,
          nowMs,
          sameSinceMs: 0,
        });
        return feedFile(appointments, { host: calendarHost(config), nowMs, title: feed.name });
      });
      reply.header('content-disposition', 'inline; filename="visits.ics"').header('x-robots-tag', 'noindex');
      return file;
    },
    FEED_LIMIT,
  );
}
