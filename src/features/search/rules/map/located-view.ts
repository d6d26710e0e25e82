import type { Point } from '../search-filters.ts';
import { pixelsPerDegree } from './labels-in-view.ts';
import { MAP_ZOOM } from './marker.ts';
import { EDGE, type MapSize } from './zoom-with-names.ts';

/** The extent of the basemap, degrees. */
const DRAWN = { south: 3.9, west: 2.4, north: 14.1, east: 14.9 };

/**
 * Returns what the map shows to a located user: the surroundings, if a provider is in sight there; otherwise the user and the
 * providers (`way`); from abroad only the providers.
 * @see patient-area specification, section 9: zoom on the user's location
 */
export function locatedView(
  user: Point,
  places: readonly Point[],
  { width, height }: MapSize,
): 'surroundings' | 'way' | 'providers' {
  const { lat, lng } = user;
  if (lat < DRAWN.south || lat > DRAWN.north || lng < DRAWN.west || lng > DRAWN.east) return 'providers';
  const across = (width / 2 - EDGE.across) / pixelsPerDegree(MAP_ZOOM);
  const down = (height / 2 - EDGE.down) / pixelsPerDegree(MAP_ZOOM);
  const isInSight = (place: Point) => Math.abs(place.lat - lat) < down && Math.abs(place.lng - lng) < across;
  return places.length === 0 || places.some(isInSight) ? 'surroundings' : 'way';
}
