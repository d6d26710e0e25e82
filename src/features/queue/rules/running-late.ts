const MINUTE_MS = 60_000;

/** From how much over its start an appointment shows that its practitioner runs late, ms. */
const LATE_MS = 15 * MINUTE_MS;
/** Patients of appointments that begin within this time are notified, ms. */
export const NOTIFIED_AHEAD_MS = 3 * 60 * MINUTE_MS;
/** By how much a delay must grow before a patient is notified again, minutes. */
export const GROWTH_MINUTES = 15;
/** How long after a message about a delay a patient isn't notified again, ms: no delay grows faster than the clock. */
export const NOTIFIED_AGAIN_MS = GROWTH_MINUTES * MINUTE_MS;

/** An appointment of today. Instants are ms since the epoch. */
export interface TodaysAppointment {
  /** What takes it; null at a place without resources. */
  readonly resourceId: number | null;
  readonly startsAtMs: number;
  /** The patient is marked as here. */
  readonly isHere: boolean;
  /** When the patient came; null if that isn't known. */
  readonly arrivedAtMs: number | null;
  readonly hasBegun: boolean;
  /** The delay of which the patient was notified last, minutes; null if they weren't. */
  readonly notifiedMinutes: number | null;
  /** When that was; null if they weren't notified. */
  readonly notifiedAtMs: number | null;
}

/** A resource that runs late. */
export interface Lateness {
  readonly resourceId: number | null;
  readonly minutes: number;
  /** How many patients a message is for. */
  readonly concerned: number;
}

/**
 * Returns the resources that run late at an instant (ms): those with a patient who is here, hasn't begun, and whose start is
 * 15 minutes over, counted from the arrival of one who came late. The delay is that of the earliest one.
 */
export function runningLate(appointments: readonly TodaysAppointment[], nowMs: number): Lateness[] {
  const earliest = new Map<number | null, number>();
  for (const { resourceId, startsAtMs, isHere, arrivedAtMs, hasBegun } of appointments) {
    if (!isHere || hasBegun) continue;
    const dueMs = Math.max(startsAtMs, arrivedAtMs ?? startsAtMs);
    earliest.set(resourceId, Math.min(dueMs, earliest.get(resourceId) ?? dueMs));
  }
  return [...earliest]
    .filter(([, dueMs]) => nowMs - dueMs >= LATE_MS)
    .map(([resourceId, dueMs]) => {
      const minutes = Math.floor((nowMs - dueMs) / MINUTE_MS);
      const concerned = appointments.filter(
        (each) => each.resourceId === resourceId && isConcerned(each, { minutes, nowMs }),
      );
      return { resourceId, minutes, concerned: concerned.length };
    });
}

/**
 * True if a patient is to be notified now of a delay: not here, begins within three hours, and the delay is new or grew by 15
 * minutes in 15 minutes at least.
 */
export function isConcerned(
  {
    startsAtMs,
    isHere,
    notifiedMinutes,
    notifiedAtMs,
  }: Omit<TodaysAppointment, 'arrivedAtMs' | 'hasBegun' | 'resourceId'>,
  { minutes, nowMs }: { readonly minutes: number; readonly nowMs: number },
): boolean {
  const isSoon = startsAtMs > nowMs && startsAtMs <= nowMs + NOTIFIED_AHEAD_MS;
  const hasGrown = notifiedMinutes === null || minutes - notifiedMinutes >= GROWTH_MINUTES;
  const isDue = notifiedAtMs === null || nowMs - notifiedAtMs >= NOTIFIED_AGAIN_MS;
  return isSoon && !isHere && hasGrown && isDue;
}
