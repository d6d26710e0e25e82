import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { findReach, notifyOfDelay } from '#features/appointments/server/appointment-mails.ts';
import { findAppointment } from '#features/appointments/server/appointment-store.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAccess } from '#platform/server/logs/access-log-store.ts';
import type { tellDelay } from '../contract.ts';
import { queueDayStart } from '../rules/queue-day.ts';
import { isConcerned, NOTIFIED_AHEAD_MS } from '../rules/running-late.ts';
import { findScheduled, lockAppointments, noteDelay } from './appointment-day-store.ts';
import type { ActingMember } from './ticket-acts.ts';

/** That a resource of a place, or with null the whole place, runs late. */
export interface DelayNotice extends ActingMember {
  readonly providerId: number;
  readonly resourceId: number | null;
  readonly minutes: number;
  readonly mailing: AppointmentMailing;
}

type Reported = ReplyOf<typeof tellDelay>;

/**
 * Notifies the patients of a resource who haven't come and whose appointments begin within three hours: each once, and again
 * when the delay grew by 15 minutes, in as much time at least. Returns how many get a message, and who can't get one. A repetition notifies no one
 * twice and returns the latter again.
 */
export async function reportDelay(
  { db, keyFor }: Pick<Context, 'db' | 'keyFor'>,
  { providerId, resourceId, minutes, mailing, ...member }: DelayNotice,
): Promise<Reported> {
  const { nowMs } = member;
  return await db.transaction(async (tx) => {
    const span = { fromMs: nowMs, toMs: nowMs + NOTIFIED_AHEAD_MS + 1 };
    const find = async () =>
      (await findScheduled(tx, providerId, span)).filter(
        (row) => row.attendance === null && (resourceId === null || row.resourceId === resourceId),
      );
    // Read again once they are locked: another desk may have notified them meanwhile.
    await lockAppointments(
      tx,
      (await find()).map(({ id }) => id),
    );
    const untold: Reported['untold'] = [];
    const named: { id: number; patientId: number }[] = [];
    const concerned: { id: number; patientId: number }[] = [];
    let told = 0;
    for (const { id, patientId, startsAt, notifiedMinutes, notifiedAt, name, phone, ...row } of await find()) {
      const canBeReached = (await findReach(tx, { id, patientId }, { mailing, nowMs })).channels.length > 0;
      if (!canBeReached) {
        untold.push({ appointmentId: id, name, phone });
        named.push({ id, patientId });
      }
      const notifiedAtMs = notifiedAt?.getTime() ?? null;
      const facts = { startsAtMs: startsAt.getTime(), isHere: false, notifiedMinutes, notifiedAtMs };
      if (!isConcerned(facts, { minutes, nowMs })) continue;
      const note = { appointmentId: id, resourceId: row.resourceId, minutes, userId: member.userId, nowMs };
      if (!(await noteDelay(tx, note))) continue;
      concerned.push({ id, patientId });
      const appointment = canBeReached ? await findAppointment(tx, id, patientId) : undefined;
      if (appointment === undefined) continue;
      await notifyOfDelay(tx, { appointment, patientId, nowMs, mailing }, minutes);
      told += 1;
    }
    await recordAccess(tx, keyFor, {
      ...member,
      act: 'appointment.delay',
      appointments: concerned,
      sameSinceMs: nowMs,
    });
    await recordAccess(tx, keyFor, {
      ...member,
      act: 'appointment.list',
      appointments: named,
      sameSinceMs: queueDayStart(nowMs) - 1,
    });
    return { told, untold };
  });
}
