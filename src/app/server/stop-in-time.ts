import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long each part of stopping may take, ms; together less than the 30 seconds that supervisors usually grant. */
const LIMITS = { requests: 15_000, work: 6000, database: 4000 } as const;

/**
 * Stops a server in order: requests in progress end, waiting browsers get a hint to reconnect, messages and jobs in
 * progress end, connections close. No step can hang for ever: after its limit it is cut off, and the next process takes
 * its work on.
 */
export async function stopInTime(
  app: FastifyInstance,
  work: readonly (() => Promise<void>)[],
  closeDatabase: () => Promise<void>,
  limits: Readonly<Record<keyof typeof LIMITS, number>> = LIMITS,
): Promise<void> {
  const stoppingWork = Promise.all(work.map((stop) => stop()));
  const cut = setTimeout(() => app.server.closeAllConnections(), limits.requests);
  await within(limits.requests + 1000, app.close());
  clearTimeout(cut);
  await within(limits.work, stoppingWork);
  await within(limits.database, closeDatabase());
}

async function within(ms: number, what: Promise<unknown>): Promise<void> {
  await Promise.race([what, sleep(ms, undefined, { ref: false })]);
}
