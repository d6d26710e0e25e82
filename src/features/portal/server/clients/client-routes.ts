import type { Database } from '#db/open-database.ts';
import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { nearestSlots } from '#features/booking/rules/nearest-slots.ts';
import { asBookedBy } from '#features/booking/server/booking.ts';
import { openPractice } from '#features/booking/server/open-practice.ts';
import {
  addClient,
  blockClient as blockEndpoint,
  changeClient as changeEndpoint,
  listClients,
  readClient,
} from '#features/clients/contract.ts';
import { readClientQuery } from '#features/clients/rules/client-query.ts';
import { NO_SUCH_CLIENT } from '#features/clients/rules/refusals.ts';
import { blockClient, changeClient, type OneClient, requireClient } from '#features/clients/server/change-client.ts';
import {
  addBookersAsClients,
  type ClientRow,
  findClients,
  findPracticeOf,
} from '#features/clients/server/client-store.ts';
import { enterClient } from '#features/clients/server/enter-client.ts';
import { type ClientLook, loggingRefused, recordClientLook } from '#features/clients/server/record-client-look.ts';
import { shownClient } from '#features/clients/server/shown-client.ts';
import type { Capability } from '#features/directory/rules/member-roles.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import {
  bookByDesk as bookEndpoint,
  listDeskTimes,
  listRepeatDates,
} from '#features/portal/rules/desk/desk-booking-contract.ts';
import { furtherDates } from '#features/portal/rules/desk/repeat-dates.ts';
import { scheduleFor } from '#features/schedules/rules/service-choice.ts';
import { freeSlotsOn, type Interval, slotId, slotsOn } from '#features/schedules/rules/slots.ts';
import { findSchedule, findTaken } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate, lagosInstant, lagosMidnight, lagosTime } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { actKey } from '#platform/server/http/idempotency-key.ts';
import { type RequestUser, route } from '#platform/server/http/route.ts';
import { bookByDesk } from './desk-booking.ts';

/** The clients of a practice, and booking for them. */
export function installClients(context: Context): void {
  installClientList(context);
  installDeskBooking(context);
  installRepeatDates(context);
}

function installClientList(context: Context): void {
  const { app, db, keyFor, now } = context;
  route(app, listClients, async ({ params, query, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    const nowMs = now();
    return await db.transaction(async (tx) => {
      const act = { providerId: params.id, userId: user.id, nowMs };
      const practiceId = (await findPracticeOf(tx, params.id)) ?? (await openPractice(tx, act));
      const wanted = readClientQuery(query.q);
      await addBookersAsClients(tx, practiceId, wanted, nowMs);
      const found = await findClients(tx, practiceId, wanted);
      // A desk types the same name several times a day.
      await recordClientLook(tx, keyFor, {
        ...lookOf(user, params.id, nowMs),
        act: 'client.list',
        clients: found,
        sameSinceMs: lagosMidnight(nowMs) - 1,
      });
      return found.map(shownClient);
    });
  });

  route(app, addClient, async ({ params, body, user, request }) => {
    await requireMember(db, params.id, user, 'appointments');
    const nowMs = now();
    const look = lookOf(user, params.id, nowMs);
    const enter = async (tx: Database) => {
      const practiceId = await openPractice(tx, { providerId: params.id, userId: user.id, nowMs });
      const key = actKey(request, params.id, body);
      const client = await enterClient(tx, { practiceId, userId: user.id, key, nowMs }, body);
      await recordClientLook(tx, keyFor, { ...look, act: 'client.add', clients: [client] });
      return shownClient(client);
    };
    return await loggingRefused(db, keyFor, look, () => db.transaction(enter));
  });

  route(app, readClient, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    const sameSinceMs = lagosMidnight(now()) - 1;
    return await db.transaction(async (tx) => {
      const practiceId = (await findPracticeOf(tx, params.id)) ?? 0;
      const client = await requireClient(tx, { practiceId, clientId: params.clientId });
      const look = { ...lookOf(user, params.id, now()), sameSinceMs };
      await recordClientLook(tx, keyFor, { ...look, act: 'client.read', clients: [client] });
      return shownClient(client);
    });
  });

  route(app, changeEndpoint, async ({ params, body, user }) => {
    return await changed(context, { params, user, capability: 'appointments', act: 'client.change' }, (tx, which) =>
      changeClient(tx, which, body, now()),
    );
  });

  route(app, blockEndpoint, async ({ params, body: { reason }, user }) => {
    const act = reason === null ? 'client.unblock' : 'client.block';
    return await changed(context, { params, user, capability: 'settings', act }, (tx, which) =>
      blockClient(tx, which, { reason, nowMs: now() }),
    );
  });
}

