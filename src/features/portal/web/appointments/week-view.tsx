import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, TriangleAlert, Video } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { mondayOf } from '#features/portal/rules/day-groups.ts';
import { standsOutside } from '#features/portal/rules/days/day-differences.ts';
import { type GridFacts, weekColumns } from '#features/portal/rules/grid/day-columns.ts';
import type { PortalSettings } from '#features/portal/rules/schedule-contract.ts';
import { endShown } from '#features/portal/rules/week-check.ts';
import { isAllDay, openOn } from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortDay } from '#platform/web/short-day.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { DeskButtons, OpenDeskDialog } from '../desk/desk-buttons.tsx';
import { useDeskDialogs } from '../desk/use-desk-dialogs.ts';
import { DayGrid } from '../grid/day-grid.tsx';
import { LookButton } from '../grid/look-button.tsx';
import { PersonFilter } from '../grid/person-filter.tsx';
import { useCard } from '../grid/use-card.tsx';
import { useGridActs } from '../grid/use-grid-acts.ts';
import { useGridFacts } from '../grid/use-grid-facts.ts';
import { useListChoice, useWide } from '../grid/use-wide.ts';
import { daySheetHref, type PortalTab } from '../portal-address.ts';
import { appointmentsOf, settingsOf } from '../portal-queries.ts';
import { DayDifferences, useDayDifferences } from '../schedule/day-differences.tsx';
import { LicenceNote } from '../schedule/licence-note.tsx';
import { ChangeDialogs } from './change-dialogs.tsx';
import { OutsideNote } from './outside-note.tsx';
import { useOwnAppointments } from './own-appointments.tsx';
import { StepLinks } from './step-links.tsx';
import { useChangeDialog } from './use-change-dialog.ts';

/** A week from Monday on: on a wide screen the grid of the place or of one person, otherwise open hours and visits by day. */
export function WeekView({
  providerId,
  date,
  linkTo,
  isNew,
}: {
  readonly providerId: number;
  readonly date: string | undefined;
  readonly linkTo: (tab: PortalTab, date?: string) => string;
  /** True for a visit whose news no member has seen yet. */
  readonly isNew: (appointmentId: number) => boolean;
}) {
  const { t, i18n } = useLingui();
  const nowMs = useNow(0);
  const today = lagosDate(nowMs);
  const monday = mondayOf(date ?? today);
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(monday, ahead));
  const sunday = addDays(monday, 6);
  const mine = useOwnAppointments();
  const query = appointmentsOf(providerId, monday, sunday);
  const { data: every, isError, refetch } = usePathQuery(query);
  const appointments = every?.filter(mine.isShown);
  const { data: settings } = usePathQuery(settingsOf(providerId));
  const differencesOn = useDayDifferences(providerId);
  const facts = useGridFacts(providerId, days, every, nowMs);
  const { people, personId, choose } = useOnePerson(facts, mine.isShown);
  const isWide = useWide();
  const [isList, chooseList] = useListChoice();
  const isGrid = isWide && !isList;
  const look = isWide && <LookButton isList={isList} onChoose={chooseList} />;
  const { shown, ask, close } = useChangeDialog(providerId, every);
  const dialogs = useDeskDialogs(providerId);
  const printHref = daySheetHref(linkTo('today', today));
  const acts = useGridActs({ providerId, listKey: query.queryKey, nowMs, isNew, ask, dialogs, printHref });
  const card = useCard({
    providerId,
    listKey: query.queryKey,
    nowMs,
    isNew,
    dayHref: linkTo('today', date),
    linkTo,
    ask,
  });
  const steps = <Steps monday={monday} today={today} linkTo={linkTo} />;
  const filter = <PersonFilter people={people} chosen={personId} isInline onChoose={choose} />;
  const isOfOne = personId !== null || facts?.offer.resources.length === 0;
  return (
    <>
      {settings !== undefined && <LicenceNote settings={settings} today={today} />}
      {isGrid && facts !== undefined && isOfOne ? (
        <DayGrid
          columns={weekColumns(days, personId, facts)}
          label={t`Visits of this week`}
          heading={({ day }) => (
            <Link href={linkTo('today', day === today ? undefined : day)} className="link">
              {shortDay(i18n, day)}
            </Link>
          )}
          note={({ day }) => <DayDifferences differences={differencesOn(day)} className="text-[0.8125rem]" />}
          nowMs={nowMs}
          toolbar={
            <>
              {steps}
              <DeskButtons day={days.includes(today) ? today : monday} dialogs={dialogs} />
            </>
          }
          below={
            <>
              {filter}
              {look}
              {mine.choice}
            </>
          }
          acts={acts}
        />
      ) : (
        <>
          {steps}
          {mine.choice}
          {isGrid && filter}
          {look}
          <Days
            days={days}
            today={today}
            linkTo={linkTo}
            settings={settings}
            differencesOn={differencesOn}
            appointments={appointments}
            onRetry={isError ? refetch : undefined}
          />
        </>
      )}
      <OpenDeskDialog providerId={providerId} dialogs={dialogs} />
      {shown !== null && (
        <ChangeDialogs shown={shown} providerId={providerId} onClose={close} card={card} here={linkTo('week', date)} />
      )}
    </>
  );
}

