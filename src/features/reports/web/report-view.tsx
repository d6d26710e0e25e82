import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_DAYS } from '#platform/common/figures/day-range.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { FilterBar } from '#platform/web/tables/filter-bar.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { type Column, DataTable } from '#platform/web/ui/data-table.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import type { Report } from '../contract.ts';
import { isRange, type ReportAddress } from '../rules/report-address.ts';
import { REPORTS, type ReportColumn } from '../rules/report-kinds.ts';
import { ReportChart } from './report-chart.tsx';
import { REPORTS_PATH, reportFileHref, reportQuery } from './report-queries.ts';

/** Rows shown before unfolding on a phone; the chart above shows all. */
const ROWS_ON_A_PHONE = 5;

/** A report: range, chart, table, definitions of the figures, and CSV file. */
export function ReportView({ address }: { readonly address: ReportAddress }) {
  const { i18n } = useLingui();
  const { title, about } = REPORTS[address.kind];
  return (
    <section aria-labelledby="report" className="mt-6 grid gap-4">
      <div>
        <h2 id="report">{translateText(i18n, title)}</h2>
        <p className="mt-1 max-w-[68ch] text-soft">{translateText(i18n, about)}</p>
      </div>
      {isRange(address) ? (
        <Loaded address={address} />
      ) : (
        <>
          <Days of={address} />
          <p className="notice notice-amber">
            <Trans>A report covers at most {MAX_DAYS} days, and the first is not after the last.</Trans>
          </p>
        </>
      )}
    </section>
  );
}

function Loaded({ address }: { readonly address: ReportAddress }) {
  const query = usePathQuery(reportQuery(address), { keepPrevious: true });
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  const current = isPlaceholderData ? undefined : data;
  return (
    <>
      <Days of={{ ...address, from: address.from ?? current?.from, to: address.to ?? current?.to }} />
      {isError ? (
        <LoadError onRetry={refetch}>
          <Trans>The report could not be loaded.</Trans>
        </LoadError>
      ) : data === undefined ? (
        <Spinner />
      ) : (
        <Figures report={data} busy={isFetching} />
      )}
    </>
  );
}

/** The form for the range of a report. */
function Days({ of: { kind, from, to } }: { readonly of: ReportAddress }) {
  return (
    <FilterBar key={`${kind} ${from} ${to}`} path={REPORTS_PATH} isFiltered={false}>
      <input type="hidden" name="report" value={kind} />
      <TextInput label={<Trans>From</Trans>} type="date" name="from" defaultValue={from ?? ''} />
      <TextInput label={<Trans>To</Trans>} type="date" name="to" defaultValue={to ?? ''} />
    </FilterBar>
  );
}

function Figures({ report, busy }: { readonly report: Report; readonly busy: boolean }) {
  const { t, i18n } = useLingui();
  const { columns, title } = REPORTS[report.kind];
  if (report.rows.length === 0) {
    return (
      <p className="card">
        <Trans>No data yet</Trans>
      </p>
    );
  }
  const shown = ({ key, numeric }: ReportColumn, row: Report['rows'][number]) => {
    const value = row[key] ?? null;
    if (key === 'day') return pastDay(i18n, String(value));
    if (value === null) return report.kind === 'regional-health' ? t`not told` : '–';
    return numeric ? i18n.number(Number(value)) : String(value);
  };
  const tableColumns: readonly Column<Report['rows'][number]>[] = columns.map((column) => ({
    heading: translateText(i18n, column.heading),
    numeric: column.numeric,
    cell: (row) => shown(column, row),
  }));
  const rows = report.rows.map((row, index) => ({ ...row, '#': index }));
  return (
    <>
      <p className="text-soft">
        <Trans>
          {pastDay(i18n, report.from)} to {pastDay(i18n, report.to)}
        </Trans>
      </p>
      <ReportChart report={report} />
      <p>
        <a href={reportFileHref(report)} download className="button button-ghost">
          <Trans>Download as CSV</Trans>
        </a>
      </p>
      <DataTable
        caption={translateText(i18n, title)}
        columns={tableColumns}
        rows={rows}
        keyOf={(row) => Number(row['#'])}
        busy={busy}
        fold={ROWS_ON_A_PHONE}
      />
      <details className="card">
        <summary className="min-h-11 font-semibold">
          <Trans>What each figure is</Trans>
        </summary>
        <dl className="grid gap-2">
          {columns.map(
            ({ key, heading, definition }) =>
              definition !== undefined && (
                <div key={key}>
                  <dt className="font-semibold">{translateText(i18n, heading)}</dt>
                  <dd className="text-soft">{translateText(i18n, definition)}</dd>
                </div>
              ),
          )}
        </dl>
      </details>
    </>
  );
}
