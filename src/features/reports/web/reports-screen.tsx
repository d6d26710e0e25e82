import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { reportAt } from '../rules/report-address.ts';
import { REPORT_KINDS, REPORTS } from '../rules/report-kinds.ts';
import { OVERVIEW, reportHref } from './report-queries.ts';
import { ReportView } from './report-view.tsx';
import { ReportsOverview } from './reports-overview.tsx';

/** The overview, and the report that the URL selects. */
export function ReportsScreen({ search }: { readonly search: URLSearchParams }) {
  const { t, i18n } = useLingui();
  const open = reportAt(search);
  const { data } = usePathQuery(OVERVIEW);
  return (
    <>
      {data?.includesDemo && (
        <p className="notice mb-4">
          <Trans>Demo data is among what is counted here: its people, providers and visits are fictional.</Trans>
        </p>
      )}
      <ReportsOverview />
      <nav aria-label={t`Reports`} className="mt-6">
        <ul className="flex flex-wrap gap-3">
          {REPORT_KINDS.map((kind) => (
            <li key={kind}>
              <Link
                href={reportHref({ kind })}
                className="button button-ghost aria-[current]:border-green aria-[current]:bg-green-tint"
                {...(open?.kind === kind && { 'aria-current': 'true' })}
              >
                {translateText(i18n, REPORTS[kind].title)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {open !== undefined && <ReportView key={open.kind} address={open} />}
    </>
  );
}
