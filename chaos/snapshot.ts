import type { Pool } from 'pg';
import type { Found, FoundAppointment, FoundTimes } from './found.ts';
import { bookableDates, generatedStarts, type World } from './world.ts';

/** Reads the database and the availability that the API lists for a world's providers. Nothing may change meanwhile. */
export async function readFound(base: string, pool: Pool, world: World): Promise<Found> {
  const nowMs = Date.now();
  const appointments = await pool.query<FoundAppointment>(
    `select a.id, provider_id as provider, patient_id as patient, status, rescheduled_to as "rescheduledTo",
       idempotency_key as key,
       extract(epoch from starts_at)::float8 * 1000 as "startsAtMs", extract(epoch from ends_at)::float8 * 1000 as "endsAtMs",
       array(select kind from messages m where m.about = 'appointment:' || a.id) as messages,
       (select count(*)::int from consents c where c.about = 'appointment:' || a.id and c.user_id = a.patient_id
          and c.purpose = 'share_with_provider' and c.granted) as consents
     from appointments a order by a.id`,
  );
  const stray = await pool.query<{ about: string }>(
    `select about from messages where about like 'appointment:%'
       and not exists (select from appointments a where about = 'appointment:' || a.id)`,
  );
  const held = await pool.query<{ provider: number; startsAtMs: number }>(
    `select provider_id as provider, extract(epoch from starts_at)::float8 * 1000 as "startsAtMs"
     from slot_holds where expires_at > now()`,
  );
  const heldOf = Map.groupBy(held.rows, ({ provider }) => provider);
  const times: FoundTimes[] = [];
  for (const provider of world.providers) {
    const free = await Promise.all(bookableDates(nowMs).map((date) => freeStarts(base, provider, date)));
    const heldStarts = (heldOf.get(provider) ?? []).map(({ startsAtMs }) => startsAtMs);
    times.push({ provider, generated: generatedStarts(nowMs), free: free.flat(), held: heldStarts });
  }
  return {
    patients: await idsOf(pool, 'users'),
    providers: await idsOf(pool, 'providers'),
    appointments: appointments.rows,
    times,
    strayMessages: stray.rows.map(({ about }) => about),
  };
}

async function freeStarts(base: string, provider: number, date: string): Promise<number[]> {
  const answer = await fetch(`${base}/api/providers/${provider}/availability?date=${date}`);
  if (answer.status !== 200) throw new Error(`The times of provider ${provider} cannot be read: ${answer.status}.`);
  return ((await answer.json()) as { dateTime: string }[]).map(({ dateTime }) => Date.parse(dateTime));
}

async function idsOf(pool: Pool, table: 'users' | 'providers'): Promise<Set<number>> {
  const { rows } = await pool.query<{ id: number }>(`select id from ${table}`);
  return new Set(rows.map(({ id }) => id));
}
