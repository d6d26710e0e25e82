import { Trans, useLingui } from '@lingui/react/macro';
import type { LinkedAppointment } from '#features/appointments/rules/appointment-link-contract.ts';
import { directionsHref } from '#features/appointments/rules/directions.ts';
import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { useLengthAndPrice } from '#features/schedules/web/length-and-price.ts';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { telHref } from '#platform/common/tel-href.ts';
import { longDay } from '#platform/web/format-date.ts';

/** When, with whom, where and how long a visit is; neither whose it is nor why. */
export function LinkedAppointmentDetails({ appointment }: { readonly appointment: LinkedAppointment }) {
  const { i18n } = useLingui();
  const lengthAndPrice = useLengthAndPrice();
  const { provider, person, service, visitType, date } = appointment;
  const name = person?.name;
  const startsAtMs = Date.parse(date);
  const day = longDay(i18n, lagosDate(startsAtMs));
  const time = lagosTime(startsAtMs);
  return (
    <div className="grid gap-1.5">
      <p className="text-lg font-bold wrap-anywhere">{provider.name}</p>
      {name !== undefined && (
        <p className="font-semibold wrap-anywhere">
          <Trans>With {name}</Trans>
        </p>
      )}
      <p className="font-semibold">
        <time dateTime={date}>
          <Trans>
            {day} at {time} Lagos time
          </Trans>
        </time>
      </p>
      {service !== undefined && <p>{lengthAndPrice(service)}</p>}
      <p className="wrap-anywhere">{visitType === 'telehealth' ? <Trans>By video</Trans> : addressLine(provider)}</p>
      <p className="flex flex-wrap gap-x-5">
        {visitType === 'in-person' && (
          <a
            href={directionsHref(provider)}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center"
          >
            <Trans>Directions</Trans>
          </a>
        )}
        {provider.phone !== null && (
          <a href={telHref(provider.phone)} className="link inline-flex min-h-11 items-center">
            <Trans>Call {provider.phone}</Trans>
          </a>
        )}
      </p>
      {appointment.hasPapers === true && (
        <p className="notice">
          <Trans>There are papers for this visit. Sign in to read them in My Appointments, or ask the practice.</Trans>
        </p>
      )}
      {provider.isDemo && (
        <p className="notice notice-amber">
          <Trans>
            <strong>Demo booking.</strong> {provider.name} is a fictional provider. You can try everything, but no visit
            takes place.
          </Trans>
        </p>
      )}
    </div>
  );
}
