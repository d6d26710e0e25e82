import { useEffect, useSyncExternalStore } from 'react';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';

const HALF_HOUR_MS = 30 * 60_000;
/** Events that show that the page is in use. */
const SIGNS_OF_USE = ['visibilitychange', 'focus', 'pointerdown'];

/**
 * Returns today in Lagos, `yyyy-MM-dd`. When a user comes back to a page on which a free time has passed, the data is
 * fetched again: at most once every half hour and never while the page is hidden, since each fetch costs data and counts
 * as use of the session.
 */
export function useToday(
  { dataUpdatedAt, refetch }: { readonly dataUpdatedAt: number; readonly refetch: () => unknown },
  nextSlots: readonly (string | null)[],
): string {
  const nowMs = useSyncExternalStore(
    onDeed,
    () => halfHourOf(serverNow()),
    // The same on the server and while the browser takes its page over.
    () => halfHourOf(dataUpdatedAt || serverNow()),
  );
  const isOld = nextSlots.some((at) => at !== null && Date.parse(at) < nowMs);
  useEffect(() => {
    if (isOld) refetch();
  }, [isOld, nowMs, refetch]);
  return lagosDate(nowMs);
}

function onDeed(onChange: () => void): () => void {
  const look = () => {
    if (!document.hidden) onChange();
  };
  for (const event of SIGNS_OF_USE) window.addEventListener(event, look);
  return () => {
    for (const event of SIGNS_OF_USE) window.removeEventListener(event, look);
  };
}

function halfHourOf(atMs: number): number {
  return atMs - (atMs % HALF_HOUR_MS);
}
