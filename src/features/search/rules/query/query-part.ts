import type { Place } from '../places/places.ts';

/** One thing that a query asks for. */
export interface QueryPart {
  readonly kind: 'word' | 'care' | 'place' | 'offer';
  /** As typed, in terms: a provider matches that has all of them. */
  readonly terms: readonly string[];
  /** Longer names for the same, each in terms: a provider matches that has all terms of one of them. */
  readonly also: readonly (readonly string[])[];
  /** Words of which one is enough in a provider's name. */
  readonly shownBy: readonly string[];
  /** Keys of the index that mean the same as the text. */
  readonly keys: readonly string[];
  /** Where it may be; of a word, the wards of this name. */
  readonly places: readonly Place[];
  /** Providers that don't match it are found too, further down. */
  readonly isOptional: boolean;
  /** It may be the beginning of a word that is still being typed. */
  readonly isUnfinished: boolean;
  /** It only says where within a place that the query names too. */
  readonly isLandmark: boolean;
}

export const EMPTY_PART: QueryPart = {
  kind: 'word',
  terms: [],
  also: [],
  shownBy: [],
  keys: [],
  places: [],
  isOptional: false,
  isUnfinished: false,
  isLandmark: false,
};

/**
 * Returns what tells a part from every other, for cache keys. Words of the same terms, "bela" and "belas", may name
 * different places and facilities.
 */
export function keyOfPart({ kind, terms, also, keys, places, isUnfinished }: QueryPart): unknown[] {
  return [kind, terms.length > 0 ? terms : keys, also, places.map(({ name, state }) => [name, state]), isUnfinished];
}
