import { Plural, Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pageOf, ROWS_PER_PAGE } from '#platform/common/list-search.ts';
import type { Counted } from '#platform/web/calls/query-client.ts';
import { type Column, DataTable } from '#platform/web/ui/data-table.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { PageLinks } from '#platform/web/ui/page-links.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';

/** A list of the admin area while loading, failed, empty or full, with pagination through the URL's query. */
export function RowList<Row extends { readonly id: number }>({
  query: { data, isError, isPlaceholderData, refetch },
  caption,
  columns,
  empty,
  path,
  search,
}: {
  readonly query: UseQueryResult<Counted<readonly Row[]>>;
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly empty: ReactNode;
  readonly path: string;
  readonly search: URLSearchParams;
}) {
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>The list could not be loaded.</Trans>
      </LoadError>
    );
  }
  if (data === undefined) return <Spinner />;
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(page));
    return `${path}?${next}`;
  };
  return (
    <div className="card">
      <output className="block text-sm text-soft">
        <Plural value={data.total} one="# entry" other="# entries" />
      </output>
      {data.items.length === 0 && data.total > 0 ? (
        <p className="py-8 text-center">
          <Trans>The list is not that long.</Trans>{' '}
          <Link href={hrefOf(1)} className="link inline-flex min-h-11 items-center">
            <Trans>Back to the first page</Trans>
          </Link>
        </p>
      ) : data.items.length === 0 ? (
        <p className="py-8 text-center">{empty}</p>
      ) : (
        <DataTable
          caption={caption}
          columns={columns}
          rows={data.items}
          keyOf={({ id }) => id}
          busy={isPlaceholderData}
        />
      )}
      {data.items.length > 0 && (
        <PageLinks page={pageOf(search)} pages={Math.ceil(data.total / ROWS_PER_PAGE)} hrefOf={hrefOf} />
      )}
    </div>
  );
}
