import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The time limit for sending the body of this call, ms; set for uploads. */
    sendWithinMs?: number;
  }
}

/** The longest time limit of any call, ms: 5 MB at 250 kbit/s. */
export const LONGEST_SENDING_MS = 180_000;

/**
 * Closes the connection of a client that takes longer than `usualMs` to send a body, so that slow senders can't hold
 * connections. Uploads allow more with `sendWithinMs`. The server's own limit covers all calls and must be the longest.
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
