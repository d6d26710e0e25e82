import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '#features/admin/contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { FilterBar } from '#platform/web/tables/filter-bar.tsx';
import { RowList } from '#platform/web/tables/row-list.tsx';
import type { Column } from '#platform/web/ui/data-table.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { auditQuery } from './admin-queries.ts';
import { CheckLog } from './check-log.tsx';

const PATH = '/admin/audit';
const FILTERS = ['actor', 'act', 'from', 'to'] as const;

/** The actions of administrators and the operator, and a check that the log is intact. */
export function AuditLog({ search }: { readonly search: URLSearchParams }) {
  const { t, i18n } = useLingui();
  const query = usePathQuery(auditQuery(search), { keepPrevious: true });
  const valueOf = (name: (typeof FILTERS)[number]) => ({ name, defaultValue: search.get(name) ?? '' });
  const columns: readonly Column<AuditEntry>[] = [
    { heading: t`When`, cell: ({ at }) => <time dateTime={at}>{fullMoment(i18n, at)}</time> },
    { heading: t`Who`, cell: ({ actorName, actorRole, actorId }) => who(actorName, actorRole, actorId) },
    { heading: t`Act`, cell: ({ act }) => act },
    { heading: t`What`, cell: ({ object }) => object },
    { heading: t`Details`, cell: ({ details }) => detailsText(details) || '–' },
  ];
  return (
    <>
      <CheckLog />
      <FilterBar key={search.toString()} path={PATH} isFiltered={FILTERS.some((name) => search.has(name))}>
        <TextInput label={<Trans>Who</Trans>} maxLength={100} {...valueOf('actor')} />
        <TextInput label={<Trans>Act</Trans>} maxLength={100} {...valueOf('act')} />
        <TextInput label={<Trans>From</Trans>} type="date" {...valueOf('from')} />
        <TextInput label={<Trans>To</Trans>} type="date" {...valueOf('to')} />
      </FilterBar>
      <RowList
        query={query}
        caption={t`Audit log`}
        columns={columns}
        empty={<Trans>No entries found</Trans>}
        path={PATH}
        search={search}
      />
    </>
  );
}

function who(name: string, role: string, id: number | null): string {
  return id === null ? name : `${name} (${role} ${id})`;
}

function detailsText(details: AuditEntry['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('; ');
}
