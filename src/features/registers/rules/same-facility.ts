import { foldText } from '#features/lexicon/rules/search-text.ts';
import { SHORT_FOR } from '#features/lexicon/rules/short-names.ts';
import { termOf } from '#features/lexicon/rules/terms.ts';
import { kmBetween } from '#platform/common/places/distance.ts';
import type { Listing } from './listing.ts';
import { FACILITY_WORDS, SMALL_WORDS } from './name-words.ts';

/** Rows of the same name within this distance are one facility, km. */
export const SAME_KM = 1;
/** How far the centre of a ward or LGA may be from a hospital of which a state has only one, km. */
const AREA_KM = 8;
const ONE_IN_A_STATE = /\b(teaching hospital|general hospital|federal medical centre)\b/;
/** From the most to the least precise. */
const PRECISIONS: readonly Listing['locationPrecision'][] = ['exact', 'near', 'area', 'unknown'];
const KEYS = new Intl.Collator('en', { numeric: true });

/**
 * Merges the rows of a register that describe the same facility, as happens in a register compiled from several. Rows of
 * the same name and state are one facility if their points are within a kilometre of the best known one. A government
 * hospital also matches a row that has only its area. The best known row stays, completed from the others; `sameAs` maps
 * the others, the best known first, to it. Names that only state a type ("Health Post") never match.
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

/** Returns a name for comparison, without its own abbreviation at the end. */
export function comparedName(name: string): string {
  const words = foldText(name)
    .replaceAll(/\bcenter\b/g, 'centre')
    .replaceAll(/\bhealth ?care centre\b/g, 'health centre')
    .replaceAll(/\bphc\b/g, 'primary health centre')
    .split(' ');
  const rest = words.slice(0, -1);
  return isShortFor(words.at(-1) ?? '', rest) ? rest.join(' ') : words.join(' ');
}

/**
 * True if a word abbreviates the rest of the name. "HC" after a village doesn't: it distinguishes the health centre from the
 * "MCH" there. Nor does "ECWA", which names the owner.
 */
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
 * Groups rows of the same name that are one facility, the best known first, and drops groups of one. All must be near the
 * best known: in a chain of neighbours the ends may be far apart.
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

/** Compares by how well rows are known, then by key, so that the result doesn't depend on their order. */
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

/** Returns the distance between two rows, km; infinite if either has no point. */
function kmApart(a: Listing, b: Listing): number {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return Infinity;
  return kmBetween({ lat: a.latitude, lng: a.longitude }, { lat: b.latitude, lng: b.longitude });
}
