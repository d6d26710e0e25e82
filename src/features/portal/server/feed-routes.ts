import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Database } from '#db/open-database.ts';
import { calendarHost } from '#features/appointments/server/appointment-mailing.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { sendIfChanged } from '#platform/server/http/not-changed.ts';
import { route } from '#platform/server/http/route.ts';
import { recordAccess } from '#platform/server/logs/access-log-store.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import { newToken, tokenHashOf } from '#platform/server/token.ts';
import { endFeed, makeFeed, readFeed } from '../contract.ts';
import { feedFile } from '../rules/feed-file.ts';
import { NO_SUCH_CALENDAR } from '../rules/refusals.ts';
import { type Feed, findFeed, findFeedAppointments, findFeedResources, findFeedsOf, setFeed } from './feed-store.ts';

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
    const hash = tokenHashOf(token);
    await change(params.id, user.id, hash);
    const address = (secret: string) => `${linkOrigin(config, request)}/api/portal/feeds/${secret}.ics`;
    const people = await findFeedResources(db, params.id);
    return {
      url: address(token),
      people: people.map(({ id, name }) => ({
        id,
        name,
        url: `${address(secretFor(keyFor('calendar-feed'), hash, id).toString('base64url'))}?person=${id}`,
      })),
    };
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
    async ({ params, query, request, reply }) => {
      const nowMs = now();
      const file = await db.transaction(async (tx) => {
        const feed = await findFeedOf(tx, keyFor, params.token, query.person);
        if (feed === undefined) throw new AppError(NO_SUCH_CALENDAR);
        const appointments = await findFeedAppointments(tx, feed, nowMs - PAST_MS);
        // A calendar polls the same appointments: only the first look is of interest to a patient.
        await recordAccess(tx, keyFor, {
          userId: feed.userId,
          desk: undefined,
          act: 'appointment.feed',
          // Of those that are off, nothing about the patient is in the file.
          appointments: appointments.filter(({ isOff }) => !isOff),
          nowMs,
          sameSinceMs: 0,
        });
        const title = feed.resource === null ? feed.name : `${feed.resource.name}, ${feed.name}`;
        return feedFile(appointments, { host: calendarHost(config), title });
      });
      reply.header('content-disposition', 'inline; filename="visits.ics"').header('x-robots-tag', 'noindex');
      return sendIfChanged(request, reply, file);
    },
    FEED_LIMIT,
  );
}

/**
 * Returns the secret of a member's feed of one resource. It is derived from that of the place's feed, so that it ends with it, and
 * doesn't open it.
 */
function secretFor(key: KeyObject, hash: Buffer, resourceId: number): Buffer {
  return createHmac('sha256', key).update(hash).update(String(resourceId)).digest();
}

/** Returns the feed that a secret opens: of the whole place or, with its id, of one resource. */
async function findFeedOf(
  tx: Database,
  keyFor: KeyFor,
  token: string,
  resourceId: number | undefined,
): Promise<Feed | undefined> {
  if (resourceId === undefined) return await findFeed(tx, tokenHashOf(token));
  const secret = Buffer.from(token, 'base64url');
  const feeds = await findFeedsOf(tx, resourceId);
  const isOf = (hash: Buffer) =>
    keyFor.all('calendar-feed').some((key) => timingSafeEqual(secretFor(key, hash, resourceId), secret));
  return feeds.find(({ hash }) => hash !== null && secret.length === 32 && isOf(hash));
}
