import type { Database } from '#db/open-database.ts';
import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import {
  type AppointmentNews,
  aboutAppointment,
  findReach,
  notifyOfDelay,
  notifyOnTime,
} from '#features/appointments/server/appointment-mails.ts';
import { findAppointment } from '#features/appointments/server/appointment-store.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAccess } from '#platform/server/logs/access-log-store.ts';
import { withdrawMessages } from '#platform/server/messages/messages-about-store.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import type { DelayReply } from '../contract.ts';
import { queueDayStart } from '../rules/queue-day.ts';
import { concernedBy, isToCome } from '../rules/running-late.ts';
import { lockAppointments, noteDelay, removeDelay } from './appointment-day-store.ts';
import { type QueuedAppointment, type QueueLine, readQueue } from './read-queue.ts';
import type { ActingMember } from './ticket-acts.ts';

/** A resource of a place, or with null the whole place, whose delay a member reports or takes back. */
interface OfLine extends ActingMember {
  readonly providerId: number;
  readonly resourceId: number | null;
  readonly mailing: AppointmentMailing;
}

/** That a resource of a place, or with null the whole place, runs late. */
export interface DelayNotice extends OfLine {
  readonly minutes: number;
}

type Using = Pick<Context, 'db' | 'keyFor'>;

/**
 * Notifies the patients of the next three hours who haven't come and whom a delay makes wait, each of their own minutes: once,
 * and again when these grew by 15 minutes, in as much time at least. Returns how many get a message, and who can't get one.
 * A repetition notifies no one twice and returns the latter again.
 */
export async function reportDelay({ db, keyFor }: Using, { minutes, ...notice }: DelayNotice): Promise<DelayReply> {
  const { userId, nowMs } = notice;
  return await db.transaction(async (tx) => {
    const lines = await lockLines(tx, notice);
    const delays = new Map(
      lines.flatMap((line) => concernedBy(line, { minutes, nowMs })).map((each) => [each.appointment.id, each.minutes]),
    );
    return await notify(tx, keyFor, {
      notice,
      act: 'appointment.delay',
      appointments: toCome(lines, nowMs).filter(
        ({ id, notifiedMinutes }) => delays.has(id) || notifiedMinutes !== null,
      ),
      note: async ({ id: appointmentId, resourceId }) => {
        const own = delays.get(appointmentId);
        return own !== undefined && (await noteDelay(tx, { appointmentId, resourceId, minutes: own, userId, nowMs }));
      },
      send: async (news) => await notifyOfDelay(tx, news, delays.get(news.appointment.id) ?? minutes),
    });
  });
}

/**
 * Notifies the patients to come who were notified of a delay that there is none: exactly these, each once, and not who is here
 * or should have come. Returns how many get a message, and who has to be called.
 */
export async function takeDelayBack({ db, keyFor }: Using, notice: OfLine): Promise<DelayReply> {
  return await db.transaction(async (tx) => {
    const lines = await lockLines(tx, notice);
    return await notify(tx, keyFor, {
      notice,
      act: 'appointment.on_time',
      appointments: toCome(lines, notice.nowMs).filter(({ notifiedMinutes }) => notifiedMinutes !== null),
      note: async ({ id }) => await removeDelay(tx, id),
      send: async (news) => {
        await withdrawMessages(tx, aboutAppointment(news.appointment.id), 'visit-delayed');
        await notifyOnTime(tx, news);
      },
    });
  });
}

function toCome(lines: readonly QueueLine[], nowMs: number): QueuedAppointment[] {
  return lines.flatMap(({ appointments }) => appointments.filter((each) => isToCome(each, nowMs)));
}

/** Returns the lines that a notice is about, with the appointments to come locked until the transaction ends. */
async function lockLines(tx: Database, { providerId, resourceId, nowMs }: OfLine): Promise<QueueLine[]> {
  const find = async () => {
    const { lines } = await readQueue(tx, providerId, nowMs);
    return resourceId === null ? [...lines] : lines.filter((line) => line.resourceId === resourceId);
  };
  await lockAppointments(
    tx,
    toCome(await find(), nowMs).map(({ id }) => id),
  );
  // Read again once they are locked: another desk may have notified them meanwhile.
  return await find();
}

async function notify(
  tx: Database,
  keyFor: KeyFor,
  told: {
    readonly notice: OfLine;
    readonly act: string;
    readonly appointments: readonly QueuedAppointment[];
    /** Notes that a patient is notified. False if they were before. */
    readonly note: (appointment: QueuedAppointment) => Promise<boolean>;
    readonly send: (news: AppointmentNews) => Promise<void>;
  },
): Promise<DelayReply> {
  const { userId, desk, nowMs, mailing } = told.notice;
  const noted: QueuedAppointment[] = [];
  const unreached: QueuedAppointment[] = [];
  let sent = 0;
  for (const one of told.appointments) {
    const { id, patientId } = one;
    const canBeReached = (await findReach(tx, { id, patientId }, { mailing, nowMs })).channels.length > 0;
    if (!canBeReached) unreached.push(one);
    if (!(await told.note(one))) continue;
    noted.push(one);
    const appointment = canBeReached ? await findAppointment(tx, id, patientId) : undefined;
    if (appointment === undefined) continue;
    await told.send({ appointment, patientId, nowMs, mailing });
    sent += 1;
  }
  const member = { userId, desk, nowMs };
  await recordAccess(tx, keyFor, { ...member, act: told.act, appointments: noted, sameSinceMs: nowMs });
  const sameSinceMs = queueDayStart(nowMs) - 1;
  await recordAccess(tx, keyFor, { ...member, act: 'appointment.list', appointments: unreached, sameSinceMs });
  return { told: sent, untold: unreached.map(({ id, name, phone }) => ({ appointmentId: id, name, phone })) };
}
