import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/common/app-error.ts';
import { DATABASE_AWAY, SERVER_STOPPING } from '#platform/common/platform-refusals.ts';

/**
 * Adds `/healthz`: the process lives; and `/readyz`: it can serve, or 503 when the database can't be reached or the
 * process is about to stop.
 */
export function installHealth(
  app: FastifyInstance,
  checkDatabase: () => Promise<unknown>,
  isStopping: () => boolean = () => false,
): void {
  app.addHook('onRequest', async (_request, reply) => {
    // A balancer that keeps connections open would send the next request into one that is being closed.
    if (isStopping()) reply.header('connection', 'close');
  });
  let checking: Promise<unknown> | undefined;
  // Concurrent callers share one check.
  const check = () => {
    checking ??= checkDatabase().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request) => {
    if (isStopping()) throw new AppError(SERVER_STOPPING);
    try {
      await check();
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      throw new AppError(DATABASE_AWAY);
    }
    return { status: 'ready' };
  });
}
