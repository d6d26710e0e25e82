import { useSyncExternalStore } from 'react';
import { serverNow } from './calls/server-clock.ts';

const MINUTE_MS = 60_000;

/**
 * The present in ms since the epoch by the server's clock, to the minute, moving on by itself. While the browser takes over a page of the
 * server it is `renderedAtMs` (such as a query's `dataUpdatedAt`), so that both draw the same.
 */
export function useNow(renderedAtMs: number): number {
  return useSyncExternalStore(everyMinute, thisMinute, () => renderedAtMs);
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

function thisMinute(): number {
  return Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS;
}
