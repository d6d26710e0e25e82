import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { providers } from '#db/schema/directory/providers.ts';
import type { AppointmentChain } from '../rules/calendar-file.ts';

/** The contact data for messages about an appointment. */
export interface AppointmentContact {
  /** Empty for a person without an account, whom a desk entered. */
  readonly email: string;
  readonly isConfirmed: boolean;
  /** As it was typed. */
  readonly phone: string | null;
  readonly isDemo: boolean;
  /** Of the provider. */
  readonly providerPhone: string | null;
}

/** Returns the contact data of an appointment's patient, and its provider; undefined if there is no such appointment or the account is erased. */
export async function findAppointmentContact(
  db: Database,
  id: number,
  patientId: number,
): Promise<(AppointmentContact & { readonly providerId: number }) | undefined> {
  const [found] = await db
    .select({
      email: users.email,
      isConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      phone: users.phone,
      isDemo: users.isDemo,
      providerId: appointments.providerId,
      providerPhone: providers.phone,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.patientId))
    .innerJoin(providers, eq(providers.id, appointments.providerId))
    .where(and(eq(appointments.id, id), eq(appointments.patientId, patientId), isNull(users.deletedAt)));
  return found;
}

/** Returns the chain of a patient's appointments that one replaced. */
export async function findChain(db: Database, id: number, patientId: number): Promise<AppointmentChain> {
  const { rows } = await db.execute<{ id: number; steps: number }>(sql`
    with recursive chain as (
      select id, 0 as steps from ${appointments} where id = ${id} and patient_id = ${patientId}
      union all
      select earlier.id, chain.steps + 1 from chain join ${appointments} earlier
        on earlier.patient_id = ${patientId} and earlier.rescheduled_to = chain.id
    ) select id, steps from chain order by steps desc limit 1`);
  return { rootId: rows[0]?.id ?? id, earlier: rows[0]?.steps ?? 0 };
}
