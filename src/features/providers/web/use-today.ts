import { useEffect, useSyncExternalStore } from 'react';
import { lagosDate } from '#platform/common/lagos-time.ts';

const HALF_HOUR_MS = 30 * 60_000;
/** What shows that somebody is there. */
const DEEDS = ['visibilitychange', 'focus', 'pointerdown'];

/**
 * Today in Lagos, `yyyy-MM-dd`. When somebody comes back to an answer of which a free time has passed, it is asked for
 * anew: at most once every half hour, whatever the device's clock says, and never while nobody looks, since each time
 * costs data and counts as use of the session.
 */
export function useToday(
  { dataUpdatedAt, refetch }: { readonly dataUpdatedAt: number; readonly refetch: () => unknown },
  nextSlots: readonly (string | null)[],
): string {
  const nowMs = useSyncExternalStore(
    onDeed,
    () => halfHourOf(Date.now()),
    // The same on the server and while the browser takes its page over.
    () => halfHourOf(dataUpdatedAt || Date.now()),
  );
  const isOld =
    dataUpdatedAt > 0 && dataUpdatedAt < nowMs && nextSlots.some((at) => at !== null && Date.parse(at) < nowMs);
  useEffect(() => {
    if (isOld) refetch();
  }, [isOld, nowMs, refetch]);
  // An answer of today is no answer of tomorrow, whatever the device's clock says.
  return lagosDate(Math.max(nowMs, dataUpdatedAt));
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
