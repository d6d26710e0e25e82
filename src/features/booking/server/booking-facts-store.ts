import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { slotHolds } from '#db/schema/schedules/slot-holds.ts';
import type { AppointmentContact } from '#features/appointments/server/appointment-mail-store.ts';

/** The requested booking. */
export interface WantedAppointment {
  readonly providerId: number;
  readonly patientId: number;
  readonly startsAt: Date;
  readonly idempotencyKey: string | undefined;
}

/**
 * The facts that one query returns for each booking of a batch: which others must be read, and the patient's contact
 * data.
 */
export interface BatchFacts {
  /** The appointment that the patient booked with the same key before. */
  readonly bookedBefore: number | undefined;
  /** There is a hold on this time or a part of it, expired ones and the patient's own included. */
  readonly isHeld: boolean;
  /** The patient has a scheduled appointment at this time, for any person and with any provider. */
  readonly isPatientBusy: boolean;
  /** Undefined when the account is erased. */
  readonly contact: AppointmentContact | undefined;
}

interface Row extends Record<string, unknown> {
  readonly before: number | null;
  readonly held: boolean;
  readonly busy: boolean;
  readonly providerPhone: string | null;
  readonly email: string | null;
  readonly isConfirmed: boolean;
  readonly phone: string | null;
  readonly isDemo: boolean;
}

/**
 * Returns the facts of several bookings in their order, by one query: under the locks they stay true. `offset 0` has
 * each row looked up by its id: with outdated statistics PostgreSQL would rather read every appointment to come.
 */
export async function findBatchFacts(tx: Database, wanted: readonly WantedAppointment[]): Promise<BatchFacts[]> {
  const column = (values: readonly (number | string | null)[]) => sql.param(values);
  const { rows } = await tx.execute<Row>(sql`
    select p.phone as "providerPhone",
      (select id from ${appointments} where patient_id = b.patient_id and idempotency_key = b.idempotency_key) as before,
      exists (select 1 from
        (select * from ${slotHolds} where provider_id = b.provider_id offset 0) h
        where h.starts_at < b.starts_at + make_interval(mins => p.visit_minutes) and h.ends_at > b.starts_at) as held,
      exists (select 1 from
        (select * from ${appointments} where patient_id = b.patient_id offset 0) a
        where a.status = 'scheduled' and a.starts_at < b.starts_at + make_interval(mins => p.visit_minutes)
        and a.ends_at > b.starts_at) as busy,
      u.email, u.email_confirmed_at is not null as "isConfirmed", u.phone, u.is_demo as "isDemo"
    from unnest(
      ${column(wanted.map(({ providerId }) => providerId))}::int[],
      ${column(wanted.map(({ patientId }) => patientId))}::int[],
      ${column(wanted.map(({ startsAt }) => startsAt.toISOString()))}::timestamptz[],
      ${column(wanted.map(({ idempotencyKey = null }) => idempotencyKey))}::text[]
    ) with ordinality b (provider_id, patient_id, starts_at, idempotency_key, n)
    left join ${providers} p on p.id = b.provider_id
    left join lateral (select * from ${users} where id = b.patient_id and deleted_at is null offset 0) u on true
    order by b.n`);
  return rows.map(({ before, held, busy, email, ...contact }) => ({
    bookedBefore: before ?? undefined,
    isHeld: held,
    isPatientBusy: busy,
    contact: email === null ? undefined : { email, ...contact },
  }));
}
