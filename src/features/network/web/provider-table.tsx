import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import type { ProviderRow } from '#features/network/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { serverMessage } from '#platform/web/calls/call.ts';
import type { Counted } from '#platform/web/calls/query-client.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { FilterBar } from '#platform/web/tables/filter-bar.tsx';
import { RowList } from '#platform/web/tables/row-list.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import type { Column } from '#platform/web/ui/data-table.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { ServiceBadges } from './service-badges.tsx';

export const PROVIDERS_PATH = '/admin/providers';
const FILTERS = ['q', 'kind', 'sort'] as const;

/** Returns the address of this table with a provider's details open, or with none. */
export function detailHref(search: URLSearchParams, id: number | undefined): string {
  const next = new URLSearchParams(search);
  if (id === undefined) next.delete('provider');
  else next.set('provider', String(id));
  return next.size === 0 ? PROVIDERS_PATH : `${PROVIDERS_PATH}?${next}`;
}

/** The history state of details that this table opened. */
const OPENED_HERE = { detailsOpenedHere: true } as const;

/** True if the previous history entry is the table that the details were opened from. */
export function areDetailsOpenedHere(state: unknown): boolean {
  return (state as Partial<typeof OPENED_HERE> | null)?.detailsOpenedHere === true;
}

/** All providers: searched, filtered, sorted and paged by the address. */
export function ProviderTable({
  query,
  search,
  onAdd,
  onDelete,
}: {
  readonly query: UseQueryResult<Counted<ProviderRow[]>>;
  /** The address without open details. */
  readonly search: URLSearchParams;
  readonly onAdd: () => void;
  readonly onDelete: (provider: ProviderRow) => void;
}) {
  const { t, i18n } = useLingui();
  const hydrated = useHydrated();
  const removedOn = (at: string) => pastDay(i18n, lagosDate(Date.parse(at)));
  const columns: readonly Column<ProviderRow>[] = [
    { heading: t`Name`, cell: (provider) => <Named provider={provider} /> },
    { heading: t`Specialty`, cell: ({ specialty }) => specialty },
    { heading: t`Location`, cell: ({ lga, state }) => [lga, state].filter(Boolean).join(', ') },
    {
      heading: t`Accepting New Patients`,
      cell: ({ acceptingNewPatients: accepts }) => (accepts === null ? t`Not known` : accepts ? t`Yes` : t`No`),
    },
    { heading: t`Services`, cell: (provider) => <ServiceBadges provider={provider} /> },
    {
      heading: t`Actions`,
      cell: (provider) =>
        provider.removedAt === null ? (
          <span className="inline-flex flex-wrap gap-2 md:flex-nowrap">
            <Link
              href={detailHref(search, provider.id)}
              state={OPENED_HERE}
              className="button button-ghost px-3 whitespace-nowrap"
            >
              <Trans>View</Trans>
              <span className="sr-only">: {provider.name}</span>
            </Link>
            <button
              type="button"
              className="button button-ghost px-3 whitespace-nowrap"
              disabled={!hydrated}
              onClick={() => onDelete(provider)}
            >
              <Trans>Delete</Trans>
              <span className="sr-only">: {provider.name}</span>
            </button>
          </span>
        ) : (
          <Trans>Removed on {removedOn(provider.removedAt)}</Trans>
        ),
    },
  ];
  return (
    <>
      <p className="mb-4">
        <button type="button" className="button" disabled={!hydrated} onClick={onAdd}>
          <Plus aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Add Provider</Trans>
        </button>
      </p>
      <FilterBar key={search.toString()} path={PROVIDERS_PATH} isFiltered={FILTERS.some((name) => search.has(name))}>
        <TextInput
          label={<Trans>Name, specialty or place</Trans>}
          name="q"
          maxLength={100}
          defaultValue={search.get('q') ?? ''}
        />
        <SelectInput label={<Trans>Show</Trans>} name="kind" defaultValue={search.get('kind') ?? ''}>
          <option value="">{t`All`}</option>
          <option value="network">{t`Network`}</option>
          <option value="listings">{t`Listings`}</option>
          <option value="removed">{t`Removed`}</option>
        </SelectInput>
        <SelectInput label={<Trans>Sort by</Trans>} name="sort" defaultValue={search.get('sort') ?? ''}>
          <option value="">{search.has('q') ? t`Best match` : t`Name, A to Z`}</option>
          {search.has('q') && <option value="name">{t`Name, A to Z`}</option>}
          <option value="-name">{t`Name, Z to A`}</option>
          <option value="specialty">{t`Specialty`}</option>
          <option value="state">{t`Location`}</option>
          <option value="newest">{t`Newest first`}</option>
        </SelectInput>
      </FilterBar>
      {query.isError ? (
        <NotLoaded error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <RowList
          query={query}
          caption={t`Providers`}
          columns={columns}
          empty={<Trans>No providers found</Trans>}
          path={PROVIDERS_PATH}
          search={search}
        />
      )}
    </>
  );
}

function Named({ provider: { name, isDemo, bookingState } }: { readonly provider: ProviderRow }) {
  return (
    <>
      {name}{' '}
      {isDemo && (
        <span className="badge badge-amber">
          <Trans>Demo</Trans>
        </span>
      )}
      {bookingState === 'setting_up' && (
        <span className="badge badge-amber">
          <Trans>Setting up</Trans>
        </span>
      )}
      {bookingState === 'paused' && (
        <span className="badge badge-amber">
          <Trans>Paused</Trans>
        </span>
      )}
    </>
  );
}

/** Replaces the table if it can't be loaded. @see provider and admin area specification, section 8: lists */
function NotLoaded({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { i18n } = useLingui();
  const reason = serverMessage(error);
  return (
    <div role="alert">
      <EmptyState icon={TriangleAlert} title={<Trans>Error Loading Providers</Trans>}>
        <p className="text-soft">
          {reason === undefined ? <Trans>An unexpected error occurred</Trans> : translateText(i18n, reason)}
        </p>
        <button type="button" className="button" onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
      </EmptyState>
    </div>
  );
}
