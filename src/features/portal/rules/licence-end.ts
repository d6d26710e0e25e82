import { daysBetween } from '#platform/common/lagos-time.ts';

/** From how many days before its end on a desk is told of a licence: as early as administrators are. */
const TOLD_DAYS = 60;

/** What a desk must know of the last day of its licences; undefined while that is far off, or none is recorded. */
export function licenceEnd(licensedUntil: string | null, today: string): 'near' | 'past' | undefined {
  if (licensedUntil === null) return undefined;
  const daysLeft = daysBetween(today, licensedUntil);
  if (daysLeft < 0) return 'past';
  return daysLeft <= TOLD_DAYS ? 'near' : undefined;
}
