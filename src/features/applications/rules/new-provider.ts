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
  readonly openingHours: readonly Hours[] | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

interface Hours {
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

/** Weekdays by number; 0 is Sunday. */
const WEEKDAY_NUMBERS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns the specialty of the directory for one of the form. */
export function specialtyFor(applied: string): string {
  return applied === 'Family Medicine' ? 'Family Medicine (General Practitioner)' : applied;
}

/** Returns the weekly hours of the practice: the hours by weekday, or the specified days and times, each day once. */
export function hoursFor(application: Applied): readonly Hours[] {
  if (application.openingHours !== null) return application.openingHours;
  const opens = clockTime(application.availabilityHoursStart);
  const closes = clockTime(application.availabilityHoursEnd);
  if (opens === undefined || closes === undefined || opens >= closes) return [];
  return WEEKDAY_NUMBERS.flatMap((day, weekday) =>
    application.availabilityDays.includes(day) ? [{ weekday, opens, closes }] : [],
  );
}

/** Returns the location of the practice: the applicant's pin, the centre of its LGA, or none if neither is given. */
export function placeFor({
  state,
  lga,
  latitude,
  longitude,
}: Pick<Applied, 'state' | 'lga' | 'latitude' | 'longitude'>): {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly locationPrecision: 'exact' | 'area' | 'unknown';
} {
  if (latitude !== null && longitude !== null) return { latitude, longitude, locationPrecision: 'exact' };
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
