import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long sending the body of this call may take, ms, where it holds a file. */
    sendWithinMs?: number;
  }
}

/** The longest that any call grants, ms: a file of 5 MB on a line of 250 kbit/s. */
export const LONGEST_SENDING_MS = 180_000;

/**
 * Hangs up on whoever takes longer than `usualMs` to send a body, so that slow senders can't hold connections; calls that
 * take files grant more by `sendWithinMs`. The server's own limit, which is one for all calls, must be the longest.
 */
export function limitSendingTime(app: FastifyInstance, usualMs: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if (raw.complete || ((length === undefined || length === '0') && encoding === undefined)) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, routeOptions.config?.sendWithinMs ?? usualMs);
    timer.unref();
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
  });
}
