import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '#features/appointments/contract.ts';
import { isInsideNotice } from '#features/appointments/rules/late-cancellation.ts';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { longDay } from '#platform/web/format-date.ts';
import { useAwayFromLagos } from '#platform/web/use-away-from-lagos.ts';
import { useNow } from '#platform/web/use-now.ts';
import { CancelNote } from '../cancel-note.tsx';

/** The visit that is about to be cancelled, and whether cancelling it now may cost something. */
export function AppointmentToCancel({ appointment }: { readonly appointment: Appointment }) {
  const { i18n } = useLingui();
  const isAway = useAwayFromLagos();
  const startsAtMs = Date.parse(appointment.date);
  const isLate = isInsideNotice(startsAtMs, useNow(startsAtMs));
  const { name, specialty } = appointment.provider;
  const day = longDay(i18n, lagosDate(startsAtMs));
  const time = lagosTime(startsAtMs);
  return (
    <>
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
    </>
  );
}
