import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import type { ReportsOverview as Overview } from '../contract.ts';
import { BarList } from './bar-list.tsx';
import { OVERVIEW } from './report-queries.ts';

/** Users, providers and the health of the platform, each figure with its definition. */
export function ReportsOverview() {
  const { data, isError, refetch } = usePathQuery(OVERVIEW);
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>The figures could not be loaded.</Trans>
      </LoadError>
    );
  }
  return data === undefined ? <Spinner /> : <Figures overview={data} />;
}

function Figures({ overview: { users, providers, health, specialties, states } }: { readonly overview: Overview }) {
  const { t, i18n } = useLingui();
  const noData = t`No data yet`;
  const whole = (figure: number) => i18n.number(figure);
  const percent = (figure: number | null) =>
    figure === null ? noData : i18n.number(figure / 100, { style: 'percent', maximumFractionDigits: 2 });
  const since = fullMoment(i18n, health.countedSince);
  return (
    <>
      <div className="grid gap-3 lg:grid-cols-3">
        <Card title={t`User Metrics`}>
          <Figure label={t`Total Users`} figure={whole(users.total)}>
            <Trans>Accounts that are not deleted: patients, providers and administrators.</Trans>
          </Figure>
          <Figure label={t`Active Patients`} figure={whole(users.activePatients)}>
            <Trans>Patients who used the product while signed in, booked or wrote into their diary in 30 days.</Trans>
          </Figure>
        </Card>
        <Card title={t`Provider Stats`}>
          <Figure label={t`Total Providers`} figure={whole(providers.total)}>
            <Trans>They take bookings here; listings from registers are not among them.</Trans>
          </Figure>
          <Figure label={t`Accepting New Patients`} figure={whole(providers.acceptingNewPatients)} />
          <Figure label={t`Telehealth`} figure={whole(providers.telehealth)} />
          <Figure label={t`Urgent Care`} figure={whole(providers.urgentCare)} />
        </Card>
        <Card title={t`Platform Health`}>
          <Figure label={t`Uptime`} figure={percent(health.uptimePercent)}>
            <Trans>
              Share of the last 30 days, in spans of five minutes since the first one, in which a server and its
              database worked.
            </Trans>
          </Figure>
          <Figure
            label={t`Average Response`}
            figure={
              health.averageResponseMs === null ? noData : `${i18n.number(Math.round(health.averageResponseMs))} ms`
            }
          >
            <Trans>From request to answer, of the server process that answered you, since {since}.</Trans>
          </Figure>
          <Figure label={t`Error Rate`} figure={percent(health.errorPercent)}>
            <Trans>Share of its answers that were failures of the server.</Trans>
          </Figure>
        </Card>
      </div>
      <div className="mt-3 grid items-start gap-3 lg:grid-cols-2">
        <BarList title={t`Provider Specialties`} bars={specialties} whole={providers.total} empty={noData} />
        <BarList title={t`Geographic Distribution`} bars={states} whole={providers.total} empty={noData} />
      </div>
    </>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      <dl className="mt-3 grid gap-3">{children}</dl>
    </section>
  );
}

function Figure({
  label,
  figure,
  children,
}: {
  readonly label: string;
  readonly figure: string;
  /** Its definition. */
  readonly children?: ReactNode;
}) {
  return (
    <div>
      <dt className="flex items-baseline justify-between gap-3">{label}</dt>
      <dd>
        <span className="text-2xl font-extrabold tabular-nums">{figure}</span>
        {children !== undefined && <p className="text-sm text-soft">{children}</p>}
      </dd>
    </div>
  );
}
