import { Trans } from '@lingui/react/macro';
import { CalendarCheck, CalendarClock, CalendarSync, CalendarX, Clock } from 'lucide-react';
import type { Appointment } from '#features/appointments/contract.ts';
import { statusAt } from '#features/appointments/rules/appointment-sections.ts';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What has become of an appointment, in a word and a picture. */
export function AppointmentStatus({
  appointment,
  nowMs,
}: {
  readonly appointment: Appointment;
  readonly nowMs: number;
}) {
  const { attendance } = appointment;
  const status = statusAt(appointment, nowMs);
  if (status === 'unmarked') {
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
        <span className={`badge ${attendance === 'no_show' ? 'badge-amber' : ''}`}>
          <CalendarClock {...ICON} />
          {attendance === 'no_show' && <Trans>Missed</Trans>}
          {attendance === 'attended' && <Trans>Completed</Trans>}
          {attendance === null && <Trans>Completed, not marked by the provider</Trans>}
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
