import { expect, test } from 'vitest';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from './access/portal-set-ups.ts';
import { newPatient, type TestApp } from './app.ts';
import type { Send } from './lane-races.ts';
import { PROCESS_RACE_ROUNDS } from './race.ts';
import { newPractice, newResource } from './resources.ts';

interface Scene {
  readonly world: TestApp;
  /** Two places of one practice whose only person is `doctor`. */
  readonly places: readonly [number, number];
  readonly doctor: number;
  readonly day: string;
}

/** Changes of a desk after which the doctor takes no one at nine o'clock. */
const CLOSINGS: readonly {
  readonly name: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: (scene: Scene) => string;
  readonly body: (scene: Scene) => object;
}[] = [
  {
    name: 'a part of a day is closed for one person',
    method: 'POST',
    path: () => 'schedule-changes',
    body: ({ doctor, day }) => ({
      resourceId: doctor,
      kind: 'closed',
      opens: '08:30',
      closes: '11:00',
      from: day,
      until: day,
    }),
  },
  {
    name: 'a person of two places takes leave',
    method: 'POST',
    path: () => 'schedule-changes',
    body: ({ doctor, day }) => ({ resourceId: doctor, kind: 'off', from: day, until: day, cause: 'leave' }),
  },
  {
    name: 'a public holiday is answered closed',
    method: 'PUT',
    path: ({ day }) => `holidays/${day}`,
    body: () => ({ answer: 'closed', was: null }),
  },
  {
    name: 'a person is taken off the list',
    method: 'DELETE',
    path: ({ doctor }) => `resources/${doctor}`,
    body: () => ({}),
  },
];

/**
 * Races of a desk's change against bookings that reach three processes at the same moment: each booking is refused, or shown
 * to the desk and cancelled as it chose.
 */
export function raceToClose(of: () => { readonly send: Send; readonly world: TestApp }): void {
  test.each(CLOSINGS)('$name while patients book at other processes: no visit is left', async (closing) => {
    const { send, world } = of();
    const desk = await newPatient(world, { fullName: 'Front Desk' });
    const patients = await Promise.all([1, 2].map(() => newPatient(world)));
    const day = addDays(lagosDate(Date.now()), 3);
    const date = new Date(lagosInstant(day, '09:00')).toISOString();
    await world.pool.query(
      `insert into public_holidays (day, name, added_at) values ($1, 'Eid-el-Test', now()) on conflict do nothing`,
      [day],
    );
    const firsts = new Set<number>();
    for (let round = 0; round < PROCESS_RACE_ROUNDS; round++) {
      const places = [await openPlace(world, desk), await openPlace(world, desk)] as const;
      const doctor = await newResource(world, await newPractice(world, places, 50), { at: places });
      const scene = { world, places, doctor, day };
      const path = `/api/portal/providers/${places[0]}/${closing.path(scene)}`;
      const close = async (booked?: object) => {
        const body = { ...closing.body(scene), ...(booked && { booked }) };
        const answer = await send(round % 3, closing.method, path, { cookie: desk.cookie, body });
        const reply = (await answer.json()) as { readonly visits?: readonly { readonly id: number }[] };
        return { status: answer.status, ids: (reply.visits ?? []).map(({ id }) => id) };
      };
      const book = async () =>
        await Promise.all(
          patients.map(async ({ cookie }, n) => {
            const body = {
              providerId: places[0],
              date,
              visitType: 'in-person',
              careType: 'routine',
              reason: 'Cough',
            };
            const sent = { cookie, body, from: `198.51.100.${round}` };
            return (await send((round + 1 + n) % 3, 'POST', '/api/appointments', sent)).status;
          }),
        );
      // The first sender mostly wins, so they take turns. In the first round all is booked before, so that some is shown.
      const bookings = round % 2 === 0 ? book() : undefined;
      if (round === 0) await bookings;
      const first = close();
      const statuses = await (bookings ?? book());
      expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
      let outcome = await first;
      firsts.add(outcome.status);
      while (outcome.status === 409) outcome = await close({ choice: 'cancel', ids: outcome.ids });
      expect([200, 201]).toContain(outcome.status);
      const { rows } = await world.pool.query(
        `select id from appointments where resource_id = $1 and status = 'scheduled'`,
        [doctor],
      );
      expect(rows).toEqual([]);
      await world.pool.query(`update appointments set status = 'cancelled' where status = 'scheduled'`);
    }
    expect(firsts.has(409)).toBe(true);
  });
}

async function openPlace(world: TestApp, desk: Awaited<ReturnType<typeof newPatient>>): Promise<number> {
  const place = await practiceOf(world, desk);
  await world.pool.query('delete from weekly_hours where provider_id = $1', [place]);
  await world.pool.query(
    `insert into weekly_hours (provider_id, weekday, opens, closes) select $1, n, '08:00', '18:00' from generate_series(0, 6) n`,
    [place],
  );
  return place;
}
