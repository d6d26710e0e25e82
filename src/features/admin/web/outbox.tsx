import { Trans, useLingui } from '@lingui/react/macro';
import type { OutboxMessage } from '#features/admin/contract.ts';
import { MESSAGE_KIND_NAMES } from '#features/admin/rules/message-kind-names.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { FilterBar } from '#platform/web/tables/filter-bar.tsx';
import { RowList } from '#platform/web/tables/row-list.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import type { Column } from '#platform/web/ui/data-table.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { outboxQuery } from './admin-queries.ts';
import { MessageStatus } from './message-status.tsx';
import { NameOptions } from './name-options.tsx';
import { useRetryMessage } from './use-retry-message.ts';

const PATH = '/admin/messages';
const FILTERS = ['person', 'status', 'kind'] as const;

/** The queued, sent and failed messages, without their contents. */
export function Outbox({ search }: { readonly search: URLSearchParams }) {
  const { t, i18n } = useLingui();
  const query = usePathQuery(outboxQuery(search), { keepPrevious: true });
  const { retry, retryingId } = useRetryMessage();
  const columns: readonly Column<OutboxMessage>[] = [
    { heading: t`Created`, cell: ({ createdAt }) => <time dateTime={createdAt}>{fullMoment(i18n, createdAt)}</time> },
    { heading: t`Kind`, cell: ({ kind }) => translateText(i18n, MESSAGE_KIND_NAMES[kind] ?? kind) },
    { heading: t`To`, cell: (message) => <Recipient message={message} /> },
    {
      heading: t`Status`,
      cell: (message) => (
        <MessageStatus message={message} retrying={retryingId === message.id} onRetry={() => retry(message.id)} />
      ),
    },
    { heading: t`Tries`, numeric: true, cell: ({ attempts }) => attempts },
    { heading: t`Last error`, cell: ({ lastError }) => lastError ?? '–' },
  ];
  return (
    <>
      <p className="mb-4 max-w-[68ch] text-soft">
        <Trans>What a message says is between the product and who gets it, and isn't shown here.</Trans>
      </p>
      <FilterBar key={search.toString()} path={PATH} isFiltered={FILTERS.some((name) => search.has(name))}>
        <TextInput
          label={<Trans>Person</Trans>}
          hint={<Trans>Name, user name, e-mail address or number</Trans>}
          name="person"
          type="search"
          maxLength={100}
          autoComplete="off"
          defaultValue={search.get('person') ?? ''}
        />
        <SelectInput label={<Trans>Status</Trans>} name="status" defaultValue={search.get('status') ?? ''}>
          <option value="">{t`All`}</option>
          <option value="queued">{t`Queued`}</option>
          <option value="sent">{t`Sent`}</option>
          <option value="failed">{t`Failed`}</option>
          <option value="withdrawn">{t`Withdrawn`}</option>
        </SelectInput>
        <SelectInput label={<Trans>Kind</Trans>} name="kind" defaultValue={search.get('kind') ?? ''}>
          <option value="">{t`All`}</option>
          <NameOptions names={MESSAGE_KIND_NAMES} />
        </SelectInput>
      </FilterBar>
      {search.has('person') && (
        <p className="notice mb-4">
          <Trans>
            This search is logged, and the person can see that. Older messages are found by a whole user name or e-mail
            address.
          </Trans>
        </p>
      )}
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

/** Who gets a message: the name in a search by person, and the masked address. */
function Recipient({ message: { person, recipient, channel } }: { readonly message: OutboxMessage }) {
  return (
    <>
      {person !== null && <span className="block font-semibold wrap-anywhere">{person}</span>}
      {recipient} (<ChannelName channel={channel} />)
    </>
  );
}

function ChannelName({ channel }: Pick<OutboxMessage, 'channel'>) {
  if (channel === 'push') return <Trans>message to a browser</Trans>;
  return channel === 'sms' ? <Trans>text message</Trans> : <Trans>e-mail</Trans>;
}
