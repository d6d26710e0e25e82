import type { BookingState } from './booking-state.ts';

/**
 * Returns whether a provider takes new patients; null for a listing. A listing has no
 * practice that could say so, and its column has only the default of new rows or the guess of an administrator.
 * @see docs/decisions/051-unknown-facts.md
 */
export function knownAcceptance({
  bookingState,
  acceptingNewPatients,
}: {
  readonly bookingState: BookingState;
  readonly acceptingNewPatients: boolean;
}): boolean | null {
  return bookingState === 'listed' ? null : acceptingNewPatients;
}
