import { Suspense } from 'react';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import type { SearchFilters } from '../rules/search-filters.ts';

const SearchWhereToGo = lazyPart(async () => (await import('./emergency/search-where-to-go.tsx')).SearchWhereToGo);

/** Where to go now, above the results of a query that reports a danger. Its code is loaded only then. */
export function WhereToGoNote({ filters }: { readonly filters: SearchFilters }) {
  return useHydrated() ? (
    <Suspense>
      <SearchWhereToGo filters={filters} />
    </Suspense>
  ) : null;
}
