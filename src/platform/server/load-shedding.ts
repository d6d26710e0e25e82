import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/common/app-error.ts';

/** When a process refuses. Times in ms. */
export interface LoadLimits {
  /** Reading requests are refused while the event loop is late by more than this... */
  readonly lateMs: number;
  /** ...and at least so many came in since it was last on time: otherwise it isn't requests that hold it up. */
  readonly crowd: number;
  /** Reading requests are refused while more than this wait for the database. */
  readonly readsWaiting: number;
  /** Writing ones too when it has been so for so long, for then it is no rush that passes... */
  readonly rushMs: number;
  /** ...or when so many wait. */
  readonly writesWaiting: number;
}

export const LOAD_LIMITS: LoadLimits = {
  lateMs: 400,
  crowd: 40,
  readsWaiting: 200,
  rushMs: 5000,
  writesWaiting: 1500,
};

const TICK_MS = 50;
/** Always answered: how else would anybody see that there is too much to do. */
const ALWAYS = /^\/(healthz|readyz|metrics|assets\/.*)$/;

/**
 * Refuses requests with 503 at once when this process can't keep up, instead of keeping everybody waiting. Whoever only
 * looks is refused before whoever books: a rush of bookings is worked off as long as it ends.
 */
export function shedLoad(
  app: FastifyInstance,
  waitingForDatabase: () => number,
  limits: LoadLimits = LOAD_LIMITS,
): { readonly refused: () => number } {
  let expectedAt = performance.now() + TICK_MS;
  let came = 0;
  let manySince: number | undefined;
  let refused = 0;
  const tick = () => {
    const now = performance.now();
    expectedAt = now + TICK_MS;
    came = 0;
    noteWaiting(now);
  };
  const noteWaiting = (now: number) => {
    if (waitingForDatabase() <= limits.readsWaiting) manySince = undefined;
    else manySince ??= now;
  };
  const timer = setInterval(tick, TICK_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  const isTooMuch = (request: FastifyRequest) => {
    const now = performance.now();
    const waiting = waitingForDatabase();
    noteWaiting(now);
    if (request.method === 'GET' || request.method === 'HEAD') {
      return waiting > limits.readsWaiting || (came > limits.crowd && now - expectedAt > limits.lateMs);
    }
    const isNoRush = manySince !== undefined && now - manySince > limits.rushMs;
    return waiting > limits.writesWaiting || (isNoRush && waiting > limits.readsWaiting);
  };

  app.addHook('onRequest', async (request) => {
    // What a screen asks of us while it is made came in with the screen.
    if (!(request.raw.socket instanceof Socket)) return;
    came += 1;
    if (ALWAYS.test(request.routeOptions.url ?? '') || !isTooMuch(request)) return;
    refused += 1;
    throw new AppError('busy', BUSY, undefined, 1 + Math.floor(Math.random() * 4));
  });
  return { refused: () => refused };
}

const BUSY = 'The service is very busy. Please try again in a moment.';
