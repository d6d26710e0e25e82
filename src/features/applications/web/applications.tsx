import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { serverMessage } from '#platform/web/calls/call.ts';
import type { Counted } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { FilterBar } from '#platform/web/tables/filter-bar.tsx';
import { RowList } from '#platform/web/tables/row-list.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import type { Column } from '#platform/web/ui/data-table.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { applicationQuery, applicationsQuery } from './application-queries.ts';
import { ApplicationStatus } from './application-status.tsx';
import { ConvertNext } from './review/convert-next.tsx';
import { ReviewDialog } from './review-dialog.tsx';

const PATH = '/admin/applications';

/** The applications to join the network, with a dialog to review each. */
export function Applications({ search }: { readonly search: URLSearchParams }) {
  const { t, i18n } = useLingui();
  const hydrated = useHydrated();
  const [reviewed, setReviewed] = useState<ProviderApplication | null>(null);
  const query = usePathQuery(applicationsQuery(search), { keepPrevious: true });
  const { data } = query;
  // The open application stays open after it drops out of the filtered list, with its present state.
  const listed = data?.items.find(({ id }) => id === reviewed?.id);
  const isUnlisted = Boolean(reviewed && data && !listed);
  const { data: unlisted } = usePathQuery(applicationQuery(reviewed?.id ?? 0), { enabled: isUnlisted });
  const open = reviewed && (listed ?? unlisted ?? reviewed);
  const close = () => setReviewed(null);
  const [approved, setApproved] = useState<ProviderApplication | null>(null);
  const next = useRef<HTMLHeadingElement>(null);
  const { begin, askAndClose } = useDialogEntry(open !== null, close);
  const columns: readonly Column<ProviderApplication>[] = [
    { heading: t`Name`, cell: ({ name }) => name },
    { heading: t`Specialty`, cell: ({ specialty }) => translateText(i18n, specialty) },
    { heading: t`Location`, cell: ({ state }) => state },
    { heading: t`Status`, cell: (application) => <ApplicationStatus application={application} /> },
    {
      heading: t`Submitted`,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{pastDay(i18n, lagosDate(Date.parse(createdAt)))}</time>,
    },
    {
      heading: t`Action`,
      cell: (application) => {
        const { name } = application;
        return (
          <button
            type="button"
            className="button button-ghost"
            disabled={!hydrated}
            aria-label={t`Review ${name}`}
            onClick={() => {
              begin();
              setApproved(null);
              setReviewed(application);
            }}
          >
            <Trans>Review</Trans>
          </button>
        );
      },
    },
  ];
  return (
    <>
      <ConvertNext ref={next} application={approved} onDone={() => setApproved(null)} />
      {query.isError ? (
        <ApplicationsError error={query.error} onRetry={query.refetch} />
      ) : data === null ? (
        <SignedOut />
      ) : (
        <>
          <FilterBar
            key={search.toString()}
            path={PATH}
            isFiltered={['q', 'status', 'sort'].some((name) => search.has(name))}
          >
            <TextInput
              label={<Trans>Search</Trans>}
              hint={<Trans>Name, e-mail, specialty or place</Trans>}
              name="q"
              type="search"
              maxLength={100}
              defaultValue={search.get('q') ?? ''}
            />
            <SelectInput label={<Trans>Status</Trans>} name="status" defaultValue={search.get('status') ?? ''}>
              <option value="">{t`All`}</option>
              <option value="pending">{t`Pending`}</option>
              <option value="approved">{t`Approved`}</option>
              <option value="rejected">{t`Rejected`}</option>
            </SelectInput>
            <SelectInput label={<Trans>Sort by</Trans>} name="sort" defaultValue={search.get('sort') ?? ''}>
              <option value="">{t`Approved and not set up, then newest`}</option>
              <option value="oldest">{t`Oldest first`}</option>
              <option value="name">{t`Name`}</option>
              <option value="specialty">{t`Specialty`}</option>
              <option value="state">{t`Location`}</option>
            </SelectInput>
          </FilterBar>
          <RowList
            query={query as UseQueryResult<Counted<readonly ProviderApplication[]>>}
            caption={t`Applications`}
            columns={columns}
            empty={<Trans>No applications found</Trans>}
            path={PATH}
            search={search}
          />
        </>
      )}
      {open !== null && (
        <ReviewDialog
          key={open.id}
          application={open}
          onClose={askAndClose}
          onDone={(isApproved) => {
            if (isApproved) setApproved(open);
            close();
          }}
          // A decided application's row is gone from the list of pending ones.
          focusAfterwards={() =>
            next.current ?? (search.get('status') === 'pending' ? document.querySelector('h1') : null)
          }
        />
      )}
    </>
  );
}

function ApplicationsError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => unknown }) {
  const { t, i18n } = useLingui();
  const reason = serverMessage(error);
  return (
    <div role="alert" className="card grid justify-items-center gap-4 py-10 text-center">
      <h2>
        <Trans>Error Loading Applications</Trans>
      </h2>
      <p>{reason === undefined ? t`An unexpected error occurred` : translateText(i18n, reason)}</p>
      <button type="button" className="button button-ghost" onClick={() => void onRetry()}>
        <RotateCw aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}

function SignedOut() {
  return (
    <p className="card">
      <Trans>
        You are signed out. Please <a href="/auth?next=%2Fadmin%2Fapplications">sign in</a> again.
      </Trans>
    </p>
  );
}
