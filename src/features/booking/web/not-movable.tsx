import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Appointment } from '#features/appointments/contract.ts';
import { StepHeading } from './step-heading.tsx';

/** Says why a visit can't be moved here; `found` is undefined if it isn't one of the patient's. */
export function NotMovable({
  found,
  close,
}: {
  readonly found: Appointment | undefined;
  readonly close?: (() => void) | undefined;
}) {
  return (
    <div className="grid justify-items-start gap-3">
      <StepHeading>
        <Trans>This visit can't be rescheduled here</Trans>
      </StepHeading>
      <p>
        {found?.status === 'scheduled' ? (
          <Trans>Rescheduling online ends 24 hours before the visit. You can still cancel it.</Trans>
        ) : (
          <Trans>It isn't scheduled any more.</Trans>
        )}
      </p>
      <Link href="/appointments" className="button" {...(close && { onClick: close })}>
        <Trans>View My Appointments</Trans>
      </Link>
    </div>
  );
}
