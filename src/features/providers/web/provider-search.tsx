import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { SkeletonCards } from '#platform/web/ui/skeleton-cards.tsx';
import { usePathQuery } from '#platform/web/use-path-query.ts';
import { isFarFromCities, searchFrom } from '../rules/nearest-city.ts';
import { changeFilters, type SearchFilters } from '../rules/search-filters.ts';
import { ActiveFilters } from './active-filters.tsx';
import { type Apply, FilterForm } from './filter-form.tsx';
import { ResultsTitle } from './results-title.tsx';
import { scrollToId } from './scroll-to.ts';
import { homeHref, RESULTS_ID, SEARCH_ID, searchQuery } from './search-address.ts';
import { SearchFailed, SearchResults } from './search-results.tsx';
import { UseMyLocation } from './use-my-location.tsx';

/** The search: filters above, what they find below. While a new search runs, what was found before stays. */
export function ProviderSearch({
  filters,
  onBookIntent,
}: {
  readonly filters: SearchFilters;
  /** Somebody is about to book one of them. */
  readonly onBookIntent: () => void;
}) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { data, dataUpdatedAt, isPlaceholderData, isFetching, isError, refetch } = usePathQuery(searchQuery(filters), {
    keepPrevious: true,
  });
  // The day on which the answer was given, so that the server and the browser agree on it.
  const today = lagosDate(dataUpdatedAt || Date.now());
  const answered = useRef(filters);
  const shownFilters = isPlaceholderData ? answered.current : filters;
  useEffect(() => {
    if (!isPlaceholderData) answered.current = filters;
  });
  useScrollOnPageChange(filters.page);

  const go = (next: SearchFilters, options?: { readonly replace: boolean }) => {
    if (homeHref(next) !== homeHref(filters)) navigate(homeHref(next), options);
  };
  const apply: Apply = (change, options) => go(changeFilters(filters, change), options);
  return (
    <section id={SEARCH_ID} aria-label={t`Provider search`} className="mt-6">
      <FilterForm filters={filters} today={today} apply={apply} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <UseMyLocation located={filters.near !== null} onLocated={(point) => go(searchFrom(filters, point))} />
        <ActiveFilters filters={filters} />
      </div>
      {isFarFromCities(filters) && (
        <p className="notice mt-3">
          <Trans>
            You seem to be outside Lagos and Port Harcourt.{' '}
            <Link href={homeHref(changeFilters(filters, { city: 'all' }))} className="font-bold underline">
              Show the nearest in all of Nigeria
            </Link>
          </Trans>
        </p>
      )}
      <ResultsTitle filters={shownFilters} total={data?.total} />
      <div
        aria-busy={isFetching}
        className={isPlaceholderData ? 'opacity-50 transition-opacity duration-200' : 'transition-opacity duration-200'}
      >
        {data !== undefined ? (
          <SearchResults filters={shownFilters} found={data} today={today} onBookIntent={onBookIntent} />
        ) : isError && !isFetching ? (
          <SearchFailed href={homeHref(filters)} onRetry={() => void refetch()} />
        ) : (
          <SkeletonCards />
        )}
      </div>
    </section>
  );
}

/** Another page of results starts at its top, for eyes and for screen readers. */
function useScrollOnPageChange(page: number) {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
    scrollToId(RESULTS_ID);
  }, [page]);
}
