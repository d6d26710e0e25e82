import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, daysBetween, lagosInstant } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { actKey, idempotencyKeyOf } from '#platform/server/http/idempotency-key.ts';
import { sendIfNewer } from '#platform/server/http/not-changed.ts';
import { type RequestUser, route } from '#platform/server/http/route.ts';
import { recordAccess, recordPlaceLook } from '#platform/server/logs/access-log-store.ts';
import {
  addTicket as addEndpoint,
  addPoint,
  changePoint,
  changePriority,
  endDelay,
  getQueue,
  getQueueFigures,
  getTicketLink,
  moveTicket as moveEndpoint,
  pausePoint,
  retirePoint,
  tellDelay,
  textTicketLink,
} from '../contract.ts';
import { queueDayStart } from '../rules/queue-day.ts';
import { UP_TO_92_DAYS } from '../rules/refusals.ts';
import { addTicket } from './add-ticket.ts';
import { installBoard } from './board-routes.ts';
import { addServicePoint, changeServicePoint, pauseServicePoint, retireServicePoint } from './change-points.ts';
import { findUnreached } from './find-unreached.ts';
import { findFigures } from './length-store.ts';
import { moveTicket, setPriority } from './move-ticket.ts';
import { installPublicQueue } from './public-queue-routes.ts';
import { readQueue } from './read-queue.ts';
import { namedInQueue, shownQueue } from './shown-queue.ts';
import { reportDelay, takeDelayBack } from './tell-delay.ts';
import { linkOfTicket, textLinkOfTicket } from './ticket-link.ts';
import { findTicket } from './ticket-store.ts';
import { findVersion } from './version-store.ts';

const MAX_FIGURE_DAYS = 92;

/** The queue of a place: service points, tickets, delays and the screen in the waiting room. */
export function installQueue(context: Context): void {
  installQueueList(context);
  installPoints(context);
  installTickets(context);
  installBoard(context);
  installPublicQueue(context);
}

function installQueueList(context: Context): void {
  const { app, db, keyFor, now } = context;
  const mailing = appointmentMailing(context);
  route(app, getQueue, async ({ params, user, request, reply }) => {
    await requireMember(db, params.id, user, 'appointments');
    const nowMs = now();
    // Of the member too: another one's first look is a look.
    sendIfNewer(request, reply, `${user.id} ${await findVersion(db, params.id, nowMs)}`);
    return await db.transaction(async (tx) => {
      const queue = await readQueue(tx, params.id, nowMs);
      // A desk polls its queue all day: that is one look.
      const look = { ...memberOf(user, nowMs), sameSinceMs: queueDayStart(nowMs) - 1 };
      await recordPlaceLook(tx, keyFor, {
        ...look,
        providerId: params.id,
        act: 'ticket.list',
        people: queue.tickets.map(({ id, patientId }) => ({ object: `ticket:${id}`, patientId })),
      });
      const toCall = await findUnreached(tx, queue, mailing);
      const appointments = [...namedInQueue(queue), ...toCall];
      await recordAccess(tx, keyFor, { ...look, act: 'appointment.list', appointments });
      return shownQueue(queue, toCall);
    });
  });

  route(app, getQueueFigures, async ({ params, query, user }) => {
    await requireMember(db, params.id, user, 'settings');
    const days = daysBetween(query.from, query.to) + 1;
    if (days < 1 || days > MAX_FIGURE_DAYS) throw new AppError(UP_TO_92_DAYS);
    return await findFigures(db, params.id, {
      fromMs: lagosInstant(query.from, '00:00'),
      toMs: lagosInstant(addDays(query.to, 1), '00:00'),
    });
  });

  route(app, tellDelay, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    return await reportDelay(context, { ...body, ...memberOf(user, now()), providerId: params.id, mailing });
  });

  route(app, endDelay, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    return await takeDelayBack(context, { ...body, ...memberOf(user, now()), providerId: params.id, mailing });
  });
}

function installPoints(context: Context): void {
  const { app, db } = context;
  route(app, addPoint, async ({ params, body, user, request }) => {
    await requireMember(db, params.id, user, 'settings');
    const mayRepeat = idempotencyKeyOf(request) !== undefined;
    return await addServicePoint(context, { ...body, providerId: params.id, userId: user.id, mayRepeat });
  });

  route(app, changePoint, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'settings');
    const { id: providerId, pointId } = params;
    return await changeServicePoint(context, { ...body, providerId, pointId, userId: user.id });
  });

  route(app, retirePoint, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'settings');
    return await retireServicePoint(context, { providerId: params.id, pointId: params.pointId, userId: user.id });
  });

  route(app, pausePoint, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    const { id: providerId, pointId } = params;
    return await pauseServicePoint(context, { ...body, providerId, pointId, userId: user.id });
  });
}

function installTickets(context: Context): void {
  const { app, db, keyFor, now } = context;
  route(app, addEndpoint, async ({ params, body, user, request }) => {
    await requireMember(db, params.id, user, 'appointments');
    const key = actKey(request, params.id, body);
    return await addTicket(context, { ...body, ...memberOf(user, now()), providerId: params.id, key });
  });

  route(app, moveEndpoint, async ({ params, body, user }) => {
    await requireTicketMember(params.id, user);
    const { act, was, pointId } = body;
    return await moveTicket(context, { ...memberOf(user, now()), id: params.id, act, was, pointId });
  });

  route(app, changePriority, async ({ params, body, user }) => {
    await requireTicketMember(params.id, user);
    return await setPriority(context, { ...memberOf(user, now()), id: params.id, priority: body.priority });
  });

  const settingsAt = (nowMs: number) => {
    const { origin, sms: hasGateway } = appointmentMailing(context);
    return { origin, hasGateway, nowMs };
  };

  route(app, getTicketLink, async ({ params, user }) => {
    await requireTicketMember(params.id, user);
    return await linkOfTicket(db, params.id, settingsAt(now()));
  });

  route(app, textTicketLink, async ({ params, body, user }) => {
    await requireTicketMember(params.id, user);
    const nowMs = now();
    const text = { ...memberOf(user, nowMs), id: params.id, agrees: body.agrees };
    return await db.transaction((tx) => textLinkOfTicket(tx, keyFor, text, settingsAt(nowMs)));
  });

  /** @throws AppError not_found, role_required */
  async function requireTicketMember(id: number, user: RequestUser): Promise<void> {
    // A ticket of another practice looks like one that doesn't exist.
    const ticket = await findTicket(db, { id });
    await requireMember(db, ticket?.providerId ?? 0, user, 'appointments');
  }
}

function memberOf(user: RequestUser, nowMs: number) {
  return { userId: user.id, desk: user.desk?.name, nowMs };
}
