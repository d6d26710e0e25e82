import { Trans, useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import type { VisitType } from '#features/appointments/contract.ts';
import { VISIT_TYPE_NAME } from './notes/appointment-names.ts';
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
  visitType,
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
  /** What was chosen on this step, for the button to say; null where nothing was. */
  readonly visitType: VisitType | null;
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
        <Label busy={busy} checking={checking} isLast={isLast} visitType={visitType} />
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

/** What the button says. */
function Label({
  busy,
  checking,
  isLast,
  visitType,
}: {
  readonly busy: boolean;
  readonly checking: boolean;
  readonly isLast: boolean;
  readonly visitType: VisitType | null;
}) {
  const { i18n } = useLingui();
  if (busy) return <Trans>Booking...</Trans>;
  if (checking) return <Trans>Checking...</Trans>;
  if (isLast) return <Trans>Confirm Appointment</Trans>;
  if (visitType === null) return <Trans>Continue</Trans>;
  const chosen = i18n._(VISIT_TYPE_NAME[visitType]);
  return <Trans>Continue: {chosen}</Trans>;
}
