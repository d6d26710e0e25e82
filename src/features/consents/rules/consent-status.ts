import type { ConsentState } from '../contract.ts';

/** How the latest decision on a purpose stands. */
export type ConsentStatus = 'none' | 'outdated' | 'withdrawn' | 'given-by-guardian' | 'given';

/** Returns how the latest decision on a purpose stands; `outdated` if it was about an earlier version of the text. */
export function consentStatus(
  consent: Pick<ConsentState, 'granted' | 'recordedAt' | 'recordedVersion' | 'version' | 'givenBy'>,
): ConsentStatus {
  if (consent.recordedAt === null) return 'none';
  if (consent.recordedVersion !== consent.version) return 'outdated';
  if (!consent.granted) return 'withdrawn';
  return consent.givenBy === 'guardian' ? 'given-by-guardian' : 'given';
}

/**
 * Returns the purposes to show: those that the user can change first, and the consent of a guardian only if one was ever
 * recorded.
 */
export function shownConsents(consents: readonly ConsentState[]): readonly ConsentState[] {
  return consents
    .filter(({ purpose, recordedAt }) => purpose !== 'guardian' || recordedAt !== null)
    .toSorted((a, b) => Number(a.fixedBecause !== null) - Number(b.fixedBecause !== null));
}
