import { Trans } from '@lingui/react/macro';
import { CalendarCheck, CalendarClock, CalendarSync, CalendarX, Clock } from 'lucide-react';
import type { Appointment } from '#features/appointments/contract.ts';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What has become of an appointment, in a word and a picture. */
export function AppointmentStatus({
  status,
  awaitingMark,
}: {
  readonly status: Appointment['status'];
  /** Over, but the provider has not said whether it took place. */
  readonly awaitingMark: boolean;
}) {
  if (awaitingMark) {
    return (
      <span className="badge badge-amber">
        <Clock {...ICON} />
        <Trans>Not yet marked by the provider</Trans>
      </span>
    );
  }
  switch (status) {
    case 'scheduled':
      return (
        <span className="badge badge-green">
          <CalendarCheck {...ICON} />
          <Trans>Scheduled</Trans>
        </span>
      );
    case 'completed':
      return (
        <span className="badge">
          <CalendarClock {...ICON} />
          <Trans>Completed</Trans>
        </span>
      );
    case 'rescheduled':
      return (
        <span className="badge badge-amber">
          <CalendarSync {...ICON} />
          <Trans>Rescheduled</Trans>
        </span>
      );
    case 'cancelled':
      return (
        <span className="badge bg-line text-soft">
          <CalendarX {...ICON} />
          <Trans>Cancelled</Trans>
        </span>
      );
  }
}
