import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { providerHref, providerQuery, viewOf } from '#features/directory/web/provider-address.ts';
import { ProviderHeader } from '#features/directory/web/provider-header.tsx';
import {
  ProviderFailed,
  ProviderNotFound,
  ProviderProfile,
  ProviderSkeleton,
} from '#features/directory/web/provider-profile.tsx';
import { reviewsQuery } from '#features/reviews/web/review-queries.ts';
import { ReviewsPanel } from '#features/reviews/web/reviews-panel.tsx';
import { useToday } from '#features/schedules/web/use-today.ts';
import { LocationPanel } from '#features/search/web/location-panel.tsx';
import { nearbyQuery } from '#features/search/web/nearby-list.tsx';
import type { PathQuery } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { BookingAtAddress, preloadBooking } from '../booking-at-address.tsx';
import type { PageLocation } from '../page-module.ts';

/** What the server reads for this page. */
export function queries({ params, search }: PageLocation): readonly PathQuery<unknown>[] {
  const { tab, page } = viewOf(search);
  const id = params['id'] ?? '';
  if (tab === 'reviews') return [providerQuery(id), reviewsQuery(id, page)];
  return tab === 'location' ? [providerQuery(id), nearbyQuery(id)] : [providerQuery(id)];
}

/** One provider, and its booking when the address asks for it. */
export function Page({ params, search }: PageLocation) {
  const { t } = useLingui();
  const view = viewOf(search);
  const query = usePathQuery(providerQuery(params['id'] ?? ''));
  const { data: provider, error, isFetching, refetch } = query;
  const today = useToday(query, [provider?.nextSlotAt ?? null]);
  // Of a double the call answers with the one that it was merged into.
  const survivor = provider !== undefined && String(provider.id) !== params['id'] ? provider.id : undefined;
  const [, navigate] = useLocation();
  useEffect(() => {
    if (survivor !== undefined) navigate(providerHref(survivor, view), { replace: true });
  }, [survivor, view, navigate]);
  const status = (error as { status?: number } | null)?.status;
  if (status === 404 || status === 400) {
    return (
      <div className="wrap">
        <PageHead title={t`Provider Not Found`} noIndex />
        <ProviderNotFound />
      </div>
    );
  }
  return (
    <div className="wrap pt-3 [&_a]:scroll-mb-24 [&_button]:scroll-mb-24">
      {provider === undefined ? <PageHead title={t`Provider`} /> : <Head provider={provider} />}
      {/* First, because without scripts it is a sentence that must not be missed. */}
      {provider !== undefined && <BookingAtAddress search={search} closedHref={providerHref(provider.id, view)} />}
      <Link href="/" className="-ms-2 inline-flex min-h-11 items-center gap-1 pe-2 font-semibold text-green">
        <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Find Care</Trans>
      </Link>
      {provider === undefined && error !== null && !isFetching ? (
        <ProviderFailed onRetry={() => void refetch()} />
      ) : (
        <>
          <ProviderHeader provider={provider} />
          {provider === undefined ? (
            <ProviderSkeleton />
          ) : (
            <ProviderProfile
              provider={provider}
              today={today}
              view={view}
              reviews={<ReviewsPanel provider={provider} page={view.page} />}
              location={<LocationPanel provider={provider} />}
              onBookIntent={preloadBooking}
            />
          )}
        </>
      )}
    </div>
  );
}

type Described = Parameters<typeof addressLine>[0] & {
  readonly id: number;
  readonly name: string;
  readonly specialty: string;
  readonly isDemo: boolean;
  readonly bookable: boolean;
};

/** What search engines and shared links show. Fictional providers stay out of search engines. */
function Head({ provider }: { readonly provider: Described }) {
  const { t } = useLingui();
  const { id, name, specialty, isDemo, bookable } = provider;
  const place = addressLine(provider);
  return (
    <PageHead
      title={`${name}, ${specialty}`}
      description={
        bookable
          ? t`${specialty}: ${place}. See opening hours, reviews and real open times, and book a visit.`
          : t`${specialty}: ${place}. See where it is, how to get there and what else is near.`
      }
      canonicalPath={`/provider/${id}`}
      noIndex={isDemo}
    />
  );
}
