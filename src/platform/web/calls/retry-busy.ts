import { ApiError } from './call.ts';

/**
 * Waits before the second and the third attempt, ms; randomised up to twice as long, so that clients don't return at
 * once.
 */
const PAUSES_MS = [1500, 4000];

/**
 * Repeats a request that the server was too busy for (503), at most twice. Only for requests that may safely run twice.
 */
export async function retryBusy<T>(send: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503) throw error;
    }
    const waitMs = pauseMs * (1 + Math.random());
    await new Promise((done) => setTimeout(done, waitMs));
  }
  return await send();
}
