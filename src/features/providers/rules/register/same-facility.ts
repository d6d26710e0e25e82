import { kmBetween } from '../nearest-city.ts';
import { foldText } from '../search-text.ts';
import type { Listing } from './listing.ts';
import { ACRONYMS, FACILITY_WORDS, SMALL_WORDS } from './name-words.ts';

/** Facilities of one name nearer to each other than this are one facility, km. */
export const SAME_KM = 1;
/** So far from a hospital of which a state has one may the middle of its ward or LGA be, km. */
const AREA_KM = 8;
const ONE_IN_A_STATE = /\b(teaching hospital|general hospital|federal medical centre)\b/;
/** From the best on. */
const PRECISIONS: readonly Listing['locationPrecision'][] = ['exact', 'near', 'area', 'unknown'];

/**
 * The facilities of a register that was put together from several, and so has some in several rows. Rows of one name in
 * one state whose points are known and within a kilometre are one facility; so is a government's hospital in a row that
 * knows the area alone. The best known row stays, with what it lacks from the others; `sameAs` has the others, the best
 * known first, each with its facility. Names that tell the kind alone ("Health Post") are never the same.
 */
export function foldSameFacilities(listings: readonly Listing[]): {
  readonly facilities: readonly Listing[];
  readonly sameAs: ReadonlyMap<Listing, Listing>;
} {
  const sameAs = new Map<Listing, Listing>();
  const completed = new Map<Listing, Listing>();
  for (const same of rowsOfOneName(listings).flatMap(groupsOf)) {
    const [best, ...others] = same.toSorted((a, b) => rankOf(a) - rankOf(b));
    if (best === undefined) continue;
    const facility = others.reduce(complete, best);
    completed.set(best, facility);
    for (const other of others) sameAs.set(other, facility);
  }
  const facilities = listings.filter((each) => !sameAs.has(each)).map((each) => completed.get(each) ?? each);
  return { facilities, sameAs };
}

/** A name as it is compared with others, without the abbreviation of it that may stand behind. */
export function comparedName(name: string): string {
  const words = foldText(name)
    .replaceAll(/\bcenter\b/g, 'centre')
    .replaceAll(/\bhealth ?care centre\b/g, 'health centre')
    .replaceAll(/\bphc\b/g, 'primary health centre')
    .split(' ');
  const last = words.at(-1) ?? '';
  const rest = words.slice(0, -1);
  const initials = rest.map((word) => word[0]).join('');
  return rest.length > 1 && (last === initials || ACRONYMS.has(last)) ? rest.join(' ') : words.join(' ');
}

function rowsOfOneName(listings: readonly Listing[]): Listing[][] {
  const rowsOf = new Map<string, Listing[]>();
  for (const row of listings) {
    const name = `${row.state}\n${comparedName(row.name)}`;
    const rows = rowsOf.get(name);
    if (rows === undefined) rowsOf.set(name, [row]);
    else rows.push(row);
  }
  return [...rowsOf.values()].filter(([first, ...more]) => first !== undefined && more.length > 0 && isDistinct(first));
}

function isDistinct({ name }: Listing): boolean {
  return comparedName(name)
    .split(' ')
    .some((word) => !FACILITY_WORDS.has(word) && !SMALL_WORDS.has(word));
}

/** Rows of one name as the facilities that they are, where that are several rows. */
function groupsOf(rows: readonly Listing[]): Listing[][] {
  let groups: Listing[][] = [];
  const isNear = (row: Listing, group: readonly Listing[], km: number) =>
    group.some((other) => kmApart(row, other) < km);
  for (const row of rows.filter(isKnown)) {
    const near = groups.filter((group) => isNear(row, group, SAME_KM));
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), row]];
  }
  const [only, ...more] = groups;
  if (only !== undefined && more.length === 0 && only.some(({ name }) => ONE_IN_A_STATE.test(comparedName(name)))) {
    groups = [[...only, ...rows.filter((row) => !isKnown(row) && isNear(row, only, AREA_KM))]];
  }
  return groups.filter((group) => group.length > 1);
}

function complete(one: Listing, other: Listing): Listing {
  return {
    ...one,
    ...(one.facilityType === null && { facilityType: other.facilityType, specialty: other.specialty }),
    address: one.address || other.address,
    lga: one.lga ?? other.lga,
    phone: one.phone ?? other.phone,
  };
}

function rankOf({ locationPrecision }: Listing): number {
  return PRECISIONS.indexOf(locationPrecision);
}

function isKnown({ locationPrecision }: Listing): boolean {
  return locationPrecision === 'exact' || locationPrecision === 'near';
}

/** Infinite where either has no point. */
function kmApart(a: Listing, b: Listing): number {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return Infinity;
  return kmBetween({ lat: a.latitude, lng: a.longitude }, { lat: b.latitude, lng: b.longitude });
}
