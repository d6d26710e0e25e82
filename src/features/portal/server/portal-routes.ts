import type { Database } from '#db/open-database.ts';
import { NO_SUCH_VISIT } from '#features/appointments/rules/refusals.ts';
import { findMemberships } from '#features/directory/server/member-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, daysBetween, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import { recordAccess, SAME_ACCESS_MS } from '#platform/server/logs/access-log-store.ts';
import { getPortalVisit, listPortalProviders, listPortalVisits, markVisit as markEndpoint } from '../contract.ts';
import { ONE_TO_SEVEN_DAYS } from '../rules/refusals.ts';
import { installPortalFeed } from './feed-routes.ts';
import { markVisit } from './mark-visit.ts';
import { requireMember } from './portal-guard.ts';
import { findOwnVisit, findVisitsBetween, type VisitRow } from './portal-visit-store.ts';
import { installPortalSchedule } from './schedule-routes.ts';
import { shownVisit } from './shown-visit.ts';

const WEEK = 7;

/** The provider portal: visits, schedule, settings and calendar feed. */
export function installPortal(context: Context): void {
  const { app, db, keyFor, now } = context;
  installPortalSchedule(context);
  installPortalFeed(context);

  route(app, listPortalProviders, async ({ user }) => {
    const own = (await findMemberships(db, user.id)).map(({ providerId, name }) => ({ id: providerId, name }));
    return new Page(own, own.length, { limit: Math.max(1, own.length), offset: 0 });
  });

  route(app, listPortalVisits, async ({ params, query, user }) => {
    await requireMember(db, params.id, user);
    const days = daysBetween(query.from, query.to) + 1;
    if (days < 1 || days > WEEK) {
      throw new AppError(ONE_TO_SEVEN_DAYS);
    }
    const span = { fromMs: lagosInstant(query.from, '00:00'), toMs: lagosInstant(addDays(query.to, 1), '00:00') };
    const visits = await looked(user.id, 'appointment.list', sinceMidnight(now()), (tx) =>
      findVisitsBetween(tx, { providerId: params.id, userId: user.id }, span),
    );
    const shown = visits.map((visit) => shownVisit(visit, now()));
    return new Page(shown, shown.length, { limit: Math.max(1, shown.length), offset: 0 });
  });

  route(app, getPortalVisit, async ({ params, user }) => {
    const [visit] = await looked(user.id, 'appointment.read', now() - SAME_ACCESS_MS, async (tx) => {
      const found = await findOwnVisit(tx, params.id, user.id);
      if (found === undefined) throw new AppError(NO_SUCH_VISIT);
      return [found];
    });
    if (visit === undefined) throw new AppError(NO_SUCH_VISIT);
    return shownVisit(visit, now());
  });

  route(app, markEndpoint, async ({ params, body, user }) => {
    const found = await findOwnVisit(db, params.id, user.id);
    if (found === undefined) throw new AppError(NO_SUCH_VISIT);
    return await markVisit(context, { ...body, id: params.id, userId: user.id, nowMs: now() });
  });

  /** Reads visits and logs the look, in one transaction. */
  async function looked(
    userId: number,
    act: string,
    sameSinceMs: number,
    read: (tx: Database) => Promise<readonly VisitRow[]>,
  ): Promise<readonly VisitRow[]> {
    const nowMs = now();
    return await db.transaction(async (tx) => {
      const visits = await read(tx);
      await recordAccess(tx, keyFor, { userId, act, visits, nowMs, sameSinceMs });
      return visits;
    });
  }
}

/** A desk polls its list every minute: all requests of a day are one look. */
function sinceMidnight(nowMs: number): number {
  return lagosInstant(lagosDate(nowMs), '00:00') - 1;
}
