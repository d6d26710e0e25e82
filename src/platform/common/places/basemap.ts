/** A polygon or line as differences of whole numbers: longitude and latitude by turns. */
type Deltas = readonly number[];

/** A piece of the basemap as `scripts/basemap.mjs` writes it. */
export interface BasemapPiece {
  /** West, south, east, north in degrees. */
  readonly bounds: readonly number[];
  /** How many whole numbers a degree has. */
  readonly perDegree: number;
  /** Polygons of land, each an outer ring and its holes. */
  readonly land: readonly (readonly Deltas[])[];
  readonly states?: readonly (readonly Deltas[])[];
  readonly rivers?: readonly Deltas[];
}

/** Latitude and longitude in degrees, as the map library takes them. */
export type LatLng = [lat: number, lng: number];

/** The points of a ring or line. */
export function pointsOf(deltas: Deltas, perDegree: number): LatLng[] {
  const points: LatLng[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < deltas.length; at += 2) {
    x += deltas[at] ?? 0;
    y += deltas[at + 1] ?? 0;
    points.push([y / perDegree, x / perDegree]);
  }
  return points;
}
