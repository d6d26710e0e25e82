import type { Point } from '../search-filters.ts';
import { labelsIn, pixelsPerDegree } from './labels-in-view.ts';

/** The size of the map, pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** Limits of the zoom: beyond 14 the basemap has no detail; at 7 states and rivers are enough. */
const CLOSEST = 14;
const FARTHEST = 7;
/** Half a state is in sight. Larger zooms name LGAs, so this one is always allowed. */
const STATE_ZOOM = 9;
/** Number of names that a reader needs to recognise the place. */
const ENOUGH = 2;
/** A name nearer to the place than this is under its marker, pixels. */
const COVERED = 20;
/** A name nearer to the map's edge than this is cut off or under the attribution, pixels. */
export const EDGE = { across: 40, down: 24 };

/**
 * Returns the largest zoom of the basemap, which has no streets, at which enough names are in sight around a place. One of
 * them may be under the marker, rather than showing the whole state.
 */
export function zoomToShow(place: Point, size: MapSize): number {
  const isFree = (zoom: number) => (name: Point) =>
    Math.max(Math.abs(name.lat - place.lat), Math.abs(name.lng - place.lng)) > COVERED / pixelsPerDegree(zoom);
  const names = (zoom: number) => namesAround(place, size, zoom);
  const near = closestZoom(STATE_ZOOM, (zoom) => names(zoom).filter(isFree(zoom)).length >= ENOUGH);
  if (near > STATE_ZOOM) return near;
  return closestZoom(FARTHEST, (zoom) => names(zoom).length >= ENOUGH && names(zoom).some(isFree(zoom)));
}

/** Returns the largest zoom that is allowed: around one of the places a name must stay in sight. */
export function zoomLimit(places: readonly Point[], size: MapSize): number {
  return places.reduce(
    (limit, place) => closestZoom(limit, (zoom) => namesAround(place, size, zoom).length > 0),
    STATE_ZOOM + 1,
  );
}

/** Returns the largest zoom between two at which a name stays in sight around the middle; undefined if there is none. */
export function zoomNearer(
  { from, to }: { readonly from: number; readonly to: number },
  middleAt: (zoom: number) => Point,
  size: MapSize,
): number | undefined {
  for (let zoom = to; zoom > from; zoom -= 1) if (namesAround(middleAt(zoom), size, zoom).length > 0) return zoom;
  return undefined;
}

/** Returns the largest zoom that passes the test, or `farthest`. */
function closestZoom(farthest: number, willDo: (zoom: number) => boolean): number {
  let zoom = CLOSEST;
  while (zoom > farthest && !willDo(zoom)) zoom -= 1;
  return zoom;
}

/** Returns the names that can be read on a map centred on a place. */
function namesAround({ lat, lng }: Point, { width, height }: MapSize, zoom: number): readonly Point[] {
  const across = (width / 2 - EDGE.across) / pixelsPerDegree(zoom);
  const down = (height / 2 - EDGE.down) / pixelsPerDegree(zoom);
  return labelsIn({ south: lat - down, west: lng - across, north: lat + down, east: lng + across }, zoom);
}
