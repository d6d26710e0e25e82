import type { Point } from '../search-filters.ts';
import { labelsIn, pixelsPerDegree } from './labels-in-view.ts';

/** How large the map is, pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** Nearer than this the own basemap has nothing anywhere; farther than that, states and rivers say enough. */
const CLOSEST = 14;
const FARTHEST = 7;
/** Half a state is in sight. Nearer than this LGAs are named: so near one may always go. */
const STATE_ZOOM = 9;
/** So many names tell where one is. */
const ENOUGH = 2;
/** Nearer to the place than this a name is under its marker, pixels. */
const COVERED = 20;
/** Nearer to the map's edge than this a name is cut off or under the attribution, pixels. */
export const EDGE = { across: 40, down: 24 };

/**
 * How near the own basemap, which has no streets, is shown around a place: as near as some names are in sight. One of
 * them may be under the marker where it would be the whole state otherwise.
 */
export function zoomToShow(place: Point, size: MapSize): number {
  const isFree = (zoom: number) => (name: Point) =>
    Math.max(Math.abs(name.lat - place.lat), Math.abs(name.lng - place.lng)) > COVERED / pixelsPerDegree(zoom);
  const names = (zoom: number) => namesAround(place, size, zoom);
  const near = closestZoom(STATE_ZOOM, (zoom) => names(zoom).filter(isFree(zoom)).length >= ENOUGH);
  if (near > STATE_ZOOM) return near;
  return closestZoom(FARTHEST, (zoom) => names(zoom).length >= ENOUGH && names(zoom).some(isFree(zoom)));
}

/** How near one may go to some places on the own basemap: as long as around one of them a name is left. */
export function zoomLimit(places: readonly Point[], size: MapSize): number {
  return places.reduce(
    (limit, place) => closestZoom(limit, (zoom) => namesAround(place, size, zoom).length > 0),
    STATE_ZOOM + 1,
  );
}

/** How near one gets from one zoom towards another so that a name is left around the middle; undefined where nowhere. */
export function zoomNearer(
  { from, to }: { readonly from: number; readonly to: number },
  middleAt: (zoom: number) => Point,
  size: MapSize,
): number | undefined {
  for (let zoom = to; zoom > from; zoom -= 1) if (namesAround(middleAt(zoom), size, zoom).length > 0) return zoom;
  return undefined;
}

/** The closest zoom that will do, or `farthest`. */
function closestZoom(farthest: number, willDo: (zoom: number) => boolean): number {
  let zoom = CLOSEST;
  while (zoom > farthest && !willDo(zoom)) zoom -= 1;
  return zoom;
}

/** The names that can be read on a map with a place in its middle. */
function namesAround({ lat, lng }: Point, { width, height }: MapSize, zoom: number): readonly Point[] {
  const across = (width / 2 - EDGE.across) / pixelsPerDegree(zoom);
  const down = (height / 2 - EDGE.down) / pixelsPerDegree(zoom);
  return labelsIn({ south: lat - down, west: lng - across, north: lat + down, east: lng + across }, zoom);
}
