import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { AuditEntry } from '#features/admin/contract.ts';
import { ACT_NAMES } from '#features/admin/rules/act-names.ts';
import { loggedDetails, loggedObject, ROLE_NAMES } from '#features/admin/rules/log-words.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { FilterBar } from '#platform/web/tables/filter-bar.tsx';
import { RowList } from '#platform/web/tables/row-list.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import type { Column } from '#platform/web/ui/data-table.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { auditQuery } from './admin-queries.ts';
import { CheckLog } from './check-log.tsx';
import { NameOptions } from './name-options.tsx';

const PATH = '/admin/audit';
const FILTERS = ['actor', 'act', 'from', 'to'] as const;

/** The actions of administrators and the operator, and a check that the log is intact. */
export function AuditLog({ search }: { readonly search: URLSearchParams }) {
  const { t, i18n } = useLingui();
  const query = usePathQuery(auditQuery(search), { keepPrevious: true });
  const valueOf = (name: (typeof FILTERS)[number]) => ({ name, defaultValue: search.get(name) ?? '' });
  const columns: readonly Column<AuditEntry>[] = [
    { heading: t`When`, cell: ({ at }) => <time dateTime={at}>{fullMoment(i18n, at)}</time> },
    { heading: t`Who`, cell: (entry) => <Actor entry={entry} /> },
    { heading: t`Act`, cell: ({ act }) => translateText(i18n, ACT_NAMES[act] ?? act) },
    { heading: t`What`, cell: (entry) => <What entry={entry} /> },
    { heading: t`Details`, cell: ({ details }) => loggedDetails(details) || '–' },
  ];
  return (
    <>
      <CheckLog />
      <FilterBar key={search.toString()} path={PATH} isFiltered={FILTERS.some((name) => search.has(name))}>
        <TextInput label={<Trans>Who</Trans>} maxLength={100} {...valueOf('actor')} />
        <SelectInput label={<Trans>Act</Trans>} {...valueOf('act')}>
          <option value="">{t`All`}</option>
          <NameOptions names={ACT_NAMES} />
        </SelectInput>
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

/** Who acted, with the role and the number of the account; the operator has neither. */
function Actor({ entry: { actorName, actorRole, actorId } }: { readonly entry: AuditEntry }) {
  const { i18n } = useLingui();
  if (actorId === null) return actorName;
  return `${actorName} (${translateText(i18n, ROLE_NAMES[actorRole] ?? actorRole)} ${actorId})`;
}

/** What was done to, and whose account it concerns if that is another one. */
function What({ entry: { object, subjectId } }: { readonly entry: AuditEntry }) {
  const subject = `user:${subjectId}`;
  return (
    <>
      <LoggedObject object={object} />
      {subjectId !== null && object !== subject && (
        <span className="block text-soft">
          <LoggedObject object={subject} />
        </span>
      )}
    </>
  );
}

function LoggedObject({ object }: { readonly object: string }) {
  const { i18n } = useLingui();
  const { name, number, href } = loggedObject(object);
  const shown = `${translateText(i18n, name)} ${number}`;
  if (href === undefined) return shown;
  return (
    <Link href={href} className="link max-md:inline-flex max-md:min-h-11 max-md:items-center">
      {shown}
    </Link>
  );
}
