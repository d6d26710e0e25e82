import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, TriangleAlert, Video } from 'lucide-react';
import { Link } from 'wouter';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { mondayOf } from '#features/portal/rules/day-groups.ts';
import { standsOutside } from '#features/portal/rules/days/day-differences.ts';
import { endShown } from '#features/portal/rules/week-check.ts';
import { isAllDay, openOn } from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortDay } from '#platform/web/short-day.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useNow } from '#platform/web/use-now.ts';
import type { PortalTab } from '../portal-address.ts';
import { appointmentsOf, settingsOf } from '../portal-queries.ts';
import { DayDifferences, useDayDifferences } from '../schedule/day-differences.tsx';
import { LicenceNote } from '../schedule/licence-note.tsx';
import { OutsideNote } from './outside-note.tsx';
import { useOwnAppointments } from './own-appointments.tsx';
import { StepLinks } from './step-links.tsx';

/** A week from Monday on, with open hours and visits. Reasons are in the list of the day. */
export function WeekView({
  providerId,
  date,
  linkTo,
}: {
  readonly providerId: number;
  readonly date: string | undefined;
  readonly linkTo: (tab: PortalTab, date?: string) => string;
}) {
  const { t, i18n } = useLingui();
  const today = lagosDate(useNow(0));
  const monday = mondayOf(date ?? today);
  const sunday = addDays(monday, 6);
  const mine = useOwnAppointments();
  const { data: every, isError, refetch } = usePathQuery(appointmentsOf(providerId, monday, sunday));
  const appointments = every?.filter(mine.isShown);
  const { data: settings } = usePathQuery(settingsOf(providerId));
  const differencesOn = useDayDifferences(providerId);
  const isThisWeek = monday === mondayOf(today);
  const from = shortDay(i18n, monday);
  const until = shortDay(i18n, sunday);
  return (
    <>
      {settings !== undefined && <LicenceNote settings={settings} today={today} />}
      <StepLinks
        title={
          <Trans>
            {from} to {until}
          </Trans>
        }
        before={{ href: linkTo('week', addDays(monday, -7)), label: t`The week before` }}
        after={{ href: linkTo('week', addDays(monday, 7)), label: t`The week after` }}
        present={isThisWeek ? undefined : linkTo('week')}
      />
      {mine.choice}
      {isError ? (
        <LoadError onRetry={refetch}>
          <Trans>We couldn't load the visits of this week.</Trans>
        </LoadError>
      ) : appointments === undefined ? (
        <Spinner />
      ) : (
        <ol className="grid gap-3 lg:grid-cols-7 lg:gap-2">
          {[0, 1, 2, 3, 4, 5, 6].map((ahead) => {
            const day = addDays(monday, ahead);
            return (
              <li key={day} className={`card p-3 lg:p-2.5 ${day === today ? 'border-2 border-green' : ''}`}>
                <h3>
                  <Link
                    href={linkTo('today', day === today ? undefined : day)}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {shortDay(i18n, day)}
                  </Link>
                </h3>
                {settings !== undefined && day >= today && (
                  <Hours open={openOn(day, { hours: settings.hours, exceptions: settings.days })} />
                )}
                <DayDifferences differences={differencesOn(day)} className="text-sm font-semibold" />
                <ul className="mt-1 grid gap-1.5">
                  {appointments
                    .filter((appointment) => lagosDate(Date.parse(appointment.date)) === day)
                    .map((appointment) => (
                      <Line
                        key={appointment.id}
                        appointment={appointment}
                        outside={settings && standsOutside(appointment, settings)}
                      />
                    ))}
                </ul>
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}

function Hours({ open }: { readonly open: readonly { readonly opens: string; readonly closes: string }[] }) {
  if (open.length === 0) {
    return (
      <p className="text-sm text-soft">
        <Trans>Closed</Trans>
      </p>
    );
  }
  const ordered = open.toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
  return (
    <p className="text-sm tabular-nums text-soft">
      {isAllDay(ordered) ? (
        <Trans>Open 24 hours</Trans>
      ) : (
        ordered.map(({ opens, closes }) => `${opens}–${endShown(closes)}`).join(', ')
      )}
    </p>
  );
}

function Line({
  appointment,
  outside,
}: {
  readonly appointment: PortalAppointment;
  readonly outside: ReturnType<typeof standsOutside>;
}) {
  const { t } = useLingui();
  const isOff = appointment.mark === 'no_show';
  const names = [appointment.person?.name, appointment.service?.name].filter((name) => name !== undefined);
  return (
    <li className="wrap-anywhere">
      <span className="font-semibold tabular-nums">{lagosTime(Date.parse(appointment.date))}</span>{' '}
      <span className={isOff ? 'line-through' : ''}>{appointment.forPerson?.name ?? appointment.patient.name}</span>
      {isOff && <span className="sr-only"> ({t`No-show`})</span>}
      {names.length > 0 && <span className="text-sm text-soft"> {names.join(', ')}</span>}
      <OutsideNote appointment={appointment} outside={outside} className="text-sm font-semibold text-amber" />
      {appointment.visitType === 'telehealth' && (
        <Video role="img" aria-label={t`Video`} size={16} strokeWidth={1.75} className="ms-1 inline" />
      )}
      {appointment.squeezeReason !== undefined && (
        <CalendarPlus
          role="img"
          aria-label={t`Extra visit`}
          size={16}
          strokeWidth={1.75}
          className="ms-1 inline text-amber"
        />
      )}
      {appointment.triage?.urgency === 'high' && (
        <TriangleAlert
          role="img"
          aria-label={t`Triage: high`}
          size={16}
          strokeWidth={1.75}
          className="ms-1 inline text-red"
        />
      )}
    </li>
  );
}
