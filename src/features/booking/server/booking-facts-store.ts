import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments.ts';
import { providers } from '#db/schema/providers.ts';
import { slotHolds } from '#db/schema/slot-holds.ts';
import { users } from '#db/schema/users.ts';
import type { VisitContact } from '#features/appointments/server/visit-mail-store.ts';

/** What somebody wants to book. */
export interface WantedVisit {
  readonly providerId: number;
  readonly patientId: number;
  readonly startsAt: Date;
  readonly idempotencyKey: string | undefined;
}

/** What tells whether more has to be asked before a visit is booked, and how its patient is reached. */
export interface BookingFacts {
  /** The visit that the patient booked with the same key before. */
  readonly bookedBefore: number | undefined;
  /** Somebody holds or held this time or a part of it, the patient's own browser included. */
  readonly isHeldBySome: boolean;
  /** The patient has a scheduled visit at this time, for whomever and with whomever. */
  readonly isPatientBusy: boolean;
  /** Undefined when the account is erased. */
  readonly contact: VisitContact | undefined;
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
 * The facts of several bookings in their order, in one question: under their locks they stay true. Each row is looked up
 * by its id, which `offset 0` sees to: on statistics of yesterday PostgreSQL would rather read every visit to come.
 */
export async function findBookingFacts(tx: Database, wanted: readonly WantedVisit[]): Promise<BookingFacts[]> {
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
    isHeldBySome: held,
    isPatientBusy: busy,
    contact: email === null ? undefined : { email, ...contact },
  }));
}
