import { and, eq, isNull, sql } from 'drizzle-orm';
import { batchRows } from '#db/batch-rows.ts';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { clients } from '#db/schema/clients/clients.ts';
import { practices } from '#db/schema/directory/practices.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourceServices, services } from '#db/schema/schedules/practice-services.ts';
import { slotHolds } from '#db/schema/schedules/slot-holds.ts';
import type { AppointmentContact } from '#features/appointments/server/appointment-mail-store.ts';
import { FIRST_SQUEEZE_LANE } from '#features/schedules/rules/slots.ts';
import type { AccountCounts, Standing } from '../rules/booking-limits.ts';

/** How many visits to come one person may have at a practice that didn't choose another number. */
const DEFAULT_OPEN_APPOINTMENTS = 3;

/** Returns the telephone number of a place as it was typed; undefined if none is known. */
export async function findPlacePhone(db: Database, providerId: number): Promise<string | undefined> {
  const [place] = await db.select({ phone: providers.phone }).from(providers).where(eq(providers.id, providerId));
  return place?.phone || undefined;
}

/** The requested booking. */
export interface WantedAppointment {
  readonly providerId: number;
  readonly patientId: number;
  readonly startsAt: Date;
  /** Null for the person who books. */
  readonly forName: string | null;
  readonly serviceId: number | null;
  /** The appointment that it replaces. */
  readonly rescheduleOf: number | null;
  readonly idempotencyKey: string | undefined;
  readonly nowMs: number;
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
  /** The desk has squeezed in an appointment at the place, which has no resources, at this time. */
  readonly isSqueezed: boolean;
  /** The patient has a scheduled appointment at this time, for any person and with any provider. */
  readonly isPatientBusy: boolean;
  /** How many visits to come the person has at the practice, and how many one may have. */
  readonly openAppointments: { readonly count: number; readonly max: number };
  /** What the account has booked online, without the appointment that is replaced. */
  readonly counts: AccountCounts;
  readonly standing: Standing;
  /** The practice has blocked the patient. */
  readonly isBlocked: boolean;
  /** Undefined when the account is erased. */
  readonly contact: AppointmentContact | undefined;
}

interface Row extends Record<string, unknown> {
  readonly before: number | null;
  readonly held: boolean;
  readonly squeezed: boolean;
  readonly busy: boolean;
  readonly open: number;
  readonly maxOpen: number;
  readonly atPractice: number;
  readonly onDay: number;
  readonly toCome: number;
  readonly isSeen: boolean;
  readonly blocked: boolean;
  readonly providerPhone: string | null;
  readonly email: string | null;
  readonly isConfirmed: boolean;
  readonly phone: string | null;
  readonly isDemo: boolean;
}

/**
 * What the patient of a row of the batch `b` has booked, with `p` the place and `l.length` the longest that the appointment can take:
 * at the time, to come, on the day, and whether a practice marked that they came.
 */
const OWN_APPOINTMENTS = sql`left join lateral (select
      bool_or(a.scheduled and a.starts_at < b.starts_at + l.length and a.ends_at > b.starts_at) as busy,
      bool_or(a.attendance = 'attended') as attended,
      count(*) filter (where a.to_come and a.same_person and a.at_practice)::int as open,
      count(*) filter (where a.to_come and a.online and a.at_practice)::int as at_practice,
      count(*) filter (where a.scheduled and a.online and a.same_person and not a.replaced
        and date_trunc('day', a.starts_at, 'Africa/Lagos') = date_trunc('day', b.starts_at, 'Africa/Lagos'))::int as on_day,
      count(*) filter (where a.to_come and a.online)::int as to_come
    from (select o.starts_at, o.ends_at, o.attendance, o.channel = 'online' as online, o.status = 'scheduled' as scheduled,
        o.id is not distinct from b.reschedule_of as replaced,
        o.status = 'scheduled' and o.starts_at > b.now and o.id is distinct from b.reschedule_of as to_come,
        lower(o.for_name) is not distinct from lower(b.for_name) as same_person,
        o.provider_id = p.id or (p.practice_id is not null
          and (select practice_id from ${providers} where id = o.provider_id) = p.practice_id) as at_practice
      from ${appointments} o where o.patient_id = b.patient_id offset 0) a) own on true`;

/**
 * Returns the facts of several bookings in their order, by one query: under the locks they stay true. `offset 0` has
 * each row looked up by its id: with outdated statistics PostgreSQL would rather read every appointment to come.
 */
