import { lgasOf } from '#platform/common/nigerian-places.ts';
import { STATES } from '#platform/common/nigerian-states.ts';
import { foldText } from '../search-text.ts';
import { AREAS, TOWNS } from './towns-and-areas.ts';

/** What the name of a place can mean. */
export interface Place {
  readonly name: string;
  readonly kind: 'state' | 'lga' | 'town' | 'area';
  readonly state: string;
  /** Its middle, degrees; a state has none. */
  readonly point?: { readonly lat: number; readonly lng: number };
  /** How far from its middle is still there, km. */
  readonly radiusKm: number;
}

const LGA_KM = 8;
const TOWN_KM = 12;
const AREA_KM = 5;

/** Names in common use that no table has, folded. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  ph: 'port harcourt',
  portharcourt: 'port harcourt',
  vi: 'victoria island',
  fct: 'abuja',
  abj: 'abuja',
  festac: 'festac town',
  benin: 'benin city',
  ife: 'ile ife',
  oshogbo: 'osogbo',
  ogbomosho: 'ogbomoso',
  ilesha: 'ilesa',
  'sango ota': 'ota',
  lekky: 'lekki',
  ikorudu: 'ikorodu',
};

const PLACES = new Map<string, Place[]>();

/** The places that a folded name means, in no order; none for a word that is no place. */
export function placesCalled(folded: string): readonly Place[] {
  return PLACES.get(ALSO_CALLED[folded] ?? folded) ?? [];
}

/** Every place with its folded name. */
export function everyPlace(): Iterable<readonly [folded: string, places: readonly Place[]]> {
  return PLACES.entries();
}

function add(place: Place): void {
  const folded = foldText(place.name);
  const known = PLACES.get(folded);
  if (known === undefined) PLACES.set(folded, [place]);
  else known.push(place);
}

for (const state of STATES) {
  add({ name: state, kind: 'state', state, radiusKm: 0 });
  for (const { name, latitude: lat, longitude: lng } of lgasOf(state)) {
    add({ name, kind: 'lga', state, point: { lat, lng }, radiusKm: LGA_KM });
  }
}
for (const [name, state, lat, lng] of TOWNS) add({ name, kind: 'town', state, point: { lat, lng }, radiusKm: TOWN_KM });
for (const [name, state, lat, lng] of AREAS) add({ name, kind: 'area', state, point: { lat, lng }, radiusKm: AREA_KM });