function installDeskBooking(context: Context): void {
  const { app, db, now } = context;
  route(app, bookEndpoint, async ({ params, body, user, request }) => {
    await requireMember(db, params.id, user, 'appointments');
    return await bookByDesk(context, {
      ...body,
      providerId: params.id,
      userId: user.id,
      desk: user.desk?.name,
      key: actKey(request, params.id, body),
      nowMs: now(),
      mailing: appointmentMailing(context),
    });
  });

  route(app, listDeskTimes, async ({ params, query, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    const nowMs = now();
    const place = asBookedBy({ byDesk: { userId: user.id, reason: undefined } }, await findSchedule(db, params.id));
    if (place === undefined) return { times: [], nearest: [] };
    const schedule = scheduleFor(place, { serviceId: query.service ?? null, personId: query.person ?? null });
    const taken = await findTaken(db, place, nowMs);
    const shown = ({ startsAtMs }: Interval) => shownSlot(params.id, startsAtMs);
    const free = freeSlotsOn(query.date, schedule, taken, nowMs);
    const freeStarts = new Set(free.map(({ startsAtMs }) => startsAtMs));
    const listed = query.taken === undefined ? free : slotsOn(query.date, schedule, nowMs);
    const times = listed.map((slot) => ({
      ...(!freeStarts.has(slot.startsAtMs) && { isTaken: true as const }),
      ...shown(slot),
    }));
    const from = Math.max(nowMs, lagosInstant(query.date, '00:00'));
    return { times, nearest: free.length > 0 ? [] : nearestSlots(from, schedule, taken, nowMs).map(shown) };
  });
}

function installRepeatDates({ app, db, now }: Context): void {
  route(app, listRepeatDates, async ({ params, query, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    const nowMs = now();
    const place = asBookedBy({ byDesk: { userId: user.id, reason: undefined } }, await findSchedule(db, params.id));
    if (place === undefined) return [];
    const schedule = scheduleFor(place, { serviceId: query.service ?? null, personId: query.person ?? null });
    const taken = await findTaken(db, place, nowMs);
    const repeat = { everyWeeks: query.weeks, times: query.times };
    return furtherDates(query.date, repeat, nowMs).map((date) => {
      const atMs = Date.parse(date);
      const isFree = freeSlotsOn(lagosDate(atMs), schedule, taken, nowMs).some(({ startsAtMs }) => startsAtMs === atMs);
      const nearest = isFree ? [] : nearestSlots(atMs, schedule, taken, nowMs);
      return { date, isFree, nearest: nearest.map(({ startsAtMs }) => shownSlot(params.id, startsAtMs)) };
    });
  });
}

/** Returns a start as calls show it. */
function shownSlot(providerId: number, startsAtMs: number) {
  return {
    id: slotId(providerId, startsAtMs),
    time: lagosTime(startsAtMs),
    dateTime: new Date(startsAtMs).toISOString(),
  };
}

/** Changes a client of the practice of a place, notes it in the client's access log, and returns the client. */
async function changed(
  { db, keyFor, now }: Context,
  {
    params,
    user,
    capability,
    act,
  }: {
    readonly params: { readonly id: number; readonly clientId: number };
    readonly user: RequestUser;
    readonly capability: Capability;
    readonly act: ClientLook['act'];
  },
  change: (tx: Database, which: OneClient) => Promise<ClientRow>,
) {
  await requireMember(db, params.id, user, capability);
  const look = lookOf(user, params.id, now());
  const changeOnce = async (tx: Database) => {
    const practiceId = await findPracticeOf(tx, params.id);
    if (practiceId === null) throw new AppError(NO_SUCH_CLIENT);
    const client = await change(tx, { practiceId, clientId: params.clientId });
    await recordClientLook(tx, keyFor, { ...look, act, clients: [client] });
    return shownClient(client);
  };
  return await loggingRefused(db, keyFor, look, () => db.transaction(changeOnce));
}

/** Returns who looks, where and when; each such look is logged unless `sameSinceMs` is earlier. */
function lookOf(user: RequestUser, providerId: number, nowMs: number) {
  return { userId: user.id, providerId, desk: user.desk?.name, nowMs, sameSinceMs: nowMs };
}
