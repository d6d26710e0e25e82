import type { FastifyInstance } from 'fastify';

/**
 * Sends the database's time as the `Date` of every response, instead of the machine's. Browsers rely on it, because their
 * own clocks may be wrong. @see docs/decisions/029-database-clock.md
 */
export function tellTime(app: FastifyInstance, now: () => number): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('date', new Date(now()).toUTCString());
    return payload;
  });
}
