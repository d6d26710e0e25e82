import { useEffect, useSyncExternalStore } from 'react';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { serverNow } from '#platform/web/server-clock.ts';

const HALF_HOUR_MS = 30 * 60_000;
/** What shows that somebody is there. */
const DEEDS = ['visibilitychange', 'focus', 'pointerdown'];

/**
 * Today in Lagos, `yyyy-MM-dd`. When somebody comes back to an answer of which a free time has passed, it is asked for
 * anew: at most once every half hour and never while nobody looks, since each time costs data and counts as use of the
 * session.
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
  for (const deed of DEEDS) window.addEventListener(deed, look);
  return () => {
    for (const deed of DEEDS) window.removeEventListener(deed, look);
  };
}

function halfHourOf(atMs: number): number {
  return atMs - (atMs % HALF_HOUR_MS);
}
