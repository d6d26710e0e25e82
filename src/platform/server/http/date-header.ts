import type { FastifyInstance } from 'fastify';

/**
 * Tells the time of the database with every answer, in place of the machine's that Node would tell: browsers go by it,
 * since their own clocks may be wrong. @see docs/decisions/029-database-clock.md
 */
export function tellTime(app: FastifyInstance, now: () => number): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('date', new Date(now()).toUTCString());
    return payload;
  });
}
