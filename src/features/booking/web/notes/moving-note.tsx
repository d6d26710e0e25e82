import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { shortMoment } from '#platform/web/format-date.ts';
import type { StepProps } from '../steps/step-props.ts';

/**
 * Says which visit is being moved, and that it stays until the new time is confirmed. If that visit has been cancelled
 * meanwhile, says so, and offers to book a new one.
 */
export function MovingNote({
  rescheduled,
  bookNewAppointment,
  close,
}: Pick<StepProps, 'rescheduled' | 'bookNewAppointment'> & { readonly close?: StepProps['close'] | undefined }) {
  const { i18n } = useLingui();
  if (rescheduled === undefined) return null;
  const moment = shortMoment(i18n, rescheduled.date);
  const { name } = rescheduled.provider;
  if (bookNewAppointment !== undefined) {
    return (
      <div className="notice notice-amber grid justify-items-start gap-2">
        <p>
          <Trans>
            Your visit to {name} on <strong>{moment}</strong> isn't scheduled any more, so it can't be moved. You can
            still book the new time.
          </Trans>
        </p>
        <button type="button" className="button button-ghost" onClick={bookNewAppointment}>
          <Trans>Book it as a new visit</Trans>
        </button>
        <Link href="/appointments" className="button button-ghost" {...(close && { onClick: close })}>
          <Trans>View My Appointments</Trans>
        </Link>
      </div>
    );
  }
  return (
    <p className="notice">
      <Trans>
        You are rescheduling your visit to {name} on <strong>{moment}</strong>. It stays yours until you confirm the new
        time.
      </Trans>
    </p>
  );
}
