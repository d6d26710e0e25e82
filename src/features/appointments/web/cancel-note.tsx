import { Trans } from '@lingui/react/macro';
import { NOTICE_HOURS } from '#features/appointments/rules/late-cancellation.ts';
import { type CancellationFee, isFree } from '#features/schedules/rules/cancellation-fee.ts';
import { CancellationRule } from './cancellation-rule.tsx';

/** What cancelling a visit costs just now, and what it may cost late. @see patient-area specification, section 2 */
export function CancelNote({
  fee,
  name,
  isLate,
}: {
  /** The rule that the visit was booked under; null where there was none. */
  readonly fee: CancellationFee | null;
  readonly name: string;
  readonly isLate: boolean;
}) {
  if (isFree(fee)) {
    return (
      <p className="notice">
        <Trans>No fee for cancelling this visit.</Trans> {fee?.note}{' '}
        <Trans>With other providers, cancelling under {NOTICE_HOURS} hours ahead may incur a fee.</Trans>
      </p>
    );
  }
  return (
    <p className={`notice ${isLate ? 'notice-amber' : ''}`}>
      {isLate ? (
        <Trans>
          This visit starts in less than {NOTICE_HOURS} hours. Cancelling under {NOTICE_HOURS} hours ahead may incur a
          fee, depending on the provider's policy.
        </Trans>
      ) : (
        <Trans>There is no fee for cancelling now. Cancelling under {NOTICE_HOURS} hours ahead may incur a fee.</Trans>
      )}{' '}
      <CancellationRule fee={fee} name={name} />
    </p>
  );
}
