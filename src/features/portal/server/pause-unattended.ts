import type { Database } from '#db/open-database.ts';
import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { warnOfUnattended } from '#features/appointments/server/appointment-mails.ts';
import { findAppointment } from '#features/appointments/server/appointment-store.ts';
import { lockProvider } from '#features/booking/server/booking-lock-store.ts';
import { bookingsAfter } from '#features/directory/rules/booking-state.ts';
import { findBookings, writeBookings } from '#features/directory/server/bookings-store.ts';
import { portalUrl } from '#features/practice-news/rules/news-mails.ts';
import { isUnattended, unattendedPlaceMail } from '#features/practice-news/rules/unattended.ts';
import { addUnseenTask, findOwners } from '#features/practice-news/server/escalation-store.ts';
import { findSchedule } from '#features/schedules/server/availability-store.ts';
import type { Context } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { queueMessages } from '#platform/server/messages/outbox-store.ts';
import { findToCome } from './portal-appointment-store.ts';
import { findAttention, findUnseenPlaces } from './unattended-store.ts';

type Using = Pick<Context, 'app' | 'config' | 'db' | 'keyFor' | 'now'>;

/** Pauses the bookings of places where no one looks at them. @see docs/decisions/052-alerts-until-seen.md */
export const pauseUnattendedPlaces: Job = {
  name: 'pause-unattended-places',
  everyMs: 60_000,
  run: pauseUnattended,
};

/** Pauses the places that are unattended, and returns how many were. */
export async function pauseUnattended(context: Using): Promise<number> {
  let paused = 0;
  for (const providerId of await findUnseenPlaces(context.db)) {
    // Without the lock of bookings first: it is rarely needed.
    if (!(await isUnattendedNow(context.db, providerId, context))) continue;
    if (await pauseIfUnattended(context, providerId)) paused += 1;
  }
  return paused;
}

async function isUnattendedNow(db: Database, providerId: number, { config, now }: Using): Promise<boolean> {
  const nowMs = now();
  const attention = await findAttention(db, providerId, nowMs);
  const open = (await findSchedule(db, providerId)) ?? { hours: [] };
  return isUnattended(attention, open, { nowMs, minuteMs: config.alertMinuteMs });
}

async function pauseIfUnattended(context: Using, providerId: number): Promise<boolean> {
  const { db, now } = context;
  const nowMs = now();
  return await db.transaction(async (tx) => {
    await lockProvider(tx, providerId);
    const row = await findBookings(tx, providerId);
    const after = row && bookingsAfter('unattended', row);
    if (row === undefined || after === undefined || !(await isUnattendedNow(tx, providerId, context))) return false;
    await writeBookings(tx, providerId, after, nowMs);
    await addUnseenTask(tx, providerId, nowMs);
    const toCome = await findToCome(tx, providerId, nowMs);
    const mailing = appointmentMailing(context);
    const mail = unattendedPlaceMail(row.name, toCome.length, portalUrl(mailing.origin, providerId));
    const owners = await findOwners(tx, providerId);
    await queueMessages(
      tx,
      nowMs,
      owners.map(({ userId, email }) => ({
        userId,
        kind: 'bookings-unattended',
        channel: 'email',
        recipient: email,
        ...mail,
      })),
    );
    for (const { id, patientId } of toCome) {
      const appointment = await findAppointment(tx, id, patientId);
      if (appointment !== undefined) await warnOfUnattended(tx, { appointment, patientId, nowMs, mailing });
    }
    return true;
  });
}
