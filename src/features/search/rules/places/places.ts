import { foldText } from '#features/lexicon/rules/search-text.ts';
import { distanceAtMost } from '#platform/common/edit-distance.ts';
import { kmBetween } from '#platform/common/places/distance.ts';
import { lgasOf } from '#platform/common/places/nigerian-places.ts';
import { STATES, type State } from '#platform/common/places/nigerian-states.ts';
import { AREAS, TOWNS } from './towns-and-areas.ts';
import wards from './wards.json' with { type: 'json' };

/** A place that a name can mean. */
export interface Place {
  readonly name: string;
  readonly kind: 'state' | 'lga' | 'town' | 'area' | 'ward';
  readonly state: string;
  /** Of a ward. */
  readonly lga?: string;
  /** Its middle, degrees; a state has none. */
  readonly point?: { readonly lat: number; readonly lng: number };
  /** How far from its middle the place extends, km. */
  readonly radiusKm: number;
}

const LGA_KM = 8;
const TOWN_KM = 12;
const AREA_KM = 5;
const WARD_KM = 3;
/** In shorter words another letter makes another word. */
const MIN_MISSPELT = 5;

/** Other names in common use, folded, and the names in the tables. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ph: 'port harcourt',
  portharcourt: 'port harcourt',
  vi: 'victoria island',
  fct: 'abuja',
  'federal capital territory': 'abuja',
  abj: 'abuja',
  festac: 'festac town',
  benin: 'benin city',
  ife: 'ile ife',
  oshogbo: 'osogbo',
  ogbomosho: 'ogbomoso',
  ilesha: 'ilesa',
  'sango ota': 'ota',
  'lekki phase 1': 'lekki',
  'lekki phase one': 'lekki',
  'lekki phase i': 'lekki',
  lekky: 'lekki',
  'ojodu berger': 'berger',
  vgc: 'victoria garden city',
  lifecamp: 'life camp',
  'wuse ii': 'wuse 2',
  gwarimpa: 'gwarinpa',
  'gra port harcourt': 'port harcourt gra',
  'gra ph': 'port harcourt gra',
  'ph gra': 'port harcourt gra',
  'unguwan rimi': 'ungwan rimi',
  ikorudu: 'ikorodu',
  'national stadium surulere': 'surulere',
  'national stadium lagos': 'surulere',
  'balogun market': 'lagos island',
  'third mainland bridge': 'yaba',
  'murtala muhammed airport': 'ikeja',
  'lagos airport': 'ikeja',
  'computer village': 'ikeja',
  'tejuosho market': 'yaba',
  'ladipo market': 'mushin',
  'alaba market': 'ojo',
  'alaba international market': 'ojo',
  ikoku: 'port harcourt',
  wulari: 'maiduguri',
  ...Object.fromEntries(['1', '2', '3', '4', '5'].map((phase) => [`gra phase ${phase}`, 'port harcourt gra'])),
};

const PLACES = new Map<string, Place[]>();
const WARDS_CALLED = new Map<string, Place[]>();

/** Returns the places of a folded name, in no order; none for a word that is no place. */
export function placesCalled(folded: string): readonly Place[] {
  const [, state] = /^(.+) state$/.exec(folded) ?? [];
  const called = PLACES.get(OTHER_NAMES[folded] ?? state ?? folded) ?? [];
  return state === undefined ? called : called.filter(({ kind }) => kind === 'state');
}

/** Returns the places that several words mean with one wrong letter in one long word; none if they mean no place. */
export function placeMisspelt(words: readonly string[]): readonly Place[] {
  for (const name of new Set(words.flatMap((word) => BY_WORD.get(word) ?? []))) {
    const right = name.split(' ');
    const wrong = words.flatMap((word, at) => (word === right[at] ? [] : [[word, right[at] ?? ''] as const]));
    const [[typed, meant] = ['', '']] = wrong;
    const isOne = wrong.length === 1 && words.length === right.length && meant.length >= MIN_MISSPELT;
    if (isOne && distanceAtMost(typed, meant, 1) === 1) return placesCalled(name);
  }
  return [];
}

/** True if a place lies in another one, or close to its middle. */
export function isWithin(place: Place, other: Place): boolean {
  if (place.state !== other.state) return false;
  if (place.point === undefined || other.point === undefined) return other.kind === 'state';
  return kmBetween(place.point, other.point) <= other.radiusKm + place.radiusKm;
}

/** Returns every place except wards, with its folded name. */
export function everyPlace(): Iterable<readonly [folded: string, places: readonly Place[]]> {
  return PLACES.entries();
}

/** Returns the wards, towns and villages of a folded name, which may as well be an ordinary word. */
export function wardsCalled(folded: string): readonly Place[] {
  return WARDS_CALLED.get(folded) ?? [];
}

/** Returns every ward, town and village with its folded name, in the order of the names. */
export function everyWard(): readonly (readonly [folded: string, places: readonly Place[]])[] {
  return WARDS_IN_ORDER;
}

function add(place: Place, to = PLACES): void {
  const folded = foldText(place.name);
  const known = to.get(folded);
  if (known === undefined) to.set(folded, [place]);
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

/** Names of several words by each of their words. */
const BY_WORD = new Map<string, string[]>();
const STATES_CALLED = STATES.map((state) => `${foldText(state)} state`);
for (const name of [...PLACES.keys(), ...Object.keys(OTHER_NAMES), ...STATES_CALLED]) {
  const words = name.split(' ');
  if (words.length > 1) for (const word of words) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), name]);
}

/**
 * Wards, towns and villages. Parts of wards that share a name are one, at their middle; names that say nothing, such as
 * "Central", are left out.
 * @see temikeezy/nigeria-geojson-data (MIT), GeoNames (CC BY 4.0); degrees, rounded to about 100 m
 */
const WARDS = wards as unknown as readonly (readonly [
  state: State,
  lga: string,
  name: string,
  lat: number,
  lng: number,
])[];
for (const [state, lga, name, lat, lng] of WARDS) {
  // A town or a part of a city of this name is known already.
  const isKnown = placesCalled(foldText(name)).some((place) => place.state === state);
  if (!isKnown) add({ name, kind: 'ward', state, lga, point: { lat, lng }, radiusKm: WARD_KM }, WARDS_CALLED);
}
const WARDS_IN_ORDER = [...WARDS_CALLED].sort(([a], [b]) => (a < b ? -1 : 1));
