import type { LatLng } from '#platform/common/places/basemap.ts';

/**
 * What is land without looking closely, by hand: the continent but for its south-west, and of the country what lies well
 * behind the coast. Drawn below the states and neighbours, whose borders leave slivers between them.
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
