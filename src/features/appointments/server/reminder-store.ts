import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { messages } from '#db/schema/platform/messages.ts';
import { consentsTo } from '#features/consents/server/consent-store.ts';
import type { Reminder } from '../rules/reminders.ts';

/** Fictional people are reminded only where mail stays on this machine. */
interface Search {
  readonly reminder: Reminder;
  readonly withDemo: boolean;
  /** People without an e-mail address get this reminder by SMS, if they agreed to that. */
  readonly bySms: boolean;
  readonly nowMs: number;
  readonly limit: number;
}

/**
 * Returns at most `limit` appointments that are due a reminder and have none yet, soonest first. Their rows are locked
 * until the end of the transaction: a transaction that ends one waits, and then withdraws the reminder. Appointments
 * that are being ended now are left out.
 */
export async function lockDueReminders(
  tx: Database,
  { reminder: { kind, beforeMs, untilMs }, withDemo, bySms, nowMs, limit }: Search,
): Promise<{ readonly id: number; readonly patientId: number }[]> {
  const channel = sql`case when ${users.email} = '' then 'sms' else 'email' end`;
  const key = sql`'visit:' || ${appointments.id} || ${`:${kind}:`} || ${channel}`;
  const agreed = consentsTo('reminders_sms', users.id);
  return await tx
    .select({ id: appointments.id, patientId: appointments.patientId })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.patientId))
    .where(
      and(
        eq(appointments.status, 'scheduled'),
        // A patient who came early is there already.
        isNull(appointments.attendance),
        gt(appointments.startsAt, new Date(nowMs + untilMs)),
        lte(appointments.startsAt, new Date(nowMs + beforeMs)),
        sql`${appointments.createdAt} <= ${appointments.startsAt} - ${beforeMs / 1000} * interval '1 second'`,
        isNull(users.deletedAt),
        withDemo ? undefined : eq(users.isDemo, false),
        bySms ? or(ne(users.email, ''), agreed) : ne(users.email, ''),
        sql`not exists (select from ${messages} where ${messages.dedupeKey} = ${key})`,
      ),
    )
    .orderBy(appointments.startsAt, appointments.id)
    .limit(limit)
    .for('no key update', { of: appointments, skipLocked: true });
}
