import { Trans } from '@lingui/react/macro';
import { SearchX, TriangleAlert } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import type { Counted } from '#platform/web/calls/query-client.ts';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageLinks } from '#platform/web/ui/page-links.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import type { FoundProvider } from '../contract.ts';
import { changeFilters, NO_FILTERS, PAGE_SIZE, type SearchFilters } from '../rules/search-filters.ts';
import { ClearFilters } from './active-filters.tsx';
import { MapSection } from './map/map-section.tsx';
import { ProviderCard } from './provider-card.tsx';
import { focusResults } from './scroll-to.ts';
import { homeHref, RESULTS_ID } from './search-address.ts';

const NotUnderstood = lazyPart(async () => (await import('./not-understood.tsx')).NotUnderstood);

/** One page of found providers with the way to the other pages, or what to do when there are none. */
export function SearchResults({
  filters,
  found: { items, total },
  today,
  onBookIntent,
}: {
  readonly filters: SearchFilters;
  readonly found: Counted<readonly FoundProvider[]>;
  readonly today: string;
  readonly onBookIntent: () => void;
}) {
  if (items.length === 0) return <NoResults filters={filters} beyondLast={total > 0} />;
  return (
    <div className="items-start gap-6 lg:grid lg:grid-cols-[1fr_340px] noscript:block">
      <MapSection providers={items} user={filters.near} />
      <div>
        <ul className="grid gap-3 md:grid-cols-2">
          {items.map((provider) => (
            <li key={provider.id}>
              <ProviderCard
                provider={provider}
                today={today}
                bookHref={homeHref(filters, provider.id)}
                onBookIntent={onBookIntent}
              />
            </li>
          ))}
        </ul>
        <PageLinks
          page={filters.page}
          pages={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => `${homeHref({ ...filters, page })}#${RESULTS_ID}`}
        />
      </div>
    </div>
  );
}

/** Loaded when the page is: the server can't wait for it. */
function HelpWithWords({ filters, isFiltered }: { readonly filters: SearchFilters; readonly isFiltered: boolean }) {
  return useHydrated() && filters.q !== '' && !isFiltered ? (
    <Suspense>
      <NotUnderstood filters={filters} />
    </Suspense>
  ) : null;
}

function NoResults({ filters, beyondLast }: { readonly filters: SearchFilters; readonly beyondLast: boolean }) {
  if (beyondLast) {
    return (
      <EmptyState icon={SearchX} title={<Trans>There are no more providers on this page</Trans>}>
        {/* The head of the page doesn't know how many there are. */}
        <meta name="robots" content="noindex" />
        <Link href={homeHref({ ...filters, page: 1 })} className="button button-ghost">
          <Trans>Back to the first page</Trans>
        </Link>
      </EmptyState>
    );
  }
  // A query without matches in the city has already searched all of Nigeria.
  const everywhere = filters.state === '' && (filters.city === 'all' || filters.q !== '');
  const { careType, q, city, state, near, specialty } = filters;
  const unfiltered = homeHref({ ...NO_FILTERS, careType, q, city, state, near });
  const isFiltered = q !== '' && unfiltered !== homeHref({ ...filters, page: 1 });
  return (
    <EmptyState icon={SearchX} title={<Trans>No providers match your search</Trans>}>
      <meta name="robots" content="noindex" />
      <p className="max-w-[44ch] text-soft">
        <Trans>Try other words or fewer filters.</Trans>
      </p>
      <HelpWithWords filters={filters} isFiltered={isFiltered} />
      <div className="flex flex-wrap items-center justify-center gap-3">
        {/* A register of facilities doesn't say who takes urgent visits. */}
        {filters.urgentCare && (
          <Link
            href={homeHref(changeFilters(filters, { urgentCare: false, q: 'emergency' }))}
            className="button"
            onClick={focusResults}
          >
            <Trans>Find hospitals for emergencies</Trans>
          </Link>
        )}
        {/* A register rarely tells specialties: as text, one also finds the facilities that may have it. */}
        {specialty !== '' && q === '' && (
          <Link
            href={homeHref(changeFilters(filters, { specialty: '', q: specialty }))}
            className={`button ${filters.urgentCare ? 'button-ghost' : ''} wrap-anywhere`}
            onClick={focusResults}
          >
            <Trans>Show places that may have it</Trans>
          </Link>
        )}
        {isFiltered && (
          <Link
            href={unfiltered}
            className={`button ${filters.urgentCare ? 'button-ghost' : ''} wrap-anywhere`}
            onClick={focusResults}
          >
            <Trans>Show all for “{q}”</Trans>
          </Link>
        )}
        {!everywhere && (
          <Link
            href={homeHref(changeFilters(filters, { city: 'all' }))}
            className={`button ${filters.urgentCare || isFiltered || specialty !== '' ? 'button-ghost' : ''}`}
            onClick={focusResults}
          >
            <Trans>Search all of Nigeria</Trans>
          </Link>
        )}
        <ClearFilters filters={filters} />
      </div>
    </EmptyState>
  );
}

/** The search failed; it is tried again once the network is back. @see patient-area specification, section 8 */
export function SearchFailed({ href, onRetry }: { readonly href: string; readonly onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  });
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title={<Trans>Sorry, we had trouble finding providers. Please try again.</Trans>}
      >
        <a
          href={href}
          className="button"
          onClick={(event) => {
            event.preventDefault();
            focusResults();
            onRetry();
          }}
        >
          <Trans>Try again</Trans>
        </a>
      </EmptyState>
    </div>
  );
}
