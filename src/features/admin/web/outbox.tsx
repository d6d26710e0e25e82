import { Trans, useLingui } from '@lingui/react/macro';
import type { OutboxMessage } from '#features/admin/contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { FilterBar } from '#platform/web/tables/filter-bar.tsx';
import { RowList } from '#platform/web/tables/row-list.tsx';
import type { Column } from '#platform/web/ui/data-table.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { outboxQuery } from './admin-queries.ts';
import { MessageStatus } from './message-status.tsx';
import { useRetryMessage } from './use-retry-message.ts';

const PATH = '/admin/messages';

/** The queued, sent and failed messages, without their contents. */
export function Outbox({ search }: { readonly search: URLSearchParams }) {
  const { t, i18n } = useLingui();
  const query = usePathQuery(outboxQuery(search), { keepPrevious: true });
  const { retry, retryingId } = useRetryMessage();
  const columns: readonly Column<OutboxMessage>[] = [
    { heading: t`Created`, cell: ({ createdAt }) => <time dateTime={createdAt}>{fullMoment(i18n, createdAt)}</time> },
    { heading: t`Kind`, cell: ({ kind }) => kind },
    { heading: t`To`, cell: ({ recipient, channel }) => `${recipient} (${channel})` },
    {
      heading: t`Status`,
      cell: (message) => (
        <MessageStatus message={message} retrying={retryingId === message.id} onRetry={() => retry(message.id)} />
      ),
    },
    { heading: t`Attempts`, numeric: true, cell: ({ attempts }) => attempts },
    { heading: t`Last error`, cell: ({ lastError }) => lastError ?? '–' },
  ];
  return (
    <>
      <p className="mb-4 max-w-[68ch] text-soft">
        <Trans>What a message says is between the product and who gets it, and isn't shown here.</Trans>
      </p>
      <FilterBar key={search.toString()} path={PATH} isFiltered={search.has('status') || search.has('kind')}>
        <SelectInput label={<Trans>Status</Trans>} name="status" defaultValue={search.get('status') ?? ''}>
          <option value="">{t`All`}</option>
          <option value="queued">{t`Queued`}</option>
          <option value="sent">{t`Sent`}</option>
          <option value="failed">{t`Failed`}</option>
          <option value="withdrawn">{t`Withdrawn`}</option>
        </SelectInput>
        <TextInput label={<Trans>Kind</Trans>} name="kind" maxLength={100} defaultValue={search.get('kind') ?? ''} />
      </FilterBar>
      <RowList
        query={query}
        caption={t`Outbox`}
        columns={columns}
        empty={<Trans>No messages found</Trans>}
        path={PATH}
        search={search}
      />
    </>
  );
}
