import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import type { Appointment } from '#features/appointments/contract.ts';
import { isInsideNotice } from '#features/appointments/rules/late-cancellation.ts';
import { AppointmentLinks, ShareLinks } from '#features/appointments/web/appointment-links.tsx';
import { DangerAcceptedNote } from '#features/appointments/web/appointment-reason.tsx';
import { SightingNote } from '#features/appointments/web/practice-notes.tsx';
import { SharedInsurance } from '#features/appointments/web/sharing/shared-insurance.tsx';
import { OwnMessages } from '#features/auth/web/push/own-messages.tsx';
import { LateCancellation } from '#features/schedules/web/late-cancellation.tsx';
import { shortMoment } from '#platform/web/format-date.ts';
import { useNow } from '#platform/web/use-now.ts';
import type { Booked } from '../rules/booking-attempt.ts';
import { BookingDetails } from './notes/booking-details.tsx';
import { confirmationDate, confirmationTime, isAwayFromLagos } from './notes/booking-moment.ts';
import { DemoNote, NextStepsNote } from './notes/booking-notes.tsx';
import { ConfirmationNote } from './notes/confirmation-note.tsx';
import { CancellingNote } from './notes/late-cancellation-note.tsx';
import { ProviderSummary } from './notes/provider-summary.tsx';
import { StepHeading } from './step-heading.tsx';

/** The appointment as the server booked it, even if it differs from the latest request. */
export function BookedView({
  appointment,
  isEarlierAttempt,
  replaced,
}: Booked & { readonly replaced: Appointment | undefined }) {
  const { i18n } = useLingui();
  const nowMs = useNow(0);
  const { provider, date, visitType, careType, forPerson, reason, service, person, insurance, lateFee } = appointment;
  const time = confirmationTime(date);
  const oldMoment = replaced && shortMoment(i18n, replaced.date);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3 text-green-strong">
        <CircleCheck aria-hidden size={32} strokeWidth={1.75} className="flex-none" />
        <StepHeading>
          <Trans>Your appointment is booked</Trans>
        </StepHeading>
      </div>
      {isEarlierAttempt && (
        <p role="alert" className="notice notice-amber font-semibold">
          <Trans>
            Your first attempt went through, so we did not book a second visit. If you want the change, cancel this
            visit in My Appointments and book again.
          </Trans>
        </p>
      )}
      {oldMoment !== undefined && !isEarlierAttempt && (
        <p className="notice">
          <Trans>It replaces your visit on {oldMoment}, which you have given up.</Trans>
        </p>
      )}
      {appointment.dangerAccepted === true && <DangerAcceptedNote />}
      <div className="rounded-card bg-green-tint p-4 text-green-strong">
        <p className="text-lg font-bold">{confirmationDate(i18n, date)}</p>
        <p className="text-3xl font-extrabold">
          {isAwayFromLagos() ? <Trans>{time} Lagos time</Trans> : <span>{time}</span>}
        </p>
      </div>
      <div className="-my-2 flex flex-wrap gap-x-5">
        <AppointmentLinks appointment={appointment} />
        <ShareLinks appointment={appointment} />
      </div>
      <ProviderSummary provider={provider} />
      <BookingDetails
        visitType={visitType}
        careType={careType}
        forPerson={forPerson}
        reason={reason}
        service={service}
        person={person}
      />
      {insurance !== null && (
        <p>
          <SharedInsurance insurance={insurance} />
        </p>
      )}
      <DemoNote provider={provider} />
      <SightingNote appointment={appointment} nowMs={nowMs} />
      <ConfirmationNote />
      <CancellingNote>
        <LateCancellation fee={lateFee} />
      </CancellingNote>
      <OwnMessages />
      <NextStepsNote
        visitType={visitType}
        address={provider.address}
        isMovable={!isInsideNotice(Date.parse(date), nowMs)}
      />
    </div>
  );
}

/** What the patient can do after booking. */
export function BookedFooter({ close }: { readonly close: () => void }) {
  return (
    <>
      <button type="button" className="button button-ghost max-sm:w-full" onClick={close}>
        <Trans>Close</Trans>
      </button>
      <Link href="/appointments" className="button max-sm:w-full sm:flex-1" onClick={close}>
        <Trans>View My Appointments</Trans>
      </Link>
    </>
  );
}
