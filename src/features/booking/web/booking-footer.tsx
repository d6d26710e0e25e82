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
      <output className="sr-only">
        {busy && (
          <span>
            <Trans>Booking...</Trans>
          </span>
        )}
      </output>
    </>
  );
}

/**
 * What the button says, in an element of its own for each text: a browser that translates the page replaces text nodes, and
 * React would fail to change or move them.
 */
function Label({
  busy,
  checking,
  isLast,
}: {
  readonly busy: boolean;
  readonly checking: boolean;
  readonly isLast: boolean;
}) {
  if (busy) {
    return (
      <span key="busy">
        <Trans>Booking...</Trans>
      </span>
    );
  }
  if (checking) {
    return (
      <span key="checking">
        <Trans>Checking...</Trans>
      </span>
    );
  }
  return (
    <span key={isLast ? 'confirm' : 'continue'}>
      {isLast ? <Trans>Confirm Appointment</Trans> : <Trans>Continue</Trans>}
    </span>
  );
}
