import { findLga, findState, type Lga } from '#platform/common/places/nigerian-places.ts';
import { clockTime } from './half-hours.ts';

/** The part of an application that a provider is made from. */
export interface Applied {
  readonly specialty: string;
  readonly state: string;
  readonly lga: string | null;
  readonly bio: string | null;
  readonly credentials: string;
  readonly otherCredentials: string | null;
  readonly availabilityDays: readonly string[];
  readonly availabilityHoursStart: string;
  readonly availabilityHoursEnd: string;
}

/** Weekdays by number; 0 is Sunday. */
const WEEKDAY_NUMBERS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns the specialty of the directory for one of the form. */
export function specialtyFor(applied: string): string {
  return applied === 'Family Medicine' ? 'Family Medicine (General Practitioner)' : applied;
}

/** Returns the applicant's availability as weekly hours, each day once. */
export function hoursFor(
  application: Applied,
): readonly { readonly weekday: number; readonly opens: string; readonly closes: string }[] {
  const opens = clockTime(application.availabilityHoursStart);
  const closes = clockTime(application.availabilityHoursEnd);
  if (opens === undefined || closes === undefined || opens >= closes) return [];
  return WEEKDAY_NUMBERS.flatMap((day, weekday) =>
    application.availabilityDays.includes(day) ? [{ weekday, opens, closes }] : [],
  );
}

/** Returns the approximate location of the practice: the centre of its LGA, or none if no LGA is given. */
export function placeFor({ state, lga }: Pick<Applied, 'state' | 'lga'>): {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly locationPrecision: 'area' | 'unknown';
} {
  const known = findState(state);
  const area: Lga | undefined = known === undefined || lga === null ? undefined : findLga(known, lga);
  return area === undefined
    ? { latitude: null, longitude: null, locationPrecision: 'unknown' }
    : { latitude: area.latitude, longitude: area.longitude, locationPrecision: 'area' };
}

/** Returns the bio that patients read: the applicant's text, then the credentials. */
export function bioFor({ bio, credentials, otherCredentials }: Applied): string {
  const all = [...credentials.split(','), otherCredentials ?? ''].map((part) => part.trim());
  const named = all.filter((part) => part !== '' && part !== 'Other');
  return [bio, named.length > 0 ? `Credentials: ${named.join(', ')}` : null].filter(Boolean).join('\n\n');
}
