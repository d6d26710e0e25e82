import { Trans } from '@lingui/react/macro';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { settingsOf } from '../portal-queries.ts';
import { ChangeDays } from './change-days.tsx';
import { DayChanges } from './day-changes.tsx';
import { HolidayList } from './holiday-list.tsx';
import { LicenceNote } from './licence-note.tsx';
import { SettledChanges } from './settled-changes.tsx';
import { useHolidays } from './use-holidays.ts';
import { useScheduleChange } from './use-schedule-change.ts';
import { WeekHours } from './week-hours.tsx';

/** When a practice can be booked: weekly hours, length of visits, notice, days that differ and public holidays. */
export function ScheduleView({ providerId }: { readonly providerId: number }) {
  const { data: settings, isError, refetch } = usePathQuery(settingsOf(providerId));
  const holidays = useHolidays(providerId);
  const today = lagosDate(useNow(0));
  const changes = useScheduleChange(providerId);
  if (isError && settings === undefined) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load your schedule.</Trans>
      </LoadError>
    );
  }
  // Both, so that what is loaded later doesn't push the rest down.
  if (settings === undefined || holidays === undefined) return <Spinner />;
  const { busy, change } = changes;
  return (
    <>
      <LicenceNote settings={settings} today={today} />
      <SettledChanges of={changes} />
      <HolidayList providerId={providerId} holidays={holidays.holidays} busy={busy} change={change} />
      <section className="card grid gap-4 sm:p-6">
        <DayChanges settings={settings} takenBack={holidays.takenBack} busy={busy} change={change} />
        <ChangeDays settings={settings} busy={busy} change={change} />
      </section>
      <WeekHours settings={settings} busy={busy} change={change} />
    </>
  );
}
