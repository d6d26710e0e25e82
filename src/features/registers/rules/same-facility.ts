import { foldText } from '#features/lexicon/rules/search-text.ts';
import { SHORT_FOR } from '#features/lexicon/rules/short-names.ts';
import { termOf } from '#features/lexicon/rules/terms.ts';
import { kmBetween } from '#platform/common/places/distance.ts';
import type { Listing } from './listing.ts';
import { FACILITY_WORDS, SMALL_WORDS } from './name-words.ts';

/** Facilities of one name nearer to each other than this are one facility, km. */
export const SAME_KM = 1;
/** So far from a hospital of which a state has one may the middle of its ward or LGA be, km. */
const AREA_KM = 8;
const ONE_IN_A_STATE = /\b(teaching hospital|general hospital|federal medical centre)\b/;
/** From the best on. */
const PRECISIONS: readonly Listing['locationPrecision'][] = ['exact', 'near', 'area', 'unknown'];
const KEYS = new Intl.Collator('en', { numeric: true });

/**
 * The facilities of a register that was put together from several, and so has some in several rows. Rows of one name in
 * one state whose points are known and within a kilometre of the best known are one facility; so is a government's hospital in a row that
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
    const [best, ...others] = same;
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
  const rest = words.slice(0, -1);
  return isShortFor(words.at(-1) ?? '', rest) ? rest.join(' ') : words.join(' ');
}

/** Not of other words: "HC" behind a village tells its health centre from the "MCH" there, "ECWA" whose house it is. */
function isShortFor(word: string, rest: readonly string[]): boolean {
  const initials = rest.map(([letter]) => letter).join('');
  const terms = rest.map(termOf);
  return rest.length > 1 && (word === initials || !!SHORT_FOR.get(word)?.every((term) => terms.includes(termOf(term))));
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

/**
 * Rows of one name as the facilities that they are, where that are several rows, the best known first. All are near that
 * one: of a chain of which each is near the next, the ends may be far apart.
 */
function groupsOf(rows: readonly Listing[]): Listing[][] {
  const groups: [Listing, ...Listing[]][] = [];
  for (const row of rows.filter(isKnown).toSorted(compareKnown)) {
    const group = groups.find(([best]) => kmApart(row, best) < SAME_KM);
    if (group === undefined) groups.push([row]);
    else group.push(row);
  }
  const [only, ...more] = groups;
  if (only !== undefined && more.length === 0 && only.some(({ name }) => ONE_IN_A_STATE.test(comparedName(name)))) {
    only.push(...rows.filter((row) => !isKnown(row) && kmApart(row, only[0]) < AREA_KM));
  }
  return groups.filter((group) => group.length > 1);
}

/** By their keys where they are known alike: which rows are one facility hangs on no order of them. */
function compareKnown(a: Listing, b: Listing): number {
  return (
    PRECISIONS.indexOf(a.locationPrecision) - PRECISIONS.indexOf(b.locationPrecision) ||
    KEYS.compare(a.sourceKey, b.sourceKey)
  );
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

function isKnown({ locationPrecision }: Listing): boolean {
  return locationPrecision === 'exact' || locationPrecision === 'near';
}

/** Infinite where either has no point. */
function kmApart(a: Listing, b: Listing): number {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return Infinity;
  return kmBetween({ lat: a.latitude, lng: a.longitude }, { lat: b.latitude, lng: b.longitude });
}
