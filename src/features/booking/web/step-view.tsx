import { useCallback } from 'react';
import type { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import { hasVisitTypeChoice, visitTypeOf } from '../rules/booking-draft.ts';
import { hasAcceptedDanger } from '../rules/danger-check.ts';
import { type DialogState, shownHold } from '../rules/dialog-state.ts';
import { STEPS, stepName } from '../rules/wizard.ts';
import { BookingFooter } from './booking-footer.tsx';
import { BookingProgress } from './booking-progress.tsx';
import type { ScreenProps } from './screen-props.ts';
import { BOOKING_FLOW } from './steps/booking-flow.ts';

const FORM_ID = 'booking-step';

/** The current step of a booking. */
export function StepView({ state, send, turnedAway, isOff, close }: ScreenProps) {
  const { progress, opening } = state;
  const tellFee = useCallback((fee: CancellationFee | null) => send({ type: 'fee-shown', fee }), [send]);
  if (progress === null) return null;
  const { draft, wizard, problem } = progress;
  const current = stepName(wizard);
  const Step = BOOKING_FLOW[current];
  return (
    <form
      id={FORM_ID}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'continued' });
      }}
    >
      <BookingProgress wizard={wizard} held={shownHold(state)} />
      <Step
        key={`${current} ${opening.rescheduled?.id}`}
        draft={draft}
        dangerAccepted={hasAcceptedDanger(state.danger, draft)}
        change={(change) => send({ type: 'answered', change })}
        problem={problem}
        giveUpTime={() => send({ type: 'time-gone' })}
        takeInstead={(time) => send({ type: 'other-time-taken', time })}
        rescheduled={opening.rescheduled}
        bookNewAppointment={isStuckMove(state, isOff) ? () => send({ type: 'new-visit-chosen' }) : undefined}
        turnedAway={turnedAway}
        tellFee={tellFee}
        goTo={(step) => send({ type: 'went-to', step })}
        close={close}
      />
    </form>
  );
}

/** The buttons of the current step. */
export function StepFooter({ state, send, turnedAway, isOff }: ScreenProps) {
  const { progress, sending, danger } = state;
  if (progress === null) return null;
  const { draft, wizard } = progress;
  const current = stepName(wizard);
  const isStuck = turnedAway === true || isStuckMove(state, isOff);
  return (
    <BookingFooter
      formId={FORM_ID}
      isFirst={wizard.step === 0}
      isLast={wizard.step === STEPS.length - 1}
      disabled={
        (isStuck && (current === 'schedule' || current === 'review')) || (turnedAway === true && current === 'provider')
      }
      unanswered={current === 'symptoms' && draft.symptoms.trim() === ''}
      busy={sending !== null}
      checking={danger.waiting !== null}
      visitType={current === 'schedule' && hasVisitTypeChoice(draft) ? visitTypeOf(draft) : null}
      onBack={() => send({ type: 'went-back' })}
    />
  );
}

/** True if the visit to be moved is off and the patient hasn't chosen to book a new one instead. */
function isStuckMove({ opening }: DialogState, isOff: boolean): boolean {
  return isOff && opening.rescheduled !== undefined;
}
