import type { LatLng } from '#platform/common/places/basemap.ts';

/**
 * A rough outline of the land, drawn by hand: the continent except its south-west, and the inland part of the country.
 * Drawn below the states and neighbours, so that no slivers show between their borders.
 */
export const ROUGH_LAND: readonly LatLng[] = [
  [6.3, -20],
  [30, -20],
  [30, 40],
  [-5, 40],
  [-5, 12],
  [0, 9.4],
  [3.95, 9.9],
  [4.6, 9.5],
  [5, 9],
  [5.4, 8.2],
  [5.05, 7.9],
  [5.1, 7],
  [5.1, 6.2],
  [5.8, 5.8],
  [6.4, 5.1],
  [6.8, 4.4],
  [6.8, 2.9],
  [6.5, 2.5],
  [6.3, 2.5],
];
