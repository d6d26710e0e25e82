import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { newsOf, newsStateOf } from './news-queries.ts';

/** Returns how many news no member has seen, by place of the user; `providerId` is the place whose stream the page follows. */
export function useUnseen(providerId: number | undefined, isOneOfSeveral: boolean): ReadonlyMap<number, number> {
  const id = providerId ?? 0;
  const { data: list } = usePathQuery(newsOf(id), { enabled: providerId !== undefined });
  const { data: state } = usePathQuery(newsStateOf(id), { enabled: providerId !== undefined && isOneOfSeveral });
  const elsewhere = state?.elsewhere ?? [];
  return new Map([[id, list?.unseen ?? 0], ...elsewhere.map((place) => [place.id, place.unseen] as const)]);
}

/** Returns the sum of all places. */
export function totalOf(unseen: ReadonlyMap<number, number>): number {
  return [...unseen.values()].reduce((sum, each) => sum + each, 0);
}
