import { Trans } from '@lingui/react/macro';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { settingsOf } from '../portal-queries.ts';
import { BookedDialog } from './booked-dialog.tsx';
import { DaysOff } from './days-off.tsx';
import { LicenceNote } from './licence-note.tsx';
import { useScheduleChange } from './use-schedule-change.ts';
import { WeekHours } from './week-hours.tsx';

/** When a practice can be booked: weekly hours, length of visits, notice, and days that differ. */
export function ScheduleView({ providerId }: { readonly providerId: number }) {
  const { data: settings, isError, refetch } = usePathQuery(settingsOf(providerId));
  const today = lagosDate(useNow(0));
  const { busy, conflict, change, giveUp } = useScheduleChange(providerId);
  if (isError && settings === undefined) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load your schedule.</Trans>
      </LoadError>
    );
  }
  if (settings === undefined) return <Spinner />;
  return (
    <>
      <LicenceNote settings={settings} today={today} />
      <WeekHours settings={settings} busy={busy} change={change} />
      <DaysOff settings={settings} busy={busy} change={change} />
      {conflict !== null && (
        <BookedDialog
          conflict={conflict}
          busy={busy}
          onClose={giveUp}
          onChoose={(choice) => {
            const ids = conflict.appointments.map(({ id }) => id);
            void change(conflict.send, conflict.form, { choice, ids });
          }}
        />
      )}
    </>
  );
}
