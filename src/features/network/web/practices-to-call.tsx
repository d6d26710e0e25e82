import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { numberToDial } from '#features/directory/rules/care-card-phone.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { SUPPORT_TASKS } from './network-queries.ts';
import { useFinishTask } from './use-change-bookings.ts';

/** Practices with booked visits and without anybody who looks at them, for support to call. Empty if there are none. */
export function PracticesToCall() {
  const { i18n } = useLingui();
  const { data } = usePathQuery(SUPPORT_TASKS);
  const finish = useFinishTask();
  if (data === undefined || data.total === 0) return null;
  const more = data.total - data.items.length;
  return (
    <section className="card mb-4">
      <h2>
        <Trans>Practices to call</Trans>
      </h2>
      <p className="text-soft">
        <Trans>Patients are booked here, and nobody of the practice has an account.</Trans>
      </p>
      <ul className="mt-2 grid gap-2">
        {data.items.map(({ id, provider, upcomingVisits, nextVisitAt }) => {
          const number = numberToDial(provider.phone);
          const next = nextVisitAt === null ? '' : pastDay(i18n, lagosDate(Date.parse(nextVisitAt)));
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3">
              <Link
                href={`/admin/providers?provider=${provider.id}`}
                className="link inline-flex min-h-11 items-center wrap-anywhere"
              >
                {provider.name}
              </Link>
              {number === undefined ? (
                <span className="text-soft">{provider.email ?? <Trans>no phone number</Trans>}</span>
              ) : (
                <a href={`tel:${number}`} className="link inline-flex min-h-11 items-center">
                  {provider.phone}
                </a>
              )}
              <span className="text-soft">
                <Plural value={upcomingVisits} _0="no visits ahead" one="# visit ahead" other="# visits ahead" />
                {next !== '' && (
                  <>
                    {', '}
                    <Trans>the next on {next}</Trans>
                  </>
                )}
              </span>
              <button
                type="button"
                className="button button-ghost px-3"
                disabled={finish.isPending}
                onClick={() => finish.mutate(id)}
              >
                <Trans>Done</Trans>
                <span className="sr-only">: {provider.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <p className="text-soft">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
    </section>
  );
}
