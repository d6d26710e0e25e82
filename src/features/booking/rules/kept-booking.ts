import type { Attempt, Booked } from './booking-attempt.ts';
import type { Draft } from './booking-draft.ts';
import type { Held } from './held-time.ts';
import { STEPS, type Wizard } from './wizard.ts';

/** How long a booking can be restored after a reload or a crash, ms. */
export const KEPT_MS = 30 * 60_000;

/** Its key in the tab's storage. */
export const KEPT_AS = 'booking';

const VERSION = 1;

/** The attempts so far. Sending one again repeats the same booking. */
export interface SentBookings<Body = unknown> {
  /** Idempotency keys by the body that they were made for (`bodyId`). */
  readonly keys: Readonly<Record<string, string>>;
  /** The attempt whose outcome is unknown. */
  readonly unsettled: Attempt<Body> | null;
}

/** A booking as the tab stores it. */
export interface KeptBooking {
  readonly version: typeof VERSION;
  /** What the dialog was opened for. */
  readonly opening: string;
  /** The signed-in account; null for none. */
  readonly userId: number | null;
  readonly keptAtMs: number;
  readonly wizard: Wizard;
  readonly draft: Draft;
  /** The time that was held last. */
  readonly held?: Held | null;
  readonly sent: SentBookings;
  /** The confirmation on screen. */
  readonly booked?: Booked | null;
}

/** Returns the stored text of a booking. */
export function keptText(booking: Omit<KeptBooking, 'version'>): string {
  return JSON.stringify({ version: VERSION, ...booking } satisfies KeptBooking);
}

/**
 * Returns the kept booking if it may be taken up again: for the same opening, by the same account (or by the one that has
 * signed in since), less than 30 minutes old. Returns null for text that can't be read.
 */
export function takeUp(
  kept: string | null,
  now: { readonly opening: string; readonly userId: number | null; readonly nowMs: number },
): KeptBooking | null {
  const booking = read(kept);
  if (booking === null || booking.opening !== now.opening) return null;
  if (booking.userId !== null && booking.userId !== now.userId) return null;
  const ageMs = now.nowMs - booking.keptAtMs;
  return ageMs >= 0 && ageMs < KEPT_MS ? booking : null;
}

function read(kept: string | null): KeptBooking | null {
  try {
    const booking = JSON.parse(kept ?? 'null') as KeptBooking | null;
    return booking?.version === VERSION && STEPS[booking.wizard.step] !== undefined ? booking : null;
  } catch {
    return null;
  }
}
