/** A place on Earth in degrees. */
interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the Earth, km. @see patient-area specification, section 9 */
export const EARTH_RADIUS_KM = 6371;

/** Kilometres between two points along the Earth's surface. */
export function kmBetween(a: Coordinates, b: Coordinates): number {
  const radians = Math.PI / 180;
  const chord =
    Math.sin(((b.lat - a.lat) * radians) / 2) ** 2 +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
