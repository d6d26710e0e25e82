import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { InboxEntry } from '#features/conversations/rules/inbox-contract.ts';
import { listen } from '#platform/web/calls/listen.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { FilterBar } from '#platform/web/tables/filter-bar.tsx';
import { RowList } from '#platform/web/tables/row-list.tsx';
import type { Column } from '#platform/web/ui/data-table.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { INBOX_PATH, inboxQuery } from './inbox-queries.ts';
import { InboxStatus } from './inbox-status.tsx';
import { INBOX_EVENTS } from './inbox-thread-source.ts';

const FILTERS = ['status', 'kind', 'q'];

/** All letters and chats to support. Follows changes while it is open. */
export function Inbox({ search }: { readonly search: URLSearchParams }) {
  const { t, i18n } = useLingui();
  const query = usePathQuery(inboxQuery(search), { keepPrevious: true });
  useInboxNews();
  const columns: readonly Column<InboxEntry>[] = [
    {
      heading: t`Ticket`,
      cell: ({ id, ticket, isUnread }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Link href={`${INBOX_PATH}/${id}`} className="link inline-flex min-h-11 items-center font-semibold">
            {ticket}
          </Link>
          {isUnread && (
            <span className="badge badge-red">
              <Trans>New</Trans>
            </span>
          )}
        </span>
      ),
    },
    { heading: t`Kind`, cell: ({ kind }) => (kind === 'chat' ? <Trans>Chat</Trans> : <Trans>Letter</Trans>) },
    { heading: t`From`, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
    { heading: t`Subject`, cell: ({ subject }) => <span className="wrap-anywhere">{subject ?? '–'}</span> },
    { heading: t`Status`, cell: ({ status }) => <InboxStatus status={status} /> },
    { heading: t`Answered by`, cell: ({ answeredBy }) => answeredBy ?? '–' },
    {
      heading: t`Last message`,
      cell: ({ lastMessageAt }) => <time dateTime={lastMessageAt}>{shortMoment(i18n, lastMessageAt)}</time>,
    },
  ];
  const valueOf = (name: string) => ({ name, defaultValue: search.get(name) ?? '' });
  return (
    <>
      <FilterBar key={search.toString()} path={INBOX_PATH} isFiltered={FILTERS.some((name) => search.has(name))}>
        <TextInput label={<Trans>Search in tickets, names and texts</Trans>} maxLength={100} {...valueOf('q')} />
        <SelectInput label={<Trans>Status</Trans>} {...valueOf('status')}>
          <option value="">{t`All`}</option>
          <option value="open">{t`Open`}</option>
          <option value="waiting">{t`Answered`}</option>
          <option value="closed">{t`Closed`}</option>
        </SelectInput>
        <SelectInput label={<Trans>Kind</Trans>} {...valueOf('kind')}>
          <option value="">{t`All`}</option>
          <option value="chat">{t`Chat`}</option>
          <option value="letter">{t`Letter`}</option>
        </SelectInput>
      </FilterBar>
      <RowList
        query={query}
        caption={t`Support inbox`}
        columns={columns}
        empty={<Trans>No conversations found</Trans>}
        path={INBOX_PATH}
        search={search}
      />
    </>
  );
}

/** Reloads the active queries of the inbox at each change. */
function useInboxNews(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      listen(INBOX_EVENTS, () => {
        void queryClient.refetchQueries({
          predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/admin/conversations'),
          type: 'active',
        });
      }),
    [queryClient],
  );
}
