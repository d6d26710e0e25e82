import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { isInsideNotice } from '#features/appointments/rules/late-cancellation.ts';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { serverMessage } from '#platform/web/calls/call.ts';
import { longDay } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useAwayFromLagos } from '#platform/web/use-away-from-lagos.ts';
import { useNow } from '#platform/web/use-now.ts';
import { CancelNote } from './cancel-note.tsx';
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
  const isAway = useAwayFromLagos();
  const startsAtMs = Date.parse(appointment.date);
  const isLate = isInsideNotice(startsAtMs, useNow(startsAtMs));
  const refusal = serverMessage(error);
  const { name, specialty } = appointment.provider;
  const day = longDay(i18n, lagosDate(startsAtMs));
  const time = lagosTime(startsAtMs);
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
            onClick={() => cancel(appointment.id)}
          >
            <Trans>Cancel appointment</Trans>
          </BusyButton>
        </>
      }
    >
      <p className="text-lg font-bold">{name}</p>
      <p className="text-soft">{specialty}</p>
      <p className="mt-2 font-semibold">
        {isAway ? (
          <Trans>
            {day} at {time} Lagos time
          </Trans>
        ) : (
          <Trans>
            {day} at {time}
          </Trans>
        )}
      </p>
      <div className="mt-4">
        <CancelNote fee={appointment.lateFee} name={name} isLate={isLate} />
      </div>
      {refusal !== undefined && (
        <p role="alert" className="notice notice-red mt-4">
          {translateText(i18n, refusal)}
        </p>
      )}
    </Dialog>
  );
}
