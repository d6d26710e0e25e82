import { Trans, useLingui } from '@lingui/react/macro';
import { homeAccess } from '#features/auth/rules/home-access.ts';
import { useAdminRedirect } from '#features/auth/web/guards/use-admin-redirect.ts';
import { canonicalFilters, NO_FILTERS, placeNameOf } from '#features/search/rules/search-filters.ts';
import { ProviderSearch } from '#features/search/web/provider-search.tsx';
import { filtersOf, homeHref, searchQuery } from '#features/search/web/search-address.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { BookingAtAddress, preloadBooking } from '../booking-at-address.tsx';
import type { PageLocation } from '../page-module.ts';

/** Who may see it. */
export const guard = homeAccess;

/** What the server reads for this page. */
export const queries = ({ search }: PageLocation) => [searchQuery(filtersOf(search))];

/** The find-care home: kind of care, search, and the booking of the provider that the address names. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  const filters = filtersOf(search);
  const { specialty, city, page } = filters;
  const { data: found } = usePathQuery(searchQuery(filters));
  const named = found?.items[0]?.understood?.place;
  const place = placeNameOf(filters) || named || (city === 'all' ? t`Nigeria` : city !== NO_FILTERS.city && city);
  const title = [specialty, place].filter(Boolean).join(', ') || t`Find care`;
  if (useAdminRedirect()) return null;
  return (
    <div className="wrap pt-7 pb-10 md:pt-9">
      <PageHead
        title={page > 1 ? t`${title}, page ${page}` : title}
        description={t`Find urgent or routine care in Nigeria, see real open times and book a visit in person or by video.`}
        canonicalPath={homeHref(canonicalFilters(filters))}
      />
      {/* First, because without scripts it is a sentence that must not be missed. */}
      <BookingAtAddress search={search} closedHref={homeHref(filters)} />
      <h1 tabIndex={-1}>
        <Trans>Let's find you care</Trans>
      </h1>
      <p className="mt-2 max-w-[56ch] text-lg text-soft">
        <Trans>See real open times near you and book a visit in person or by video.</Trans>
      </p>
      <ProviderSearch filters={filters} onBookIntent={preloadBooking} />
    </div>
  );
}
