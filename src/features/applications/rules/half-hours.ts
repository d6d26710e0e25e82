const FIRST_HOUR = 8;
const COUNT = 23;

/**
 * The 23 times at which a working day can start or end, from 8:00 AM to 7:00 PM.
 * @see provider and admin area specification, section 9
 */
export const HALF_HOURS: readonly string[] = Array.from({ length: COUNT }, (_, index) => shown(index));

/** Returns a time of the form as Lagos wall-clock time, `HH:mm`: `1:30 PM` is 13:30. Undefined for any other text. */
export function clockTime(halfHour: string): string | undefined {
  const index = HALF_HOURS.indexOf(halfHour);
  if (index < 0) return undefined;
  const hour = FIRST_HOUR + Math.floor(index / 2);
  return `${String(hour).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
}

/** True if one time of the form is before another; false if either isn't a time of the form. */
export function startsBefore(start: string, end: string): boolean {
  const first = HALF_HOURS.indexOf(start);
  return first >= 0 && first < HALF_HOURS.indexOf(end);
}

function shown(index: number): string {
  const hour = FIRST_HOUR + Math.floor(index / 2);
  return `${hour > 12 ? hour - 12 : hour}:${index % 2 === 0 ? '00' : '30'} ${hour < 12 ? 'AM' : 'PM'}`;
}
