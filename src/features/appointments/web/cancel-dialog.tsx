import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { serverMessage } from '#platform/web/calls/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { AppointmentToCancel } from './cancel/appointment-to-cancel.tsx';
import { useFreshAppointments } from './use-appointments.ts';
import { useCancelAppointment } from './use-cancel-appointment.ts';

/** Asks before an appointment is cancelled: names it and says whether cancelling now may cost something. */
export function CancelDialog({
  appointment,
  userId,
  onClose,
  focusAfterwards,
}: {
  readonly appointment: Appointment;
  readonly userId: number;
  readonly onClose: () => void;
  /** Where focus goes once it is cancelled, because its button is gone. */
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t, i18n } = useLingui();
  const cancelled = useRef(false);
  const { cancel, busy, error } = useCancelAppointment(userId, () => {
    cancelled.current = true;
    onClose();
  });
  // A rule that the provider has made lighter since the list was read counts too.
  useFreshAppointments(userId);
  const refusal = serverMessage(error);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Cancel this appointment?`}
      returnFocusTo={() => (cancelled.current ? focusAfterwards() : null)}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1 whitespace-nowrap" onClick={onClose}>
            <Trans>Keep appointment</Trans>
          </button>
          <BusyButton
            className="button-urgent flex-1 whitespace-nowrap"
            busy={busy}
            busyText={<Trans>Cancelling...</Trans>}
            onClick={() => cancel(appointment)}
          >
            <Trans>Cancel appointment</Trans>
          </BusyButton>
        </>
      }
    >
      <AppointmentToCancel appointment={appointment} />
      {refusal !== undefined && (
        <p role="alert" className="notice notice-red mt-4">
          {translateText(i18n, refusal)}
        </p>
      )}
    </Dialog>
  );
}
