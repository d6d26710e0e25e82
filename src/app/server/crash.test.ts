import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { type Attempt, type Outcome, sendAtOnce } from '#test/race.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';

const CRASHES = 3;
const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'alafia-crash-')) };
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.stop();
  rmSync(env.DATA_DIR, { recursive: true, force: true });
});

async function register(base: string): Promise<{ id: number; cookie: string }> {
  const name = `crash${Date.now()}`;
  const response = await fetch(`${base}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: name,
      password: 'secret-1',
      fullName: 'Crash Test',
      email: `${name}@example.com`,
    }),
  });
  const user = (await response.json()) as { id: number };
  return { id: user.id, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

async function freeAttempts(base: string, cookie: string): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const providers = (await (await fetch(`${base}/api/providers?acceptingNewPatients=true&limit=30`)).json()) as {
    id: number;
  }[];
  for (const { id } of providers) {
    const date = addDays(lagosDate(Date.now()), 1 + (id % 6));
    const slots = (await (await fetch(`${base}/api/providers/${id}/availability?date=${date}`)).json()) as {
      dateTime: string;
    }[];
    attempts.push(
      ...slots.slice(0, 4).map(({ dateTime }) => ({
        cookie,
        providerId: id,
        date: dateTime,
        idempotencyKey: `${id}@${dateTime}`,
        // One person can't have two appointments at once, nor four at one practice.
        forName: `Person ${id} ${dateTime}`,
      })),
    );
  }
  return attempts;
}

/** Sends bookings, some in parallel, and kills the server while they are in progress. */
async function bookUntilKilled(
  running: ServerProcess,
  attempts: readonly Attempt[],
  acknowledgedBeforeKill: number,
): Promise<Map<Attempt, Outcome>> {
  const acknowledged = new Map<Attempt, Outcome>();
  let killed: Promise<void> | undefined;
  await Promise.all(
    attempts.map(async (attempt) => {
      try {
        const [outcome] = await sendAtOnce(running.url, [attempt]);
        if (outcome?.status === 201) acknowledged.set(attempt, outcome);
        if (acknowledged.size >= acknowledgedBeforeKill) killed ??= running.kill();
      } catch {
        // The connection broke: nothing was acknowledged.
      }
    }),
  );
  await (killed ?? running.kill());
  return acknowledged;
}

test(`after ${CRASHES} kills during bookings every acknowledged one is there, none twice`, {
  timeout: 600_000,
}, async () => {
  server = await startServer(env);
  const { id, cookie } = await register(server.url);
  const acknowledged = new Map<Attempt, Outcome>();
  let unacknowledged = 0;
  for (let crash = 1; crash <= CRASHES; crash++) {
    const attempts = (await freeAttempts(server.url, cookie)).slice(0, 40);
    const before = await bookUntilKilled(server, attempts, crash * 4);
    for (const [attempt, outcome] of before) acknowledged.set(attempt, outcome);
    unacknowledged += attempts.length - before.size;

    server = await startServer(env);
    // Unacknowledged bookings are sent again with their own keys, as the booking dialog does.
    const retried = await sendAtOnce(server.url, attempts);
    for (const [index, attempt] of attempts.entries()) {
      const outcome = retried[index];
      expect(outcome?.status).toBe(201);
      const earlier = acknowledged.get(attempt);
      if (earlier !== undefined) expect(outcome?.id).toBe(earlier.id);
      else if (outcome !== undefined) acknowledged.set(attempt, outcome);
    }
  }
  expect(unacknowledged).toBeGreaterThan(0);

  const answer = await fetch(`${server.url}/api/users/${id}/appointments`, { headers: { cookie } });
  const kept = (await answer.json()) as { id: number; providerId: number; date: string }[];
  expect(new Set(kept.map((appointment) => appointment.id))).toEqual(
    new Set([...acknowledged.values()].map((outcome) => outcome.id)),
  );
  expect(new Set(kept.map((appointment) => `${appointment.providerId}@${appointment.date}`)).size).toBe(kept.length);
});

test('a second process on the same folder says so and stops', async () => {
  await expect(startServer(env)).rejects.toThrow(/Another process is already using/);
});
