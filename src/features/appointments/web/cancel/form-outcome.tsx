import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '#features/appointments/contract.ts';
import { isCancellable } from '#features/appointments/rules/appointment-sections.ts';
import { whyNotEnd } from '#features/appointments/rules/may-end.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { CancelEarly } from './cancel-early.tsx';

/**
 * What a form that was sent without scripts led to, from the address: that a visit is cancelled or reviewed, or why it can't
 * be cancelled. For one that can be, the question itself.
 */
export function FormOutcome({
  appointments,
  search,
  nowMs,
}: {
  readonly appointments: readonly Appointment[];
  readonly search: URLSearchParams;
  readonly nowMs: number;
}) {
  const { i18n } = useLingui();
  const named = (name: string) => appointments.find(({ id }) => String(id) === search.get(name));
  const wanted = named('cancel');
  const cancelled = named('cancelled');
  if (wanted !== undefined && isCancellable(wanted, nowMs)) {
    return <CancelEarly appointment={wanted} isRefused={search.has('refused')} />;
  }
  const refusal = wanted && whyNotEnd(wanted, { status: 'cancelled', by: 'patient' }, nowMs);
  if (refusal !== undefined) {
    return (
      <p role="alert" className="notice notice-amber mt-6">
        {translateText(i18n, refusal.message)}
      </p>
    );
  }
  if (cancelled?.status === 'cancelled') {
    const moment = shortMoment(i18n, cancelled.date);
    return (
      <p role="status" className="notice notice-green mt-6">
        <Trans>
          Your visit to {cancelled.provider.name} on {moment} is cancelled.
        </Trans>
      </p>
    );
  }
  if (named('reviewed') === undefined) return null;
  return (
    <p role="status" className="notice notice-green mt-6">
      <Trans>Thank you for your review</Trans>
    </p>
  );
}
