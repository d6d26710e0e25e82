import { beforeEach, expect, test } from 'vitest';
import type { PracticeFigures } from '#features/portal/rules/figures/figures-contract.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { memberOf } from '#test/access/team-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { newPractice, newResource } from '#test/resources.ts';

const t = await testApp();
const HOUR_MS = 3_600_000;
const FROM = '2026-11-01';
const TO = '2026-11-30';
const RANGE = `from=${FROM}&to=${TO}`;
let owner: { id: number; cookie: string };
let providerId: number;
let practiceId: number;

beforeEach(async () => {
  owner = await newPatient(t);
  providerId = await practiceOf(t, owner);
  practiceId = await newPractice(t, [providerId]);
});

const get = (path: string, { cookie } = owner) =>
  t.app.inject({ url: `/api/portal/providers/${providerId}/${path}`, headers: { cookie } });
const figures = async (range = RANGE): Promise<PracticeFigures> => {
  const answer = await get(`figures?${range}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
/** The value of a line by the titles of its group and itself. */
const valueIn = ({ groups }: PracticeFigures) => {
  const values = new Map<string, number | null>();
  for (const { title, lines } of groups) {
    for (const { name, of, value } of lines) values.set([title, of, name].filter(Boolean).join(' / '), value);
  }
  return (path: string) => {
    expect([...values.keys()]).toContain(path);
    return values.get(path);
  };
};
const one = async (sql: string): Promise<Record<string, number | null>> =>
  (await t.pool.query(sql.replaceAll('$place', String(providerId)))).rows[0];

let state = 7;
/** Returns a number below another one; the same ones in each test. */
const next = (below: number) => {
  state = (state * 48_271) % 2_147_483_647;
  return state % below;
};

/** Fills a month, and the days around it, with visits, queue, news and money of 40 people, always the same ones. */
async function seedMonth(): Promise<void> {
  state = 7;
  const people: number[] = [];
  for (let i = 0; i < 40; i++) people.push((await newPatient(t)).id);
  const point = await newPoint(t, providerId);
  const doctors = [
    await newResource(t, practiceId, { name: 'Dr. Ada', at: [providerId] }),
    await newResource(t, practiceId, { name: 'Dr. Bola', at: [providerId] }),
    await newResource(t, practiceId, { name: 'Dr. Rare', at: [providerId] }),
  ];
  for (let i = 0; i < 240; i++) {
    const startMs = Date.parse('2026-10-28T22:30:00Z') + i * 3.5 * HOUR_MS;
    const patientId = people[next(40)] ?? 0;
    const resource = doctors[i < 3 ? 2 : next(2)] ?? 0;
    const id = await seedAppointment(startMs, patientId, resource);
    await seedTicket(startMs, { point, patientId, id, number: i + 1 });
    await seedMoney(startMs, { patientId, id, number: i + 1 });
  }
}

/** A visit with its news and, sometimes, a text message. */
async function seedAppointment(startMs: number, patientId: number, resource: number): Promise<number> {
  const channel = ['online', 'phone', 'walk_in'][next(3)];
  const status = ['scheduled', 'completed', 'completed', 'completed', 'cancelled', 'rescheduled'][next(6)];
  const attendance = status === 'completed' && next(4) === 0 ? 'no_show' : null;
  const { rows } = await t.pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason, channel, booked_by,
         status, attendance, late_cancellation, lane, squeeze_reason, resource_id)
       values ($1, $2, $3, $4, 'in-person', 'routine', '', $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      ...[providerId, patientId, new Date(startMs), new Date(startMs + HOUR_MS), channel],
      ...[channel === 'online' ? null : owner.id, status, attendance, status === 'cancelled' && next(2) === 0],
      ...(next(9) === 0 ? [100, 'Fever'] : [1, null]),
      resource,
    ],
  );
  const id = rows[0].id as number;
  const bookedAt = startMs - next(90) * HOUR_MS;
  const isSeen = next(5) > 0;
  await t.pool.query(
    `insert into practice_news (provider_id, appointment_id, kind, at, seen_at, seen_by, level) values ($1, $2, 'booked', $3, $4, null, $5)`,
    [
      providerId,
      id,
      new Date(bookedAt),
      isSeen ? new Date(bookedAt + next(300) * 60_000) : null,
      next(4) === 0 ? 2 : 0,
    ],
  );
  if (next(2) === 0) {
    await t.pool.query(
      `insert into messages (user_id, kind, about, channel, recipient, subject, text, status) values (null, 'visit-booked', $1, 'sms', '+234', '', '', $2)`,
      [`appointment:${id}`, next(5) === 0 ? 'failed' : 'sent'],
    );
  }
  return id;
}

interface Seeded {
  readonly patientId: number;
  readonly id: number;
  readonly number: number;
}

async function seedTicket(startMs: number, { point, patientId, id, number }: Seeded & { readonly point: number }) {
  const arrivedAt = startMs - next(60) * 60_000;
  const ticket = await t.pool.query(
    `insert into tickets (provider_id, day, number, patient_id, appointment_id, arrived_at, left_at, outcome, code, key)
       values ($1, ($2::timestamptz at time zone 'Africa/Lagos')::date, $3, $4, $5, $2, $2, $6, $7, $7) returning id`,
    [
      ...[providerId, new Date(arrivedAt), number, patientId, next(3) === 0 ? null : id],
      ...[next(10) === 0 ? 'mistake' : 'done', `${providerId}-${number}`],
    ],
  );
  const told = next(3) === 0 ? [null, null] : [10, 10 + next(50)];
  await t.pool.query(
    `insert into ticket_steps (ticket_id, point_id, queued_at, called_at, began_at, unit, ended_at, told_from, told_to)
       values ($1, $2, $3, $4, $4, 1, $4, $5, $6)`,
    [ticket.rows[0].id, point, new Date(arrivedAt), new Date(arrivedAt + next(4000) * 1000), ...told],
  );
}

async function seedMoney(startMs: number, { patientId, id, number }: Seeded): Promise<void> {
  if (next(3) === 0) {
    await t.pool.query(
      `insert into payments (practice_id, provider_id, patient_id, amount_kobo, method, purpose, received_at, key, voided_at, void_reason)
         values ($1, $2, $3, $4, $5, 'Visit', $6, $7, $8, $9)`,
      [
        ...[practiceId, providerId, patientId, 100 + next(900_000), ['cash', 'transfer', 'pos', 'hmo'][next(4)]],
        ...[
          new Date(startMs),
          `${providerId}-${number}`,
          ...(next(6) === 0 ? [new Date(startMs), 'Wrong'] : [null, null]),
        ],
      ],
    );
  }
  if (next(4) === 0) {
    const settled = next(2) === 0 ? ['waived', new Date(startMs), 'Ill'] : ['due', null, null];
    await t.pool.query(
      `insert into fees (provider_id, appointment_id, kind, amount_kobo, due_at, state, settled_at, reason)
         values ($1, $2, 'late_cancellation', $3, $4, $5, $6, $7)`,
      [providerId, id, next(3) === 0 ? null : 50_000 + next(9) * 100, new Date(startMs), ...settled],
    );
  }
}

const IN = `>= '2026-11-01T00:00:00+01:00' and`;
const UNTIL = `< '2026-12-01T00:00:00+01:00'`;
const within = (column: string) => `${column} ${IN} ${column} ${UNTIL}`;

test('the visits of a month equal a recount from the plain rows', async () => {
  await seedMonth();
  const value = valueIn(await figures());
  const started = `from appointments where provider_id = $place and status <> 'rescheduled' and ${within('starts_at')}`;
  const counted = await one(`select
    (select count(*) ${started})::int as all, (select count(*) ${started} and channel = 'online')::int as online,
    (select count(*) ${started} and channel = 'phone')::int as phone, (select count(*) ${started} and channel = 'walk_in')::int as desk,
    (select count(*) ${started} and lane > 99 and status in ('scheduled', 'completed'))::int as squeezed,
    (select count(*) ${started} and attendance = 'no_show')::int as missed,
    (select count(*) ${started} and late_cancellation)::int as late,
    (select count(*) ${started} and (status = 'completed' or late_cancellation))::int as expected`);
  expect(counted['all']).toBeGreaterThan(100);
  const byBooking = 'Visits, by how they were booked / ';
  expect(value(`${byBooking}Booked online`)).toBe(counted['online']);
  expect(value(`${byBooking}Booked by the desk for a caller`)).toBe(counted['phone']);
  expect(value(`${byBooking}Booked by the desk for a person there`)).toBe(counted['desk']);
  expect(value('All visits / Visits')).toBe(counted['all']);
  expect(value('All visits / Squeezed in')).toBe(counted['squeezed']);
  expect(value('Who did not come / Expected')).toBe(counted['expected']);
  expect(value('Who did not come / Did not come')).toBe(counted['missed']);
  expect(value('Who did not come / Cancelled late')).toBe(counted['late']);
  expect(value('Who did not come / Did not come, share')).toBe(
    Math.round((100 * Number(counted['missed'])) / Number(counted['expected'])),
  );

  const texted = `exists (select from messages where about = concat('appointment:', appointments.id) and status = 'sent')`;
  const split = await one(`select
    (select count(*) ${started} and attendance = 'no_show' and ${texted})::int as with,
    (select count(*) ${started} and attendance = 'no_show' and not ${texted})::int as without`);
  expect(value('Who did not come, of those with a text message / Did not come')).toBe(split['with']);
  expect(value('Who did not come, of those without a text message / Did not come')).toBe(split['without']);
});

test('what was seen of a month, its waits and its money equal a recount from the plain rows', async () => {
  await seedMonth();
  const value = valueIn(await figures());
  const online = `from practice_news n, appointments a where a.id = n.appointment_id and n.provider_id = $place
    and a.channel = 'online' and ${within('n.at')}`;
  const seen = await one(`select
    (select count(*) ${online})::int as all, (select count(*) ${online} and n.level > 0)::int as escalated,
    (select round(100.0 * count(*) filter (where n.seen_at is not null and n.level = 0) /
      count(*) filter (where n.seen_at is not null or n.level > 0)) ${online})::int as share,
    (select round(percentile_cont(0.5) within group (order by extract(epoch from n.seen_at - n.at) / 60)) ${online}
      and n.seen_at is not null)::int as median`);
  expect(value('Bookings that were seen / Bookings made online')).toBe(seen['all']);
  expect(value('Bookings that were seen / Alerted again')).toBe(seen['escalated']);
  expect(value('Bookings that were seen / Seen in time, share')).toBe(seen['share']);
  expect(value('Bookings that were seen / Time until seen, median')).toBe(seen['median']);

  const { rows: waits } = await t.pool.query(
    `select p.name, count(*)::int as served,
       round(percentile_cont(0.9) within group (order by extract(epoch from s.began_at - s.queued_at) / 60))::int as p90,
       round(100.0 * count(*) filter (where s.began_at - s.queued_at between make_interval(mins => s.told_from)
         and make_interval(mins => s.told_to)) / count(s.told_from))::int as inside
     from ticket_steps s, service_points p where p.id = s.point_id and p.provider_id = $1 and ${within('s.began_at')} group by p.name`,
    [providerId],
  );
  expect(waits).toHaveLength(1);
  for (const { name, served, p90, inside } of waits) {
    expect(value(`Waits / ${name} / Served`)).toBe(served);
    expect(value(`Waits / ${name} / Longest usual wait`)).toBe(p90);
    expect(value(`Waits / ${name} / As expected, share`)).toBe(inside);
  }

  const rest = await one(`select
    (select count(*) from tickets where provider_id = $place and appointment_id is null and outcome <> 'mistake'
      and day between '${FROM}' and '${TO}')::int as walkins,
    (select count(*) from fees where provider_id = $place and state = 'due' and ${within('due_at')})::int as due,
    (select sum(amount_kobo) from fees where provider_id = $place and state = 'waived' and ${within('due_at')})::int as waived,
    (select sum(amount_kobo) from payments where provider_id = $place and method = 'pos' and voided_at is null
      and ${within('received_at')})::int as pos`);
  expect(value('Walk-ins / Walk-ins')).toBe(rest['walkins']);
  expect(value('Fees for late cancellations / Due')).toBe(rest['due']);
  expect(value('Fees for late cancellations / Given up, sum')).toBe(rest['waived']);
  expect(value('Payments / Card (POS), sum')).toBe(rest['pos']);
});

test('the file has the numbers of the page, money in naira', async () => {
  await seedMonth();
  const { groups } = await figures();
  const file = await get(`figures.csv?${RANGE}`);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="figures-${FROM}-${TO}.csv"`,
  });
  const shown = groups.flatMap(({ lines }) =>
    lines.map(({ value, unit }) => (value === null ? '' : String(unit === 'kobo' ? value / 100 : value))),
  );
  const cells = file.body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.[3]?.replace(',', ''));
  expect(cells).toEqual(shown);
});

test('a name that a spreadsheet would read as a formula is written as text', async () => {
  await seedMonth();
  await t.pool.query("update service_points set name = '=1+1' where provider_id = $1", [providerId]);
  const file = await get(`figures.csv?${RANGE}`);
  expect(file.body).toContain("'=1+1");
  expect(file.body).not.toMatch(/,=1/);
});

test('without a range they are of the last 30 days; a wrong range is refused', async () => {
  expect(await figures('')).toMatchObject({ from: '2026-10-25', to: '2026-11-23' });
  for (const wrong of ['from=2026-11-02&to=2026-11-01', 'from=2020-01-01&to=2026-01-01']) {
    expect((await get(`figures?${wrong}`)).statusCode).toBe(400);
  }
});

test('they are for owners and managers of the place alone', async () => {
  for (const role of ['clinician', 'desk'] as const) {
    expect((await get('figures', await memberOf(t, providerId, role))).statusCode).toBe(403);
  }
  expect((await get('figures', await memberOf(t, providerId, 'manager'))).statusCode).toBe(200);
});
