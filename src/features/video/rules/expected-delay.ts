/** Another visit of the provider today that was to begin before the one that is waited for. Instants in ms. */
export interface EarlierVisit {
  readonly endsAtMs: number;
  /** The provider is in it now. */
  readonly isRunning: boolean;
  /** Its patient is in the waiting room too. */
  readonly isWaiting: boolean;
}

/** What can truly be said of when a visit begins. */
export interface Expectation {
  /** 1 for whoever is next. */
  readonly place: number;
  /**
   * - `on_time`: nothing is known to be in the way;
   * - `after_running`: another visit is going on, planned to end at `untilMs`;
   * - `overrun`: another visit is going on beyond its planned end, and nobody knows for how long;
   * - `late`: the time has come and nothing tells why the provider isn't there.
   */
  readonly kind: 'on_time' | 'after_running' | 'overrun' | 'late';
  /** When the visit can begin at the earliest, ms; null where nobody knows. */
  readonly untilMs: number | null;
  /** Minutes after its planned start that it begins then, or has waited already where it is late. */
  readonly minutes: number | null;
}

const MINUTE_MS = 60_000;

/** What whoever waits is told: the place among those who wait, and only such a delay as is known. */
export function expectedDelay(
  { startsAtMs }: { readonly startsAtMs: number },
  earlier: readonly EarlierVisit[],
  nowMs: number,
): Expectation {
  const place = 1 + earlier.filter(({ isWaiting, isRunning }) => isWaiting && !isRunning).length;
  const running = earlier.filter(({ isRunning }) => isRunning);
  const minutes = Math.max(0, Math.floor((nowMs - startsAtMs) / MINUTE_MS));
  if (running.length > 0) {
    const untilMs = Math.max(...running.map(({ endsAtMs }) => endsAtMs));
    if (untilMs <= nowMs) return { place, kind: 'overrun', untilMs: null, minutes: null };
    if (untilMs > startsAtMs) {
      return { place, kind: 'after_running', untilMs, minutes: Math.ceil((untilMs - startsAtMs) / MINUTE_MS) };
    }
  }
  if (minutes > 0) return { place, kind: 'late', untilMs: null, minutes };
  return { place, kind: 'on_time', untilMs: startsAtMs, minutes: 0 };
}
