import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/common/app-error.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, or 503 when the database can't be asked. */
export function installHealth(app: FastifyInstance, checkDatabase: () => Promise<void>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request) => {
    try {
      await checkDatabase();
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      throw new AppError('busy', 'The database cannot be reached.');
    }
    return { status: 'ready' };
  });
}
