import { Trans } from '@lingui/react/macro';
import { Video } from 'lucide-react';
import { useId } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { isJoinOpen, JOIN_MINUTES } from '#features/appointments/rules/join-time.ts';

/** The way into a scheduled video visit: from a quarter of an hour before until half an hour after it, a link; before that it says when. */
export function JoinTelehealth({ appointment, nowMs }: { readonly appointment: Appointment; readonly nowMs: number }) {
  const id = useId();
  const label = (
    <>
      <Video size={20} strokeWidth={1.75} aria-hidden />
      <Trans>Join Telehealth</Trans>
    </>
  );
  if (isJoinOpen(appointment, nowMs)) {
    return (
      // Loads a page of its own: only that page may use the camera.
      <a
        href={`/visit/${appointment.id}`}
        className="button no-print"
        aria-describedby={`appointment-${appointment.id}`}
      >
        {label}
      </a>
    );
  }
  return (
    <div className="no-print grid gap-1">
      <button type="button" className="button" disabled aria-describedby={id}>
        {label}
      </button>
      <p id={id} className="text-sm text-soft">
        <Trans>Opens {JOIN_MINUTES} minutes before the visit</Trans>
      </p>
    </div>
  );
}
