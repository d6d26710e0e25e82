import type { Job } from '#platform/server/jobs.ts';
import { REMINDERS, type Reminder } from '../rules/reminders.ts';
import { appointmentMailing } from './appointment-mailing.ts';
import { remind } from './appointment-mails.ts';
import { findAppointment } from './appointment-store.ts';
import { lockDueReminders } from './reminder-store.ts';

/** How many appointments one transaction holds. */
const BATCH = 50;

/** Queues reminders of appointments 24 hours and 1 hour before. @see docs/decisions/022-reminders.md */
export const sendReminders: Job = {
  name: 'visit-reminders',
  everyMs: 60_000,
  run: async (context) => {
    let queued = 0;
    for (const reminder of REMINDERS) {
      for (let more = BATCH; more === BATCH; queued += more) more = await queueReminders(context, reminder);
    }
    return queued;
  },
};

async function queueReminders(context: Parameters<Job['run']>[0], reminder: Reminder): Promise<number> {
  const mailing = appointmentMailing(context);
  const nowMs = context.now();
  return await context.db.transaction(async (tx) => {
    const bySms = mailing.sms && reminder.kind === 'visit-reminder-24h';
    const due = await lockDueReminders(tx, { reminder, withDemo: !mailing.leaves, bySms, nowMs, limit: BATCH });
    for (const { id, patientId } of due) {
      const appointment = await findAppointment(tx, id, patientId);
      if (appointment !== undefined) await remind(tx, { appointment, patientId, nowMs, mailing }, reminder.kind);
    }
    return due.length;
  });
}
