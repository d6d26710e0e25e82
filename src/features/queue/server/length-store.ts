import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { pointPauses, servicePoints } from '#db/schema/queue/service-points.ts';
import { ticketSteps } from '#db/schema/queue/tickets.ts';
import type { QueueFigures } from '../contract.ts';
import type { KnownLengths } from '../rules/expected-wait.ts';
import { queueDayStart } from '../rules/queue-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many days before today the lengths are learnt from. */
const LEARNT_DAYS = 10;
/** How many lengths of today count. */
const TODAYS_LENGTHS = 20;

/** SQL: how long a step was served, minutes, without the pauses of its point. */
const LENGTH = sql`(extract(epoch from s.ended_at - s.began_at) - coalesce((
  select sum(extract(epoch from least(p.ended_at, s.ended_at) - greatest(p.from_at, s.began_at)))
  from ${pointPauses} p where p.point_id = s.point_id and p.from_at < s.ended_at and p.ended_at > s.began_at), 0)) / 60`;

/** Returns the known lengths of service points by id; absent for those without any. */
export async function findLengths(
  db: Database,
  pointIds: readonly number[],
  nowMs: number,
): Promise<ReadonlyMap<number, Omit<KnownLengths, 'plannedMinutes'>>> {
  if (pointIds.length === 0) return new Map();
  const midnight = new Date(queueDayStart(nowMs)).toISOString();
  const since = new Date(queueDayStart(nowMs) - LEARNT_DAYS * DAY_MS).toISOString();
  const { rows } = await db.execute<{ id: number; count: number; median: number | null; today: number[] | null }>(sql`
    select point_id as id, count(*) filter (where not is_today)::int as count,
      percentile_cont(0.5) within group (order by minutes) filter (where not is_today) as median,
      (array_agg(minutes order by ended_at desc) filter (where is_today))[1:${sql.raw(String(TODAYS_LENGTHS))}] as today
    from (
      select s.point_id, s.ended_at, s.began_at >= ${midnight}::timestamptz as is_today, (${LENGTH})::float as minutes
      from ${ticketSteps} s
      where s.point_id = any(${sql.param(pointIds)}::int[]) and s.began_at >= ${since}::timestamptz and s.ended_at is not null
    ) lengths group by point_id`);
  return new Map(
    rows.map(({ id, count, median, today }) => [
      id,
      { before: { count, medianMinutes: median ?? 0 }, today: today ?? [] },
    ]),
  );
}

/** Returns how waits were at each service point of a place between two instants (ms), in the order of the way. */
export async function findFigures(
  db: Database,
  providerId: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<QueueFigures> {
  const { rows } = await db.execute<QueueFigures[number]>(sql`
    select p.id as "pointId", p.name, count(s.id)::int as served,
      round(percentile_cont(0.5) within group (order by s.wait))::int as "medianWait",
      round(percentile_cont(0.9) within group (order by s.wait))::int as "p90Wait",
      round(percentile_cont(0.5) within group (order by s.minutes))::int as "medianLength",
      count(s.told_from)::int as told,
      (count(*) filter (where s.wait between s.told_from and s.told_to))::int as inside,
      (count(*) filter (where s.wait > s.told_to))::int as longer
    from ${servicePoints} p left join (
      select s.id, s.point_id, s.told_from, s.told_to, (extract(epoch from s.began_at - s.queued_at) / 60)::float as wait,
        (${LENGTH})::float as minutes
      from ${ticketSteps} s
      where s.began_at >= ${new Date(fromMs).toISOString()}::timestamptz and s.began_at < ${new Date(toMs).toISOString()}::timestamptz
    ) s on s.point_id = p.id
    where p.provider_id = ${providerId}
    group by p.id having p.retired_at is null or count(s.id) > 0
    order by p.position, p.id`);
  return rows;
}
