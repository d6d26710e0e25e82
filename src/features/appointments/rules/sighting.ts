import type { Appointment } from '../contract.ts';

/** How near the start is for an unseen booking to need a call, ms. */
const NEAR_MS = 24 * 60 * 60_000;

/** What a patient reads about whether the practice knows of the appointment. */
export type SightingState = 'seen' | 'unseen' | 'unseen-near';

/** Returns the state of an appointment at an instant, ms; undefined where nothing is known, or once it has started. */
export function sightingState(
  { sighting, date }: Pick<Appointment, 'date' | 'sighting'>,
  nowMs: number,
): SightingState | undefined {
  const startsAtMs = Date.parse(date);
  if (sighting === undefined || startsAtMs <= nowMs) return undefined;
  if (sighting.seenAt !== null) return 'seen';
  return startsAtMs - nowMs < NEAR_MS ? 'unseen-near' : 'unseen';
}
