import autocannon from 'autocannon';
import { openDatabase } from '#db/open-database.ts';
import { addDays, lagosDate, lagosInstant, weekdayOf } from '#platform/common/lagos-time.ts';
import { newToken, tokenHashOf } from '#platform/server/token.ts';

const PATIENTS = 2500;
/** Each patient books at most one visit at each of these hours. */
const HOURS = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];

/** Returns the request for the next unbooked slot, by a patient without a visit at that time. */
export type FreeAppointments = () => BookingRequest;

interface BookingRequest {
  readonly method: 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Creates patients in the database of a running server, and finds slots that they can book. */
export async function freeAppointments(dataDir: string): Promise<FreeAppointments> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, joinRunning: true });
  const { pool } = database;
  const tokens = Array.from({ length: PATIENTS }, newToken);
  await pool.query(
    `with made as (
       insert into users (username, email, full_name, password_hash)
       select 'load' || t.n || '-' || $2, 'load' || t.n || '-' || $2 || '@example.com', 'Bench Patient', '!'
       from generate_series(1, $1::int) as t (n) returning id
     ), numbered as (select id, row_number() over () as n from made)
     insert into sessions (token_hash, user_id, user_agent, created_at, last_seen_at, expires_at)
     select h.hash, id, '', now(), now(), now() + interval '7 days'
     from numbered join unnest($3::bytea[]) with ordinality as h (hash, n) using (n)`,
    [PATIENTS, String(Date.now()), tokens.map(tokenHashOf)],
  );
  const { rows } = await pool.query<{ id: number }>(
    `select id from providers p where bookable and accepting_new_patients and removed_at is null and visit_minutes = 30
     and not exists (select 1 from weekly_hours w where w.provider_id = p.id) order by id desc limit $1`,
    [PATIENTS * HOURS.length],
  );
  await database.close();
  const day = [2, 3, 4].map((ahead) => addDays(lagosDate(Date.now()), ahead)).find((date) => weekdayOf(date) % 6 !== 0);
  const starts = HOURS.map((time) => new Date(lagosInstant(day ?? '', time)).toISOString());
  let next = 0;
  return () => {
    const at = next++;
    const date = starts[Math.floor(at / PATIENTS)];
    const providerId = rows[at % rows.length]?.id;
    if (date === undefined || providerId === undefined) throw new Error('Nothing is left to book.');
    return {
      method: 'POST',
      path: '/api/appointments',
      headers: { cookie: `session=${tokens[at % PATIENTS]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' }),
    };
  };
}

/**
 * Books `each` visits over each connection. `seconds` lasts until the last response; autocannon counts whole seconds only.
 * Each request is built when it is sent: built in advance, the first ones would wait with their clocks running.
 */
export async function bookOver(url: string, nextAppointment: FreeAppointments, connections: number, each: number) {
  const started = performance.now();
  let seconds = 0;
  const result = await new Promise<autocannon.Result>((done, fail) => {
    const options: autocannon.Options = {
      url,
      connections,
      amount: connections * each,
      requests: [{ setupRequest: (request) => ({ ...request, ...nextAppointment() }) }],
    };
    const run = autocannon(options, (error, ended) => (error ? fail(error) : done(ended)));
    run.on('response', () => {
      seconds = (performance.now() - started) / 1000;
    });
  });
  return { ...result, seconds };
}
