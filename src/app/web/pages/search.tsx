import { Trans, useLingui } from '@lingui/react/macro';
import { SiteSearch, siteFilters } from '#features/resources/web/site-search.tsx';
import { searchQuery } from '#features/search/web/search-address.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import type { PageLocation } from '../page-module.ts';

/** What the server reads for this page. */
export const queries = ({ search }: PageLocation) => {
  const filters = siteFilters(search);
  return filters.q === '' ? [] : [searchQuery(filters)];
};

/** What a text finds anywhere here: providers, questions, health resources. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  return (
    <div className="wrap py-8">
      <PageHead title={t`Search`} canonicalPath="/search" noIndex />
      <h1 tabIndex={-1}>
        <Trans>Search</Trans>
      </h1>
      <SiteSearch search={search} />
    </div>
  );
}