export async function findBatchFacts(tx: Database, wanted: readonly WantedAppointment[]): Promise<BatchFacts[]> {
  const column = (values: readonly (number | string | null)[]) => sql.param(values);
  const batch = batchRows(
    sql`
      ${column(wanted.map(({ providerId }) => providerId))}::int[],
      ${column(wanted.map(({ patientId }) => patientId))}::int[],
      ${column(wanted.map(({ startsAt }) => startsAt.toISOString()))}::timestamptz[],
      ${column(wanted.map(({ idempotencyKey = null }) => idempotencyKey))}::text[],
      ${column(wanted.map(({ forName }) => forName))}::text[],
      ${column(wanted.map(({ serviceId }) => serviceId))}::int[],
      ${column(wanted.map(({ rescheduleOf }) => rescheduleOf))}::int[],
      ${column(wanted.map(({ nowMs }) => new Date(nowMs).toISOString()))}::timestamptz[]`,
    wanted.length,
  );
  const { rows } = await tx.execute<Row>(sql`
    select p.phone as "providerPhone",
      (select id from ${appointments} where patient_id = b.patient_id and idempotency_key = b.idempotency_key) as before,
      exists (select 1 from
        (select * from ${slotHolds} where provider_id = b.provider_id offset 0) h
        where h.starts_at < b.starts_at + l.length and h.ends_at > b.starts_at) as held,
      exists (select 1 from ${appointments} where provider_id = b.provider_id and lane >= ${sql.raw(String(FIRST_SQUEEZE_LANE))}
        and status = 'scheduled' and resource_id is null and starts_at < b.starts_at + l.length
        and ends_at > b.starts_at) as squeezed,
      coalesce(own.busy, false) as busy, own.open, own.at_practice as "atPractice", own.on_day as "onDay", own.to_come as "toCome",
      coalesce(u.entered_by_practice_id is not null or own.attended, false) as "isSeen",
      coalesce((select max_open_appointments from ${practices} where id = p.practice_id), ${DEFAULT_OPEN_APPOINTMENTS}::int) as "maxOpen",
      exists (select 1 from ${clients} where practice_id = p.practice_id and user_id = b.patient_id
        and blocked_at is not null) as blocked,
      u.email, u.email_confirmed_at is not null as "isConfirmed", u.phone, u.is_demo as "isDemo"
    from ${batch} b (provider_id, patient_id, starts_at, idempotency_key, for_name, service_id, reschedule_of, now, n)
    left join ${providers} p on p.id = b.provider_id
    left join lateral (select make_interval(mins => coalesce(
      (select greatest(s.minutes + s.after_minutes,
        (select max(g.minutes + g.after_minutes) from ${resourceServices} g where g.service_id = s.id))
        from ${services} s where s.id = coalesce(b.service_id,
        (select service_id from ${appointments} where id = b.reschedule_of and patient_id = b.patient_id))), p.visit_minutes)) as length) l on true
    ${OWN_APPOINTMENTS}
    left join lateral (select * from ${users} where id = b.patient_id and deleted_at is null offset 0) u on true
    order by b.n`);
  return rows.map(({ before, held, squeezed, busy, open, maxOpen, blocked, email, ...row }) => {
    const { atPractice, onDay, toCome, isSeen, ...contact } = row;
    return {
      bookedBefore: before ?? undefined,
      isHeld: held,
      isSqueezed: squeezed,
      isPatientBusy: busy,
      openAppointments: { count: open, max: maxOpen },
      isBlocked: blocked,
      counts: { atPractice, onDay, toCome },
      standing: isSeen ? 'proven' : row.isConfirmed || row.isDemo ? 'new' : 'unproven',
      contact: email === null ? undefined : { email, ...contact },
    };
  });
}

/** Returns whether the practice of a place has blocked a patient from booking online; undefined if there is no such place. */
export async function findBlockAt(db: Database, providerId: number, patientId: number): Promise<boolean | undefined> {
  const [found] = await db
    .select({ blockedAt: clients.blockedAt })
    .from(providers)
    .leftJoin(clients, and(eq(clients.practiceId, providers.practiceId), eq(clients.userId, patientId)))
    .where(and(eq(providers.id, providerId), isNull(providers.removedAt)));
  return found && found.blockedAt !== null;
}
