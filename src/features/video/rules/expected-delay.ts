/** An earlier visit of the provider on the same day. Instants in ms. */
export interface EarlierAppointment {
  readonly endsAtMs: number;
  /** The provider is in it now. */
  readonly isRunning: boolean;
  /** Its patient is in the waiting room too. */
  readonly isWaiting: boolean;
}

/** When a visit is expected to begin, as far as known. */
export interface Expectation {
  /** The patient's place in the waiting room; 1 is next. */
  readonly place: number;
  /**
   * - `on_time`: no delay is known;
   * - `after_running`: an earlier visit is going on and is planned to end at `untilMs`;
   * - `overrun`: an earlier visit is going on past its planned end, for an unknown time;
   * - `late`: the start has passed and the reason is unknown.
   */
  readonly kind: 'on_time' | 'after_running' | 'overrun' | 'late';
  /** The earliest start, ms; null if unknown. */
  readonly untilMs: number | null;
  /** The delay after the planned start in minutes, or the minutes since then if late; null if unknown. */
  readonly minutes: number | null;
}

const MINUTE_MS = 60_000;

/** Returns what a waiting patient reads: the place in the waiting room, and the delay if one is known. */
export function expectedDelay(
  { startsAtMs }: { readonly startsAtMs: number },
  earlier: readonly EarlierAppointment[],
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
