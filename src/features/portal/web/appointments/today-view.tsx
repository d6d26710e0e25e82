import { Trans, useLingui } from '@lingui/react/macro';
import { Banknote, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { BusyTimes } from '#features/calendars/web/busy-times.tsx';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { dayColumns, type GridColumn } from '#features/portal/rules/grid/day-columns.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { longDay } from '#platform/web/format-date.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { DeskButtons, OpenDeskDialog } from '../desk/desk-buttons.tsx';
import { useDeskDialogs } from '../desk/use-desk-dialogs.ts';
import { AppointmentList } from '../grid/appointment-list.tsx';
import { DayCounts } from '../grid/day-counts.tsx';
import { DayGrid } from '../grid/day-grid.tsx';
import { LookButton } from '../grid/look-button.tsx';
import { PersonFilter } from '../grid/person-filter.tsx';
import { useCard } from '../grid/use-card.tsx';
import { useGridActs } from '../grid/use-grid-acts.ts';
import { useGridFacts } from '../grid/use-grid-facts.ts';
import { useRefetch } from '../grid/use-refetch.ts';
import { useListChoice, useWide } from '../grid/use-wide.ts';
import { daySheetHref, feesHref, type PortalTab } from '../portal-address.ts';
import { appointmentsOf } from '../portal-queries.ts';
import { DayDifferences, useDayDifferences } from '../schedule/day-differences.tsx';
import { ChangeDialogs } from './change-dialogs.tsx';
import { useOwnAppointments } from './own-appointments.tsx';
import { StepLinks } from './step-links.tsx';
import { useChangeDialog } from './use-change-dialog.ts';

/** The visits of a day, today's unless the address names another: a grid on a wide screen, otherwise a list. */
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
  const query = appointmentsOf(providerId, day, day);
  const { data: every, isError, refetch } = usePathQuery(query);
  useRefetch(refetch);
  const mine = useOwnAppointments();
  const facts = useGridFacts(providerId, [day], every, nowMs);
  const columns = facts && dayColumns(day, facts).filter(({ personId }) => mine.isShown(personOf(personId)));
  const appointments = every?.filter(mine.isShown);
  const isWide = useWide();
  const [isList, chooseList] = useListChoice();
  const differences = useDayDifferences(providerId)(day);
  const { shown, ask, close } = useChangeDialog(providerId, every);
  const dialogs = useDeskDialogs(providerId);
  const printHref = daySheetHref(linkTo('today', day));
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
  const to = (each: string) => linkTo('today', each === today ? undefined : each);
  const steps = (
    <StepLinks
      title={longDay(i18n, day)}
      before={{ href: to(addDays(day, -1)), label: t`The day before` }}
      after={{ href: to(addDays(day, 1)), label: t`The day after` }}
      present={day === today ? undefined : linkTo('today')}
    />
  );
  const buttons = <DeskButtons day={day} dialogs={dialogs} />;
  const counts = (
    <DayNote
      appointments={appointments}
      isLate={isError}
      printHref={printHref}
      moneyHref={feesHref(linkTo('today', date))}
    >
      {isWide && <LookButton isList={isList} onChoose={chooseList} />}
    </DayNote>
  );
  const busyTimes = <BusyTimes providerId={providerId} day={day} appointments={every} isShown={mine.isShown} />;
  return (
    <>
      {isWide && !isList && hasContent(columns) ? (
        <>
          <DayGrid
            columns={columns}
            label={t`Visits of this day`}
            heading={({ name }) => name ?? (name === null ? <Trans>With no one</Trans> : <Trans>All visits</Trans>)}
            nowMs={nowMs}
            toolbar={
              <>
                {steps}
                {buttons}
              </>
            }
            below={
              <>
                {counts}
                {mine.choice}
                <DayDifferences
                  differences={differences}
                  className="flex! flex-wrap gap-x-4 text-[0.9375rem] font-semibold text-amber"
                />
              </>
            }
            acts={acts}
          />
          {busyTimes}
        </>
      ) : (
        <>
          {steps}
          <p className="flex flex-wrap gap-3">{buttons}</p>
          <DayDifferences differences={differences} />
          {busyTimes}
          {mine.choice}
          <List
            columns={columns}
            onRetry={isError ? refetch : undefined}
            counts={counts}
            card={card}
            onNew={acts.onNew}
          />
        </>
      )}
      <OpenDeskDialog providerId={providerId} dialogs={dialogs} />
      {shown !== null && (
        <ChangeDialogs shown={shown} providerId={providerId} onClose={close} card={card} here={linkTo('today', date)} />
      )}
      <p className="text-sm text-soft">
        <Trans>Patients can read who opened their visits and when.</Trans>
      </p>
    </>
  );
}

