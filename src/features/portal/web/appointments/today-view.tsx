import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Banknote, CalendarDays, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { BusyTimes } from '#features/calendars/web/busy-times.tsx';
import { standsOutside } from '#features/portal/rules/days/day-differences.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { longDay } from '#platform/web/format-date.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { DeskButtons } from '../desk/desk-buttons.tsx';
import { daySheetHref, feesHref, type PortalTab, patientHref } from '../portal-address.ts';
import { appointmentsOf, settingsOf } from '../portal-queries.ts';
import { DayDifferences, useDayDifferences } from '../schedule/day-differences.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import { useOwnAppointments } from './own-appointments.tsx';
import { PERIOD_TITLE, StepLinks } from './step-links.tsx';
import { useChangeDialog } from './use-change-dialog.ts';

/** How often the list is reloaded, ms: a desk watches it all day. */
const LOOK_AGAIN_MS = 60_000;

/** The visits of a day, today's unless the address names another, with patient, reason and mark. */
export function TodayView({
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
  const day = date ?? today;
  const { data: every, isError, refetch } = usePathQuery(appointmentsOf(providerId, day, day));
  const { data: settings } = usePathQuery(settingsOf(providerId));
  const differencesOn = useDayDifferences(providerId);
  const mine = useOwnAppointments();
  const all = every?.filter(mine.isShown);
  const [chosenPerson, setChosenPerson] = useState<number | null>(null);
  const people = new Map(all?.flatMap(({ person }) => (person === undefined ? [] : [[person.id, person.name]])));
  // Of another day, the chosen person may have no visits.
  const personId = chosenPerson !== null && people.has(chosenPerson) ? chosenPerson : null;
  const appointments = all?.filter(({ person }) => personId === null || person?.id === personId);

  const { asking, ask, close } = useChangeDialog(providerId, all);

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [refetch]);

  const to = (each: string) => linkTo('today', each === today ? undefined : each);
  return (
    <>
      <StepLinks
        title={longDay(i18n, day)}
        before={{ href: to(addDays(day, -1)), label: t`The day before` }}
        after={{ href: to(addDays(day, 1)), label: t`The day after` }}
        present={day === today ? undefined : linkTo('today')}
      />
      <p className="flex flex-wrap gap-3">
        <DeskButtons providerId={providerId} day={day} />
      </p>
      <DayDifferences differences={differencesOn(day)} />
      <BusyTimes providerId={providerId} day={day} appointments={every} isShown={mine.isShown} />
      {mine.choice}
      {isError && appointments === undefined ? (
        <LoadError onRetry={refetch}>
          <Trans>We couldn't load the visits of this day.</Trans>
        </LoadError>
      ) : appointments === undefined ? (
        <Spinner />
      ) : appointments.length === 0 ? (
        <EmptyState icon={CalendarDays} title={<Trans>No visits on this day</Trans>} />
      ) : (
        <>
          {people.size > 1 && <PersonFilter people={people} chosen={personId} onChoose={setChosenPerson} />}
          <p className="text-soft" aria-live="polite">
            {t`${plural(appointments.length, { one: '# visit', other: '# visits' })}`}
            {isError && (
              <span className="text-red">
                {' '}
                <Trans>The list could not be brought up to date. Check your connection.</Trans>
              </span>
            )}
          </p>
          <ul className="grid gap-3" aria-label={t`Visits of this day`}>
            {appointments.map((appointment) => (
              <AppointmentCard
                key={appointment.id}
                appointment={appointment}
                nowMs={nowMs}
                isNew={isNew(appointment.id)}
                outside={settings && standsOutside(appointment, settings)}
                listKey={appointmentsOf(providerId, day, day).queryKey}
                messagesHref={`${linkTo('messages')}&appointment=${appointment.id}`}
                patientHref={patientHref(linkTo('today', date), appointment.id)}
                onMove={() => ask('move', appointment)}
                onCancel={() => ask('cancel', appointment)}
              />
            ))}
          </ul>
        </>
      )}
      {asking !== null && (
        <asking.Dialog
          appointment={asking.appointment}
          providerId={providerId}
          onClose={close}
          focusAfterwards={() => document.getElementById(PERIOD_TITLE)}
        />
      )}
      <p className="flex flex-wrap gap-x-6">
        <Link href={daySheetHref(linkTo('today', day))} className="link inline-flex min-h-11 items-center gap-2">
          <Printer aria-hidden size={18} strokeWidth={1.75} />
          <Trans>Print this day</Trans>
        </Link>
        <Link href={feesHref(linkTo('today', date))} className="link inline-flex min-h-11 items-center gap-2">
          <Banknote aria-hidden size={18} strokeWidth={1.75} />
          <Trans>Fees for late cancellations</Trans>
        </Link>
      </p>
      <p className="text-sm text-soft">
        <Trans>Patients can read who opened their visits and when.</Trans>
      </p>
    </>
  );
}

/** Shows the visits of one person, room or chair only. */
function PersonFilter({
  people,
  chosen,
  onChoose,
}: {
  /** Names by id. */
  readonly people: ReadonlyMap<number, string>;
  readonly chosen: number | null;
  readonly onChoose: (personId: number | null) => void;
}) {
  const ordered = [...people].sort(([, a], [, b]) => a.localeCompare(b));
  return (
    <div className="max-w-xs">
      <SelectInput
        label={<Trans>Show visits with</Trans>}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">
          <Trans>Everybody</Trans>
        </option>
        {ordered.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
