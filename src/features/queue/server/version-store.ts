import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { pointPauses, servicePoints } from '#db/schema/queue/service-points.ts';
import { appointmentDelays, ticketSteps, tickets } from '#db/schema/queue/tickets.ts';
import { queueDay, queueDayStart, STAY_MS } from '../rules/queue-day.ts';

const MINUTE_MS = 60_000;
/** How far ahead appointments are part of the queue, ms: longer than a wait, and than the time in which delays are reported. */
export const AHEAD_MS = 8 * 60 * MINUTE_MS;

/**
 * Returns a text that differs whenever the queue of a place does at an instant (ms): it changes with each row of the day that is
 * written or removed, and each minute, because waits and the suggested order depend on the time. One query, a fraction of
 * what reading the queue costs. A changed name of a person or a resource shows within a minute.
 */
export async function findVersion(db: Database, providerId: number, nowMs: number): Promise<string> {
  // The transaction that wrote a row is in the row: no write leaves it as it was.
  const written = sql`count(*) || '.' || coalesce(sum(row.xmin::text::bigint), 0)`;
  const from = new Date(queueDayStart(nowMs));
  const to = new Date(nowMs + AHEAD_MS);
  const ofDay = sql`provider_id = ${providerId} and day in (${queueDay(nowMs)}::date, ${queueDay(nowMs - STAY_MS)}::date)`;
  const ofPlace = sql`provider_id in (select id from ${providers} where id = ${providerId} or merged_into = ${providerId})
    and starts_at >= ${from} and starts_at < ${to}`;
  const { rows } = await db.execute<{ version: string }>(sql`select concat_ws(' ',
    (select ${written} from ${tickets} row where ${ofDay}),
    (select ${written} from ${ticketSteps} row where ticket_id in (select id from ${tickets} where ${ofDay})),
    (select ${written} from ${servicePoints} row where provider_id = ${providerId}),
    (select ${written} from ${pointPauses} row
      where point_id in (select id from ${servicePoints} where provider_id = ${providerId})
        and (ended_at is null or ended_at > ${from})),
    (select ${written} from ${appointments} row where ${ofPlace}),
    (select ${written} from ${appointmentDelays} row
      where appointment_id in (select id from ${appointments} where ${ofPlace}))) as version`);
  return `${providerId} ${Math.floor(nowMs / MINUTE_MS)} ${rows[0]?.version ?? ''}`;
}
