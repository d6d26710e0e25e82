import { ApiError } from './call.ts';

/** How long to wait before the second and the third time, ms; up to twice as long, so that not all come back at once. */
const PAUSES_MS = [1500, 4000];

/** Sends again, twice at most, what the server was too busy for (503). Only for what does no harm when it is done twice. */
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
