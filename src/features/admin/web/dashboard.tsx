import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AdminStats } from '#features/admin/contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { STATS } from './admin-queries.ts';

/** The figures of the dashboard, each with its definition. */
export function Dashboard() {
  const { data, isError, refetch } = usePathQuery(STATS);
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>The figures could not be loaded.</Trans>
      </LoadError>
    );
  }
  return data === undefined ? <Spinner /> : <StatCards stats={data} />;
}

function StatCards({ stats }: { readonly stats: AdminStats }) {
  const { t } = useLingui();
  const { applications, providers, urgentCare, listings } = stats;
  const { active, telehealth, total } = providers;
  const { count, coveragePercent } = urgentCare;
  const { pending } = applications;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <StatCard title={t`Applications`} figure={applications.total} unit={t`total`}>
          <p>
            <Trans>{pending} pending</Trans>
          </p>
        </StatCard>
        <StatCard title={t`Providers`} figure={active} unit={t`active`}>
          <p>
            <Trans>{telehealth} offer telehealth</Trans>
          </p>
          <p>
            <Trans>Active means: takes bookings here and accepts new patients. {total} take bookings in all.</Trans>
          </p>
        </StatCard>
        <StatCard title={t`Urgent Care`} figure={count} unit={t`providers`}>
          <p>
            {coveragePercent === null ? (
              <Trans>No provider takes bookings here yet.</Trans>
            ) : (
              <Trans>{coveragePercent}% coverage: the share of all who take bookings here.</Trans>
            )}
          </p>
        </StatCard>
        <AttentionCard stats={stats} />
      </div>
      <p className="mt-4 text-soft">
        <Trans>
          Besides these there are {listings} listings from public registers, which take no bookings here and are not
          counted above.
        </Trans>
      </p>
    </>
  );
}

const LINK = 'link inline-flex min-h-11 items-center';

/** What waits for an administrator, with links. */
function AttentionCard({ stats: { applications, pageChanges } }: { readonly stats: AdminStats }) {
  const { t } = useLingui();
  const { pending, toConvert } = applications;
  return (
    <StatCard title={t`Attention Needed`} figure={pending} unit={t`pending`}>
      <p>
        {pending + toConvert + pageChanges > 0 ? (
          <Trans>Action Required: Yes</Trans>
        ) : (
          <Trans>Action Required: No</Trans>
        )}
      </p>
      {pending > 0 && (
        <Link href="/admin/applications?status=pending&sort=oldest" className={LINK}>
          <Trans>See pending applications</Trans>
        </Link>
      )}
      {toConvert > 0 && (
        <Link href="/admin/applications?status=approved" className={LINK}>
          <Plural value={toConvert} one="# approved, not yet set up" other="# approved, not yet set up" />
        </Link>
      )}
      {pageChanges > 0 && (
        <Link href="/admin/providers" className={LINK}>
          <Plural value={pageChanges} one="# page change to review" other="# page changes to review" />
        </Link>
      )}
    </StatCard>
  );
}

function StatCard({
  title,
  figure,
  unit,
  children,
}: {
  readonly title: string;
  readonly figure: number;
  readonly unit: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="card">
      <h2>{title}</h2>
      <p className="mt-2 flex items-baseline gap-2">
        <span className="text-3xl font-extrabold tabular-nums">{figure}</span>
        <span>{unit}</span>
      </p>
      <div className="mt-1 grid gap-1 text-soft">{children}</div>
    </section>
  );
}
