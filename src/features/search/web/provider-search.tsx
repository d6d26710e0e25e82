import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { isInCity } from '#features/directory/rules/provider-cities.ts';
import { EmergencyLine } from '#platform/web/ui/emergency-line.tsx';
import { SkeletonCards } from '#platform/web/ui/skeleton-cards.tsx';
import type { FoundProvider } from '../contract.ts';
import { isNearestFar, isSurelyFar, searchFrom } from '../rules/nearest-city.ts';
import { changeFilters, type SearchFilters } from '../rules/search-filters.ts';
import { ActiveFilters } from './active-filters.tsx';
import { type Apply, FilterForm } from './filter-form.tsx';
import { ResultsTitle } from './results-title.tsx';
import { focusResults, scrollToId } from './scroll-to.ts';
import { homeHref, isSearchInFront, RESULTS_ID, SEARCH_ID } from './search-address.ts';
import { SearchFailed, SearchResults } from './search-results.tsx';
import { UseMyLocation } from './use-my-location.tsx';
import { useProviderSearch } from './use-provider-search.ts';

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
  const { found, foundFor, today, isOutdated, isSearching, hasFailed, retry } = useProviderSearch(filters);
  useScrollOnPageChange(foundFor);

  const first = found?.items[0];
  const { city } = foundFor;
  const place = foundFor.state || city;
  const leftCity = !!first?.understood?.leftCity;

  const go = (next: SearchFilters, options?: { readonly replace: boolean }) => {
    // What was typed or found right before somebody went on must not lead them back.
    if (isSearchInFront() && homeHref(next) !== homeHref(filters)) navigate(homeHref(next), options);
  };
  const apply: Apply = (change, options) => go(changeFilters(filters, change), options);
  return (
    <section id={SEARCH_ID} aria-label={t`FoundProvider search`} className="mt-6">
      <FilterForm
        filters={filters}
        today={today}
        apply={apply}
        location={
          <UseMyLocation
            located={filters.near !== null}
            onLocated={(point) => {
              go(searchFrom(filters, point));
              // As after choosing a care type: on a phone what was found is out of sight.
              scrollToId(SEARCH_ID);
            }}
          />
        }
      />
      <ActiveFilters filters={filters} />
      {first !== undefined && !leftCity && !first.understood?.byMatch && isNearestFar(foundFor, first) && (
        <p className="notice mt-3">
          {isSurelyFar(first) ? (
            <Trans>The nearest in {place} is far from you.</Trans>
          ) : (
            <Trans>The nearest in {place} may be far from you.</Trans>
          )}{' '}
          <Link
            href={homeHref(changeFilters(foundFor, { city: 'all' }))}
            className="font-bold underline"
            onClick={focusResults}
          >
            <Trans>Show the nearest in all of Nigeria</Trans>
          </Link>
        </p>
      )}
      <ResultsTitle
        filters={foundFor}
        total={found?.total}
        leftCity={leftCity || (found?.total === 0 && foundFor.q !== '')}
        understood={first?.understood}
        isRated={!!first?.reviewCount}
      />
      {leftCity && isOutside(city, found?.items) && (
        <p className="notice mb-3">
          <Trans>Your words lead outside {city}, so all of Nigeria was searched.</Trans>
        </p>
      )}
      {(first?.understood?.emergency || found?.total === 0) && (
        <p className="notice mb-3 bg-red-tint text-red">
          <EmergencyLine />
        </p>
      )}
      {first?.lacksOffer && (
        <p className="notice mb-3">
          <Trans>None of these is known to offer all that you ask for. Ask before you go.</Trans>
        </p>
      )}
      <div aria-busy={isSearching} className={`transition-opacity duration-200 ${isOutdated ? 'opacity-50' : ''}`}>
        {found !== undefined ? (
          <SearchResults filters={foundFor} found={found} today={today} onBookIntent={onBookIntent} />
        ) : hasFailed ? (
          <SearchFailed href={homeHref(filters)} onRetry={retry} />
        ) : (
          <div className="lg:mr-91">
            <SkeletonCards />
          </div>
        )}
      </div>
    </section>
  );
}

/** Some of these are not in the city. */
function isOutside(city: SearchFilters['city'], items: readonly FoundProvider[] = []): boolean {
  return city !== 'all' && items.some((item) => !isInCity(city, item));
}

/**
 * Another page of results, once it is there, starts at its top, for eyes and for screen readers. Whoever comes to the
 * first page by typing or filtering stays where they do that.
 */
function useScrollOnPageChange(filters: SearchFilters) {
  const last = useRef(filters);
  useEffect(() => {
    const { page } = last.current;
    const isTurned = page !== filters.page && homeHref({ ...filters, page }) === homeHref(last.current);
    last.current = filters;
    if (!isTurned) return;
    focusResults();
    document.getElementById(RESULTS_ID)?.scrollIntoView();
    // Somebody who comes back to an address with a fragment is taken there instead of to where they were.
    window.history.replaceState(window.history.state, '', window.location.href.split('#')[0]);
  });
}
