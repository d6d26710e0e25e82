import { daysBetween } from '#platform/common/lagos-time.ts';

/** How many days before its end the desk is warned of a licence: as early as administrators. */
const WARNING_DAYS = 60;

/** Returns the warning about the last day of a provider's licences; undefined if it is far off, or none is recorded. */
export function licenceEnd(licensedUntil: string | null, today: string): 'near' | 'past' | undefined {
  if (licensedUntil === null) return undefined;
  const daysLeft = daysBetween(today, licensedUntil);
  if (daysLeft < 0) return 'past';
  return daysLeft <= WARNING_DAYS ? 'near' : undefined;
}
