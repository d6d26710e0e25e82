import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, HeartPulse, MapPin, Stethoscope, UserRound, Video } from 'lucide-react';
import { Link } from 'wouter';
import type { Appointment } from '#features/appointments/contract.ts';
import { isAwaitingMark, isCancellable } from '#features/appointments/rules/appointment-sections.ts';
import { addressLine } from '#features/providers/rules/care-card-address.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { AppointmentStatus } from './appointment-status.tsx';
import { VisitReason } from './visit-reason.tsx';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true, className: 'flex-none' } as const;

/** One appointment, with what can be done about it at `nowMs`. */
export function AppointmentCard({
  appointment,
  nowMs,
  onCancel,
}: {
  readonly appointment: Appointment;
  readonly nowMs: number;
  readonly onCancel: () => void;
}) {
  const { i18n } = useLingui();
  const { provider, visitType, careType } = appointment;
  const awaitingMark = isAwaitingMark(appointment, nowMs);
  const isToCome = appointment.status === 'scheduled' && !awaitingMark;
  const titleId = `appointment-${appointment.id}`;
  return (
    <li className="card flex flex-col gap-3 break-inside-avoid">
      <div className="flex items-start gap-3.5">
        <Avatar name={provider.name} image={provider.profileImage} />
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="wrap-anywhere">
            <Link href={`/provider/${provider.id}`} className="underline-offset-3 hover:underline">
              {provider.name}
            </Link>
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.9375rem] text-soft">
            {provider.specialty}
            {provider.isDemo && (
              <span className="badge badge-amber">
                <Trans>Demo</Trans>
              </span>
            )}
          </p>
        </div>
      </div>
      <p
        className={`flex items-center gap-2 rounded-[10px] px-3 py-2 font-bold ${isToCome ? 'bg-green-tint text-green-strong' : 'bg-paper'}`}
      >
        <CalendarDays {...ICON} />
        <time dateTime={appointment.date}>{shortMoment(i18n, appointment.date)}</time>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-[0.9375rem]">
        <AppointmentStatus status={appointment.status} awaitingMark={awaitingMark} />
        <span className="inline-flex items-center gap-1.5">
          {visitType === 'telehealth' ? <Video {...ICON} /> : <UserRound {...ICON} />}
          {visitType === 'telehealth' ? <Trans>Telehealth</Trans> : <Trans>In person</Trans>}
        </span>
        <span className="inline-flex items-center gap-1.5">
          {careType === 'urgent' ? <HeartPulse {...ICON} /> : <Stethoscope {...ICON} />}
          {careType === 'urgent' ? <Trans>Urgent care</Trans> : <Trans>Routine care</Trans>}
        </span>
      </div>
      {appointment.lateCancellation && (
        <p className="text-[0.9375rem] text-soft">
          <Trans>Cancelled less than 24 hours before the visit.</Trans>
        </p>
      )}
      <p className="flex gap-1.5 text-[0.9375rem] text-soft">
        {visitType === 'telehealth' ? (
          <>
            <Video {...ICON} />
            <Trans>By video</Trans>
          </>
        ) : (
          <>
            <MapPin {...ICON} />
            <span className="wrap-anywhere">{addressLine(provider)}</span>
          </>
        )}
      </p>
      <VisitReason reason={appointment.reason} />
      <div className="no-print mt-auto flex flex-wrap gap-3 pt-1">
        <Link
          href={`/provider/${provider.id}`}
          className="button button-ghost flex-1 px-3 whitespace-nowrap"
          aria-describedby={titleId}
        >
          <Trans>View profile</Trans>
        </Link>
        {isCancellable(appointment, nowMs) && (
          <button
            type="button"
            className="button button-ghost flex-1 text-red"
            aria-describedby={titleId}
            onClick={onCancel}
          >
            <Trans>Cancel</Trans>
          </button>
        )}
      </div>
    </li>
  );
}
