import type { QueryPart } from './read-query.ts';

/** What tells a part from every other: words of the same terms, "bela" and "belas", may name other places and houses. */
export function keyOfPart({ kind, terms, also, keys, places, isUnfinished }: QueryPart): unknown[] {
  return [kind, terms.length > 0 ? terms : keys, also, places.map(({ name, state }) => [name, state]), isUnfinished];
}
