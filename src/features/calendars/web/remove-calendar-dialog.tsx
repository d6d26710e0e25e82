import { Trans, useLingui } from '@lingui/react/macro';
import type { OutsideCalendar, removeCalendar } from '#features/calendars/contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { RemovalDialog } from '#platform/web/ui/removal-dialog.tsx';

/** Asks before an outside calendar is removed. */
export function RemoveCalendarDialog({
  providerId,
  calendar: { id: calendarId, label },
  ...dialog
}: {
  readonly providerId: number;
  readonly calendar: OutsideCalendar;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const remove = () =>
    call<typeof removeCalendar>('DELETE', '/api/portal/providers/:id/calendars/:calendarId', {
      params: { id: providerId, calendarId },
    });
  return (
    <RemovalDialog name={label} done={t`${label} is removed`} remove={remove} {...dialog}>
      <Trans>
        Patients can then book the times at which it is busy. To use it again, you need its address once more.
      </Trans>
    </RemovalDialog>
  );
}
