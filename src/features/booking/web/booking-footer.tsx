import { Trans } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { useSettled } from './use-settled.ts';

/** Back, and Continue or Confirm, which submits the form of the step. */
export function BookingFooter({
  formId,
  isFirst,
  isLast,
  disabled,
  unanswered,
  busy,
  checking,
  onBack,
}: {
  readonly formId: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly disabled: boolean;
  /** Nothing is answered yet: the button can be reached, and says when pressed what is missing. */
  readonly unanswered: boolean;
  readonly busy: boolean;
  /** What was written is being looked at. */
  readonly checking: boolean;
  readonly onBack: () => void;
}) {
  // Nobody books by a second tap on Continue.
  const isSettled = useSettled(isLast ? 'confirm' : 'continue') || !isLast;
  return (
    <>
      {!isFirst && (
        <button type="button" className="button button-ghost" onClick={onBack} aria-disabled={busy}>
          <Trans>Back</Trans>
        </button>
      )}
      <button
        type={isSettled ? 'submit' : 'button'}
        form={formId}
        className="button flex-1"
        disabled={disabled}
        aria-disabled={((busy || checking || unanswered || !isSettled) && !disabled) || undefined}
      >
        {(busy || checking) && <LoaderCircle aria-hidden size={20} strokeWidth={1.75} className="animate-spin" />}
        {busy ? (
          <Trans>Booking...</Trans>
        ) : checking ? (
          <Trans>Checking...</Trans>
        ) : isLast ? (
          <Trans>Confirm Appointment</Trans>
        ) : (
          <Trans>Continue</Trans>
        )}
      </button>
      <output className="sr-only">{busy && <Trans>Booking...</Trans>}</output>
    </>
  );
}
