import { expect, test, vi } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { newPatient, newProvider, type TestApp } from './app.ts';
import type { ThreeServers } from './three-servers.ts';

/** Time limit: processes look for due steps every 15 seconds, and there are four steps. */
const AT_MOST = { timeout: 300_000, interval: 250 };
/** Three a place: further ones of the same minutes are collected into one message. */
const PLACES = 20;
const NEWS_EACH = 3;

/** Inserts the nth place, which its owner runs, with two contacts and unseen bookings whose first step is due. */
async function placeWithUnseen(world: TestApp, nth: number): Promise<number> {
  // Open at all hours: the clock of the processes is the real one.
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
  const providerId = await newProvider(world, { hours });
  await world.pool.query("update providers set live_by = 'member', hours_confirmed_at = now() where id = $1", [
    providerId,
  ]);
  const owner = await newPatient(world, { role: 'provider', email: `owner-${nth}@example.com` });
  await addMember(world.db, { providerId, userId: owner.id, role: 'owner', nowMs: Date.now() });
  const { id: patientId } = await newPatient(world);
  await world.pool.query(
    `insert into alert_contacts (provider_id, email, added_at, confirmed_at)
     values ($1, $2, now(), now()), ($1, $3, now(), now())`,
    [providerId, `first-${nth}@example.com`, `second-${nth}@example.com`],
  );
  await world.pool.query(
    `with booked as (
       insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason)
       select $1, $2, now() + n * interval '1 day', now() + n * interval '1 day' + interval '10 minutes',
         'in-person', 'routine', 'Cough' from generate_series(1, $3::int) n returning id, provider_id
     ) insert into practice_news (provider_id, appointment_id, kind, at, due_at)
       select provider_id, id, 'booked', now(), now() from booked`,
    [providerId, patientId, NEWS_EACH],
  );
  return providerId;
}

/** Takes every step of the escalation at three processes, of which the last is killed and replaced. */
export function escalateAtThree(of: () => { readonly three: ThreeServers; readonly world: TestApp }): void {
  test('three processes take each step of the escalation once, also if one is killed and another one starts', async () => {
    const { three, world } = of();
    const places = await Promise.all(Array.from({ length: PLACES }, (_, nth) => placeWithUnseen(world, nth)));
    const levels = async () => {
      // Lets every process take the next turn, and makes the next step of all news due.
      await world.pool.query("delete from scheduled_jobs where name = 'escalate-news'");
      await world.pool.query(
        `update practice_news set due_at = now() where id in (
           select id from practice_news where provider_id = any($1) and due_at > now() for update skip locked)`,
        [places],
      );
      const { rows } = await world.pool.query<{ lowest: number; highest: number }>(
        'select min(level) as lowest, max(level) as highest from practice_news where provider_id = any($1)',
        [places],
      );
      return rows[0] ?? { lowest: 0, highest: 0 };
    };
    await vi.waitFor(async () => expect((await levels()).highest).toBeGreaterThan(0), AT_MOST);
    await three.replace(2);
    await vi.waitFor(async () => expect((await levels()).lowest).toBe(4), AT_MOST);

    const { rows } = await world.pool.query<{ recipient: string; sent: number }>(
      `select split_part(recipient, '-', 1) as recipient, count(*)::int as sent from messages
       where kind = 'practice-unseen' group by 1 order by 1`,
    );
    const sent = PLACES * NEWS_EACH;
    expect(rows).toEqual(['first', 'owner', 'second'].map((recipient) => ({ recipient, sent })));
    const tasks = await world.pool.query("select from support_tasks where kind = 'unseen_booking'");
    expect(tasks.rowCount).toBe(PLACES);
  }, 600_000);
}
