import type { Draft } from '../rules/booking-draft.ts';
import type { StepName } from '../rules/wizard.ts';
import type { Problem } from './use-booking.ts';

/** What every step of the dialog gets. */
export interface StepProps {
  readonly draft: Draft;
  readonly change: (how: (draft: Draft) => Draft) => void;
  /** Why Continue or Confirm didn't work. */
  readonly problem: Problem | null;
  readonly goTo: (step: StepName) => void;
  readonly close: () => void;
}
