import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { numberToDial } from '#features/directory/rules/care-card-phone.ts';
import type { SupportTask } from '#features/network/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { SUPPORT_TASKS } from './network-queries.ts';
import { useFinishTask } from './use-change-bookings.ts';

/** Practices with booked visits that no one there looks at, for support to call. Empty if there are none. */
export function PracticesToCall() {
  const { data } = usePathQuery(SUPPORT_TASKS);
  if (data === undefined || data.total === 0) return null;
  const more = data.total - data.items.length;
  return (
    <section className="card mb-4">
      <h2>
        <Trans>Practices to call</Trans>
      </h2>
      <Tasks tasks={data.items.filter(({ kind }) => kind === 'unseen_booking')}>
        <Trans>A booking was not opened in spite of all alerts. Ask the practice to look at it in the portal.</Trans>
      </Tasks>
      <Tasks tasks={data.items.filter(({ kind }) => kind === 'call_practice')}>
        <Trans>Patients are booked here, and nobody of the practice has an account.</Trans>
      </Tasks>
      {more > 0 && (
        <p className="text-soft">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
    </section>
  );
}

/** The tasks of one kind, and why the practices are to be called. Empty without tasks. */
function Tasks({ tasks, children }: { readonly tasks: readonly SupportTask[]; readonly children: ReactNode }) {
  const { i18n } = useLingui();
  const finish = useFinishTask();
  if (tasks.length === 0) return null;
  return (
    <>
      <p className="mt-2 text-soft">{children}</p>
      <ul className="mt-2 grid gap-2">
        {tasks.map(({ id, provider, upcomingVisits, nextVisitAt }) => {
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
    </>
  );
}
