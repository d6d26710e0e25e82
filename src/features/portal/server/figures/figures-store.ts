import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { fees, payments } from '#db/schema/payments/payments.ts';
import { messages } from '#db/schema/platform/messages.ts';
import { practiceNews } from '#db/schema/practice-news/practice-news.ts';
import { servicePoints } from '#db/schema/queue/service-points.ts';
import { ticketSteps, tickets } from '#db/schema/queue/tickets.ts';
import { resources } from '#db/schema/schedules/resources.ts';
import type {
  FigureAppointment,
  FigureFee,
  FigureNews,
  FigurePayment,
  FigureRows,
  FigureStep,
} from '#features/portal/rules/figures/figures.ts';
import { type DayRange, instantsOf } from '#platform/common/figures/day-range.ts';

/** Returns the rows of a place, and of its doubles, over some Lagos days. */
export async function findFigureRows(db: Database, providerId: number, days: DayRange): Promise<FigureRows> {
  const { start, end } = instantsOf(days);
  const within = (column: SQL) =>
    sql`${column} >= ${start.toISOString()}::timestamptz and ${column} < ${end.toISOString()}::timestamptz`;
  const places = sql`(select id from ${providers} where id = ${providerId} or merged_into = ${providerId})`;
  const rowsOf = async <Row extends Record<string, unknown>>(query: SQL) => (await db.execute<Row>(query)).rows;
  const booked = await rowsOf<FigureAppointment & Record<string, unknown>>(sql`
    select a.channel, a.status, coalesce(a.attendance = 'no_show', false) as "isNoShow",
      a.status = 'cancelled' and a.late_cancellation as "isLateCancellation", a.lane >= 100 as "isSqueezed",
      r.name as resource, a.patient_id || ':' || lower(coalesce(a.for_name, '')) as person,
      exists (select from ${messages} m where m.about = 'appointment:' || a.id and m.channel = 'sms' and m.status = 'sent')
        as "hadText"
    from ${appointments} a left join ${resources} r on r.id = a.resource_id
    where a.provider_id in ${places} and a.status <> 'rescheduled' and ${within(sql`a.starts_at`)}
    order by a.id`);
  const news = await rowsOf<FigureNews & Record<string, unknown>>(sql`
    select (extract(epoch from n.at) * 1000)::float8 as "atMs", (extract(epoch from n.seen_at) * 1000)::float8 as "seenAtMs",
      n.level
    from ${practiceNews} n join ${appointments} a on a.id = n.appointment_id
    where n.provider_id in ${places} and n.kind = 'booked' and a.booked_by is null and a.channel = 'online'
      and ${within(sql`n.at`)}`);
  const steps = await rowsOf<{ point: string; waitMs: number; from: number | null; to: number | null }>(sql`
    select p.name as point, (extract(epoch from s.began_at - s.queued_at) * 1000)::float8 as "waitMs",
      s.told_from as "from", s.told_to as "to"
    from ${ticketSteps} s join ${servicePoints} p on p.id = s.point_id
    where p.provider_id in ${places} and ${within(sql`s.began_at`)}`);
  const [walkIns] = await rowsOf<{ n: number }>(sql`
    select count(*)::int as n from ${tickets}
    where provider_id in ${places} and appointment_id is null and outcome is distinct from 'mistake'
      and day between ${days.from}::date and ${days.to}::date`);
  const dueFees = await rowsOf<FigureFee & Record<string, unknown>>(sql`
    select state, amount_kobo as "amountKobo" from ${fees} where provider_id in ${places} and ${within(sql`due_at`)}`);
  const received = await rowsOf<FigurePayment & Record<string, unknown>>(sql`
    select method, amount_kobo as "amountKobo" from ${payments}
    where provider_id in ${places} and voided_at is null and ${within(sql`received_at`)}`);
  return {
    ...{ appointments: booked, news, steps: steps.map(asStep), walkIns: walkIns?.n ?? 0 },
    ...{ fees: dueFees, payments: received },
  };
}

function asStep({
  point,
  waitMs,
  from,
  to,
}: {
  point: string;
  waitMs: number;
  from: number | null;
  to: number | null;
}): FigureStep {
  return { point, waitMs, range: from === null || to === null ? null : { from, to } };
}