/** The first and last day of the week, between links to the previous and next one. */
function Steps({
  monday,
  today,
  linkTo,
}: {
  readonly monday: string;
  readonly today: string;
  readonly linkTo: (tab: PortalTab, date?: string) => string;
}) {
  const { t, i18n } = useLingui();
  const from = shortDay(i18n, monday);
  const until = shortDay(i18n, addDays(monday, 6));
  return (
    <StepLinks
      title={
        <Trans>
          {from} to {until}
        </Trans>
      }
      before={{ href: linkTo('week', addDays(monday, -7)), label: t`The week before` }}
      after={{ href: linkTo('week', addDays(monday, 7)), label: t`The week after` }}
      present={monday === mondayOf(today) ? undefined : linkTo('week')}
    />
  );
}

/** The person whose week is shown: the one who is chosen, or the only one of the place; null for all. */
function useOnePerson(facts: GridFacts | undefined, isShown: ReturnType<typeof useOwnAppointments>['isShown']) {
  const [chosen, choose] = useState<number | null>(null);
  const listed = facts?.offer.resources.filter(({ id }) => isShown({ person: { id } })) ?? [];
  const [first, ...others] = listed;
  const only = others.length === 0 ? first : undefined;
  const person = listed.find(({ id }) => id === chosen) ?? only;
  return { people: new Map(listed.map(({ id, name }) => [id, name])), personId: person?.id ?? null, choose };
}

/** The days of a week side by side, each with its visits as lines. */
function Days({
  days,
  today,
  linkTo,
  settings,
  differencesOn,
  appointments,
  onRetry,
}: {
  readonly days: readonly string[];
  readonly today: string;
  readonly linkTo: (tab: PortalTab, date?: string) => string;
  readonly settings: PortalSettings | undefined;
  readonly differencesOn: ReturnType<typeof useDayDifferences>;
  /** Undefined while they load. */
  readonly appointments: readonly PortalAppointment[] | undefined;
  /** Present if they couldn't be loaded. */
  readonly onRetry: (() => unknown) | undefined;
}) {
  if (onRetry !== undefined) {
    return (
      <LoadError onRetry={onRetry}>
        <Trans>We couldn't load the visits of this week.</Trans>
      </LoadError>
    );
  }
  if (appointments === undefined) return <Spinner />;
  return (
    <ol className="grid gap-3 lg:grid-cols-7 lg:gap-2">
      {days.map((day) => (
        <Day
          key={day}
          day={day}
          today={today}
          href={linkTo('today', day === today ? undefined : day)}
          settings={settings}
          differences={differencesOn(day)}
          appointments={appointments.filter((one) => lagosDate(Date.parse(one.date)) === day)}
        />
      ))}
    </ol>
  );
}

/** A day of the week with its open hours and its visits. Reasons are in the list of the day. */
function Day({
  day,
  today,
  href,
  settings,
  differences,
  appointments,
}: {
  readonly day: string;
  readonly today: string;
  readonly href: string;
  readonly settings: PortalSettings | undefined;
  readonly differences: ReturnType<ReturnType<typeof useDayDifferences>>;
  readonly appointments: readonly PortalAppointment[];
}) {
  const { i18n } = useLingui();
  return (
    <li className={`card p-3 lg:p-2.5 ${day === today ? 'border-2 border-green' : ''}`}>
      <h3>
        <Link href={href} className="link inline-flex min-h-11 items-center">
          {shortDay(i18n, day)}
        </Link>
      </h3>
      {settings !== undefined && day >= today && (
        <Hours open={openOn(day, { hours: settings.hours, exceptions: settings.days })} />
      )}
      <DayDifferences differences={differences} className="text-sm font-semibold" />
      <ul className="mt-1 grid gap-1.5">
        {appointments.map((appointment) => (
          <Line
            key={appointment.id}
            appointment={appointment}
            outside={settings && standsOutside(appointment, settings)}
          />
        ))}
      </ul>
    </li>
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
