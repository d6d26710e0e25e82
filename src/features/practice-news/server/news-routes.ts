import type { Database } from '#db/open-database.ts';
import { recheckUser } from '#features/auth/server/sessions/session-hook.ts';
import { NOT_IN_PORTAL } from '#features/directory/rules/refusals.ts';
import { findMemberships } from '#features/directory/server/member-store.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import { AppError } from '#platform/common/app-error.ts';
import { mayCall } from '#platform/common/permission.ts';
import type { Context } from '#platform/server/context.ts';
import { type RequestUser, route } from '#platform/server/http/route.ts';
import { liveStreams } from '#platform/server/live/live-feed.ts';
import { wantsEvents } from '#platform/server/live/live-streams.ts';
import { listNews, markNewsSeen, type NewsEvent, newsEvents } from '../rules/news-contract.ts';
import { findHolidaysRevision, findNews, findNewsState, findUnseenAt, markSeen } from './news-store.ts';

/** Browsers reconnect after each network failure. */
const EVENTS_LIMIT = { max: 120, timeWindow: '1 minute' };

/** What happened to the visits of a practice, for its members. */
export function installNews(context: Context): void {
  const { app, db, now } = context;

  route(app, listNews, async ({ params: { id }, user }) => {
    await requireMember(db, id, user, 'appointments');
    return await findNews(db, id);
  });

  route(app, markNewsSeen, async ({ params: { id }, body: { ids }, user }) => {
    await requireMember(db, id, user, 'appointments');
    await db.transaction((tx) => markSeen(tx, { providerId: id, ids, userId: user.id, nowMs: now() }));
    return await findNews(db, id);
  });

  const streams = liveStreams(context, 'p');
  route(
    app,
    newsEvents,
    async ({ params: { id }, user, request, reply }) => {
      const state = await findNewsEvent(db, id, user);
      let elsewhere = placesOf(state);
      if (!wantsEvents(request)) return state;
      streams.open(request, reply, {
        person: `user ${user.id}`,
        sessionId: user.sessionId,
        userId: user.id,
        concerns: (changed) => changed === id || elsewhere.has(changed),
        look: async () => {
          const still = await recheckUser(context, request);
          if (still === null || still.lacksSecondFactor || !mayCall(still, 'provider'))
            throw new AppError(NOT_IN_PORTAL);
          const next = await findNewsEvent(db, id, still);
          if (next.locked === true) return { id: `locked-${next.unseen}`, data: next };
          elsewhere = placesOf(next);
          const memberships = next.memberships.map((each) => Object.values(each).join(':'));
          const others = next.elsewhere?.map((each) => Object.values(each).join(':')) ?? [];
          // A changed id is an event: screens then load the holidays again too.
          const holidays = await findHolidaysRevision(db);
          return { id: [next.newest ?? 0, next.unseen, holidays, ...memberships, ...others].join('-'), data: next };
        },
      });
      return state;
    },
    { rateLimit: EVENTS_LIMIT },
  );
}

/** Returns what an event says to a member. @throws AppError not_found for others */
async function findNewsEvent(
  db: Database,
  providerId: number,
  user: Pick<RequestUser, 'id' | 'desk'>,
): Promise<NewsEvent> {
  await requireMember(db, providerId, user, 'appointments');
  const state = await findNewsState(db, providerId);
  if (user.desk?.isLocked === true) return { unseen: state.unseen, newest: null, memberships: [], locked: true };
  const memberships = (await findMemberships(db, user)).map(({ providerId: id, role, deskReadsReasons }) => ({
    id,
    role,
    deskReadsReasons,
  }));
  const others = memberships.map(({ id }) => id).filter((id) => id !== providerId);
  const elsewhere = others.length === 0 ? {} : { elsewhere: await findUnseenAt(db, others) };
  return { ...state, ...elsewhere, memberships };
}

function placesOf({ elsewhere = [] }: NewsEvent): ReadonlySet<number> {
  return new Set(elsewhere.map(({ id }) => id));
}
