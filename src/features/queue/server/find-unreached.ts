import type { Database } from '#db/open-database.ts';
import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { findReach } from '#features/appointments/server/appointment-mails.ts';
import type { QueuedAppointment, QueueNow } from './read-queue.ts';
import { reportedTo } from './shown-queue.ts';

/** Returns the appointments to come for which a delay was reported, and whose patients no message reaches. */
export async function findUnreached(
  db: Database,
  { lines, nowMs }: QueueNow,
  mailing: AppointmentMailing,
): Promise<QueuedAppointment[]> {
  const unreached: QueuedAppointment[] = [];
  for (const appointment of lines.flatMap((line) => reportedTo(line, nowMs))) {
    const { channels } = await findReach(db, appointment, { mailing, nowMs, kind: 'visit-delayed' });
    if (channels.length === 0) unreached.push(appointment);
  }
  return unreached;
}
