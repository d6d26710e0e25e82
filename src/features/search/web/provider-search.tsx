import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { isInCity } from '#features/directory/rules/provider-cities.ts';
import type { Counted } from '#platform/web/calls/query-client.ts';
import { EmergencyLine } from '#platform/web/ui/emergency-line.tsx';
import { SkeletonCards } from '#platform/web/ui/skeleton-cards.tsx';
import type { FoundProvider } from '../contract.ts';
import { isNearestFar, isSurelyFar, searchFrom } from '../rules/nearest-city.ts';
import { changeFilters, type SearchFilters } from '../rules/search-filters.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CareTypeChooser } from './care-type-chooser.tsx';
import { type Apply, FilterForm } from './filter-form.tsx';
import { ResultsTitle } from './results-title.tsx';
import { focusResults, scrollToId } from './scroll-to.ts';
import { homeHref, isSearchInFront, RESULTS_ID, SEARCH_ID } from './search-address.ts';
import { SearchFailed, SearchResults } from './search-results.tsx';
import { UseMyLocation } from './use-my-location.tsx';
import { useProviderSearch } from './use-provider-search.ts';

/** The search: filters above, results below. While a new search runs, the results before stay. */
export function ProviderSearch({
  filters,
  onBookIntent,
}: {
  readonly filters: SearchFilters;
  /** The patient is about to book one of the results. */
  readonly onBookIntent: () => void;
}) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { found, foundFor, today, isOutdated, isSearching, hasFailed, retry } = useProviderSearch(filters);
  useScrollOnPageChange(foundFor);

  const first = found?.items[0];

  const go = (next: SearchFilters, options?: { readonly replace: boolean }) => {
    // A search that ends after the patient has left must not bring them back.
    if (isSearchInFront() && homeHref(next) !== homeHref(filters)) navigate(homeHref(next), options);
  };
  const apply: Apply = (change, options) => go(changeFilters(filters, change), options);
  return (
    <section id={SEARCH_ID} aria-label={t`Provider search`} className="mt-5">
      <FilterForm
        filters={filters}
        today={today}
        apply={apply}
        place={placeOf(first, isOutdated)}
        location={
          <UseMyLocation
            located={filters.near !== null}
            onLocated={(point) => {
              go(searchFrom(filters, point));
              // As after choosing a care type: on a phone the results are out of sight.
              scrollToId(SEARCH_ID);
            }}
          />
        }
      />
      <CareTypeChooser filters={filters} />
      <ActiveFilters filters={filters} />
      {first !== undefined && <NearestFarNotice filters={foundFor} first={first} />}
      <ResultsTitle
        filters={foundFor}
        total={found?.total}
        leftCity={!!first?.understood?.leftCity || (found?.total === 0 && foundFor.q !== '')}
        understood={first?.understood}
        isRated={!!first?.reviewCount}
      />
      {found !== undefined && <ResultNotices city={foundFor.city} found={found} />}
      <div aria-busy={isSearching} className={`[transition:opacity_200ms] ${isOutdated ? 'opacity-50' : ''}`}>
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

function placeOf(first: FoundProvider | undefined, isOutdated: boolean): string | undefined {
  return isOutdated ? undefined : first?.understood?.place;
}

/** Says that the nearest result in a city or state is far from the patient, or may be. */
function NearestFarNotice({ filters, first }: { readonly filters: SearchFilters; readonly first: FoundProvider }) {
  const { leftCity, byMatch } = first.understood ?? {};
  const place = filters.state || filters.city;
  if (leftCity || byMatch || !isNearestFar(filters, first)) return null;
  return (
    <p className="notice mt-3">
      {isSurelyFar(first) ? (
        <Trans>The nearest in {place} is far from you.</Trans>
      ) : (
        <Trans>The nearest in {place} may be far from you.</Trans>
      )}{' '}
      <Link
        href={homeHref(changeFilters(filters, { city: 'all' }))}
        className="font-bold underline"
        onClick={focusResults}
      >
        <Trans>Show the nearest in all of Nigeria</Trans>
      </Link>
    </p>
  );
}

/** What the patient should know about the results: that they are elsewhere, an emergency, or may lack an offer. */
function ResultNotices({
  city,
  found: { items, total },
}: {
  readonly city: SearchFilters['city'];
  readonly found: Counted<readonly FoundProvider[]>;
}) {
  const [first] = items;
  const isOutside = city !== 'all' && items.some((item) => !isInCity(city, item));
  return (
    <>
      {first?.understood?.leftCity && !first.understood.place && isOutside && (
        <p className="notice mb-3">
          <Trans>Your words lead outside {city}, so all of Nigeria was searched.</Trans>
        </p>
      )}
      {/* Without scripts no one knows whether words without results are near a danger. */}
      {(first?.understood?.emergency || total === 0) && (
        <p className={`notice mb-3 bg-red-tint text-red ${total === 0 ? 'hidden noscript:block' : ''}`}>
          <EmergencyLine />
        </p>
      )}
      {first?.lacksOffer && (
        <p className="notice mb-3">
          <Trans>None of these is known to offer all that you ask for. Ask before you go.</Trans>
        </p>
      )}
    </>
  );
}

/**
 * Shows another page of results from its top, for sighted users and screen readers. A patient who comes to the first page
 * by typing or filtering stays where they are.
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
    // With a fragment in the address, Back would go to the fragment and not to where the patient was.
    window.history.replaceState(window.history.state, '', window.location.href.split('#')[0]);
  });
}
