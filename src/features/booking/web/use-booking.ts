import { useState } from 'react';
import { useCurrentUser } from '#features/auth/web/use-current-user.ts';
import type { Provider } from '#features/providers/contract.ts';
import { carriedSymptoms } from '#features/symptoms/web/carried-symptoms.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import {
  careTypeOf,
  type Draft,
  type Preselection,
  startDraft,
  urgentCareMissing,
  visitTypeOf,
} from '../rules/booking-draft.ts';
import { missingAnswer } from '../rules/missing-answer.ts';
import { back, goTo, next, type StepName, startWizard, stepName, type Wizard } from '../rules/wizard.ts';
import type { Booked } from './use-send-booking.ts';
import { useSubmitBooking } from './use-submit-booking.ts';

/** What stands in the way, in English; a new object each time, so that it is said again. */
export interface Problem {
  readonly message: string;
}

interface Progress {
  readonly wizard: Wizard;
  readonly draft: Draft;
  readonly problem: Problem | null;
}

/** The state of one booking, from opening the dialog to the appointment. Begins as soon as the provider is known. */
export function useBooking(provider: Provider | undefined, preselected: Preselection) {
  const [opening] = useState(() => ({ today: lagosDate(Date.now()) }));
  const [changed, setChanged] = useState<Progress | null>(null);
  const [signingIn, setSigningIn] = useState(false);
  const [booked, setBooked] = useState<Booked | null>(null);
  const user = useCurrentUser();
  const progress = changed ?? (provider === undefined ? null : begin(provider, preselected, opening.today));

  const update = (how: (progress: Progress) => Partial<Progress>) =>
    setChanged((last) => {
      const current = last ?? progress;
      return current === null ? null : { ...current, problem: null, ...how(current) };
    });

  const { busy, submit } = useSubmitBooking({
    onBooked: setBooked,
    onRefused: ({ ask, reason }) => {
      const problem = { message: reason };
      if (ask === 'sign-in') setSigningIn(true);
      else if (ask === 'read') update(() => ({ problem }));
      else {
        update(({ wizard, draft }) => ({ wizard: goTo(wizard, 'schedule'), draft: { ...draft, slot: null }, problem }));
      }
    },
  });

  const send = () => {
    const careType = progress && careTypeOf(progress.draft);
    if (!careType || progress.draft.slot === null) return;
    const { provider: chosen, slot, symptoms } = progress.draft;
    const reason = symptoms.trim();
    const visitType = visitTypeOf(progress.draft);
    update(() => ({}));
    submit({ providerId: chosen.id, date: slot.dateTime, status: 'scheduled', visitType, careType, reason });
  };

  return {
    progress,
    busy,
    booked,
    signingIn,
    /** Answers something; what was wrong is then no longer said. */
    change: (how: (draft: Draft) => Draft) => update(({ draft }) => ({ draft: how(draft) })),
    /** Goes on if the step is answered, says what is missing if not; on the last step sends the booking. */
    proceed: () => {
      if (progress === null || busy) return;
      const { wizard, draft } = progress;
      const missing = missingAnswer(stepName(wizard), draft);
      const isAnswered = (step: StepName) => missingAnswer(step, draft) === undefined;
      if (missing !== undefined) update(() => ({ problem: { message: missing } }));
      else if (stepName(wizard) !== 'review') update(() => ({ wizard: next(wizard, isAnswered) }));
      else if (user === null) setSigningIn(true);
      else send();
    },
    back: () => !busy && update(({ wizard }) => ({ wizard: back(wizard) })),
    goTo: (step: StepName) => !busy && update(({ wizard }) => ({ wizard: goTo(wizard, step) })),
    cancelSignIn: () => setSigningIn(false),
    /** Somebody has just signed in inside the dialog: the booking is sent by itself. */
    signedIn: () => {
      setSigningIn(false);
      send();
    },
  };
}

function begin(provider: Provider, preselected: Preselection, today: string): Progress {
  const draft = { ...startDraft(provider, preselected, today), symptoms: carriedSymptoms() };
  const careTypeChosen = preselected.careType !== undefined && !urgentCareMissing(draft);
  return { wizard: startWizard(careTypeChosen), draft, problem: null };
}
