import { Trans, useLingui } from '@lingui/react/macro';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { longDay } from '#platform/web/format-date.ts';

/** Whose visit it is, and when. */
export function AppointmentNamed({ appointment }: { readonly appointment: PortalAppointment }) {
  const { i18n } = useLingui();
  const startsAtMs = Date.parse(appointment.date);
  const day = longDay(i18n, lagosDate(startsAtMs));
  const time = lagosTime(startsAtMs);
  return (
    <div>
      <p className="text-lg font-bold wrap-anywhere">{appointment.forPerson?.name ?? appointment.patient.name}</p>
      <p className="font-semibold">
        <Trans>
          {day} at {time}
        </Trans>
      </p>
      {appointment.mark === 'attended' && (
        <p className="notice notice-amber mt-2">
          <Trans>This patient is marked as here.</Trans>
        </p>
      )}
    </div>
  );
}
