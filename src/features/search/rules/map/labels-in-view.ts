import { lgasOf } from '#platform/common/places/nigerian-places.ts';
import { STATES, type State } from '#platform/common/places/nigerian-states.ts';
import { AREAS, TOWNS } from '../places/towns-and-areas.ts';
import { labelsAt, PLACE_LABELS, type PlaceLabel } from './place-labels.ts';

/** A part of the map, degrees. */
export interface View {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A name and where it is written. Names of states have a style of their own. */
export interface ShownLabel extends Pick<PlaceLabel, 'name' | 'lat' | 'lng'> {
  readonly isState: boolean;
}

/** Zooms at which the name of a state fits into it and the state fits on the map. */
const STATE_ZOOMS = [7, 8, 9];
const TOWN_ZOOM = 9;
const LGA_ZOOM = 10;
/** Positions of city areas are accurate to about 1 km: at these zooms they are apart, and the error is not visible. */
const AREA_ZOOMS = [12, 13];
/** Names this far apart don't touch, pixels. */
const APART = { across: 90, down: 20 };

/** Where the name of a state is written: inside it, clear of its towns. Chosen by hand. */
const STATE_POINTS: Readonly<Record<State, readonly [lat: number, lng: number]>> = {
  Abia: [5.7, 7.62],
  'Abuja FCT': [8.85, 7.15],
  Adamawa: [9.73, 12.58],
  'Akwa Ibom': [4.85, 7.75],
  Anambra: [6.42, 6.9],
  Bauchi: [10.7, 10.1],
  Bayelsa: [4.7, 6.01],
  Benue: [7.1, 8.4],
  Borno: [11.2, 13],
  'Cross River': [5.59, 8.37],
  Delta: [5.8, 6.25],
  Ebonyi: [5.98, 7.95],
  Edo: [6.75, 6],
  Ekiti: [7.85, 5.4],
  Enugu: [6.62, 7.6],
  Gombe: [10.83, 11.06],
  Imo: [5.72, 7.1],
  Jigawa: [12.43, 9.56],
  Kaduna: [10.05, 7.9],
  Kano: [11.45, 8.5],
  Katsina: [12.4, 7.55],
  Kebbi: [11.4, 4.05],
  Kogi: [7.53, 7.09],
  Kwara: [8.69, 4.9],
  Lagos: [6.55, 3.9],
  Nasarawa: [8.35, 8.1],
  Niger: [9.73, 5.79],
  Ogun: [6.96, 3.25],
  Ondo: [6.7, 4.95],
  Osun: [7.3, 4.52],
  Oyo: [8.31, 3.53],
  Plateau: [9.11, 9.84],
  Rivers: [5.01, 6.79],
  Sokoto: [13.34, 5.52],
  Taraba: [7.98, 10.47],
  Yobe: [12.5, 11.47],
  Zamfara: [12.02, 6.22],
};

/** Towns that are no place labels. */
const FURTHER_TOWNS = TOWNS.filter(([name]) => !PLACE_LABELS.some((label) => label.name === name));

/**
 * Returns the names to write in a view: states at small zooms, cities and towns, and at large zooms city areas, and LGAs
 * where there is no other name, so that every part of the country has one.
 */
export function labelsIn(view: View, zoom: number): ShownLabel[] {
  const isInView = ({ lat, lng }: Pick<PlaceLabel, 'lat' | 'lng'>) =>
    lat >= view.south && lat <= view.north && lng >= view.west && lng <= view.east;
  const shown: ShownLabel[] = labelsAt(zoom).map(({ name, lat, lng }) => ({ name, lat, lng, isState: false }));
  const further: ShownLabel[] = [];
  if (STATE_ZOOMS.includes(zoom)) {
    for (const name of STATES)
      further.push({ name, lat: STATE_POINTS[name][0], lng: STATE_POINTS[name][1], isState: true });
  }
  if (zoom >= TOWN_ZOOM)
    for (const [name, , lat, lng] of FURTHER_TOWNS) further.push({ name, lat, lng, isState: false });
  if (AREA_ZOOMS.includes(zoom))
    for (const [name, , lat, lng] of AREAS) further.push({ name, lat, lng, isState: false });
  if (zoom >= LGA_ZOOM) {
    for (const state of STATES) {
      for (const { name, latitude: lat, longitude: lng } of lgasOf(state))
        further.push({ name, lat, lng, isState: false });
    }
  }
  const found = shown.filter(isInView);
  for (const label of further.filter(isInView))
    if (!found.some((other) => touches(label, other, zoom))) found.push(label);
  return found;
}

/** True if two names would touch or are the same. */
function touches(a: ShownLabel, b: ShownLabel, zoom: number): boolean {
  const perDegree = pixelsPerDegree(zoom);
  const isNear = Math.abs(a.lng - b.lng) * perDegree < APART.across && Math.abs(a.lat - b.lat) * perDegree < APART.down;
  return isNear || (a.name === b.name && a.isState === b.isState);
}

/** Returns the pixels of a degree. So near the equator its width and height are the same. */
export function pixelsPerDegree(zoom: number): number {
  return (256 * 2 ** zoom) / 360;
}
