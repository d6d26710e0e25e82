import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Appointment } from '#features/appointments/contract.ts';
import { AppointmentToCancel } from './appointment-to-cancel.tsx';

/** The question of the cancel dialog on the page itself, for those who cancel before scripts run. */
export function CancelEarly({
  appointment,
  isRefused,
}: {
  readonly appointment: Appointment;
  /** True if the form came back without having cancelled. */
  readonly isRefused: boolean;
}) {
  return (
    <form method="post" action="/appointments" className="card mt-6" aria-labelledby="cancel-early">
      <h2 id="cancel-early" className="mb-2">
        <Trans>Cancel this appointment?</Trans>
      </h2>
      {isRefused && (
        <p role="alert" className="notice notice-red mb-3">
          <Trans>That did not work. Please try again.</Trans>
        </p>
      )}
      <AppointmentToCancel appointment={appointment} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Link href="/appointments" className="button button-ghost flex-1 whitespace-nowrap">
          <Trans>Keep appointment</Trans>
        </Link>
        <button name="cancel" value={appointment.id} className="button button-urgent flex-1 whitespace-nowrap">
          <Trans>Cancel appointment</Trans>
        </button>
      </div>
    </form>
  );
}
