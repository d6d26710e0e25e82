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
  /** Nothing is answered yet: the button can be focused, and says when pressed what is missing. */
  readonly unanswered: boolean;
  readonly busy: boolean;
  /** The symptoms are being checked for danger signs. */
  readonly checking: boolean;
  readonly onBack: () => void;
}) {
  // A second tap on Continue must not book.
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
        <Label busy={busy} checking={checking} isLast={isLast} />
      </button>
      <output className="sr-only">{busy && <Trans>Booking...</Trans>}</output>
    </>
  );
}

function Label({
  busy,
  checking,
  isLast,
}: {
  readonly busy: boolean;
  readonly checking: boolean;
  readonly isLast: boolean;
}) {
  if (busy) return <Trans>Booking...</Trans>;
  if (checking) return <Trans>Checking...</Trans>;
  return isLast ? <Trans>Confirm Appointment</Trans> : <Trans>Continue</Trans>;
}