/** A column as the filter of own visits sees it: those of no one and of the place are like visits without a person. */
function personOf(personId: number | null): { readonly person?: { readonly id: number } } {
  return personId === null ? {} : { person: { id: personId } };
}

/** True if there is an open hour or a visit in the columns. */
function hasContent(columns: readonly GridColumn[] | undefined): columns is readonly GridColumn[] {
  return columns?.some(({ open, appointments }) => open.length > 0 || appointments.length > 0) ?? false;
}

/** The counts of a day, whether they are out of date, and what can be done with the whole day. */
function DayNote({
  appointments,
  isLate,
  printHref,
  moneyHref,
  children,
}: {
  /** Undefined while they load. */
  readonly appointments: readonly PortalAppointment[] | undefined;
  readonly isLate: boolean;
  readonly printHref: string;
  /** The address of the takings of the day and the fees. */
  readonly moneyHref: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <p className="text-soft" aria-live="polite">
        {appointments !== undefined && <DayCounts appointments={appointments} />}
        {isLate && (
          <span className="text-red">
            {' '}
            <Trans>The list could not be brought up to date. Check your connection.</Trans>
          </span>
        )}
      </p>
      {children}
      <Link href={printHref} className="link inline-flex min-h-8 items-center gap-2">
        <Printer aria-hidden size={18} strokeWidth={1.75} />
        <Trans>Print this day</Trans>
      </Link>
      <Link href={moneyHref} className="link inline-flex min-h-8 items-center gap-2">
        <Banknote aria-hidden size={18} strokeWidth={1.75} />
        <Trans>Takings and fees</Trans>
      </Link>
    </>
  );
}

/** The visits and the free time of a day as a list, of all or of one person. */
function List({
  columns,
  onRetry,
  counts,
  card,
  onNew,
}: {
  /** Undefined while they load. */
  readonly columns: readonly GridColumn[] | undefined;
  /** Present if they couldn't be loaded, or brought up to date. */
  readonly onRetry: (() => unknown) | undefined;
  readonly counts: ReactNode;
  readonly card: (appointment: PortalAppointment) => ReactNode;
  readonly onNew: Parameters<typeof AppointmentList>[0]['onNew'];
}) {
  const [chosen, setChosen] = useState<number | null>(null);
  if (columns === undefined) {
    return onRetry === undefined ? (
      <Spinner />
    ) : (
      <LoadError onRetry={onRetry}>
        <Trans>We couldn't load the visits of this day.</Trans>
      </LoadError>
    );
  }
  const people = new Map(columns.flatMap(({ personId, name }) => (personId && name ? [[personId, name]] : [])));
  // On another day, the chosen person may be away.
  const personId = chosen !== null && people.has(chosen) ? chosen : null;
  const listed = columns.filter((column) => personId === null || column.personId === personId);
  return (
    <>
      <PersonFilter people={people} chosen={personId} onChoose={setChosen} />
      <div className="flex flex-wrap items-center gap-x-5">{counts}</div>
      <AppointmentList columns={listed} card={card} onNew={onNew} />
    </>
  );
}
