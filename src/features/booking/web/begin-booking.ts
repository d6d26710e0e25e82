import type { Appointment } from '#features/appointments/contract.ts';
import type { Provider } from '#features/directory/contract.ts';
import type { Carried } from '#features/symptoms/web/carried-symptoms.ts';
import { OUTCOME_UNKNOWN } from '../rules/booking-attempt.ts';
import {
  type Draft,
  draftFrom,
  forSamePerson,
  type Preselection,
  startDraft,
  takeAlong,
  urgentCareMissing,
} from '../rules/booking-draft.ts';
import type { KeptBooking } from '../rules/kept-booking.ts';
import { goTo, startAtSchedule, startWizard, stepName, type Wizard } from '../rules/wizard.ts';
import type { Problem } from './problem.ts';

/** What the dialog was opened for. */
export interface Opening extends Preselection {
  readonly providerId: number;
  /** The visit that is to get another time. */
  readonly rescheduled?: Appointment | undefined;
}

/** How far a booking is. */
export interface Progress {
  readonly wizard: Wizard;
  readonly draft: Draft;
  readonly problem: Problem | null;
}

/** What is known when a booking begins. */
interface Known {
  /** Calendar day in Lagos, `yyyy-MM-dd`. */
  readonly today: string;
  readonly carried: Carried | null;
  /** The visit that is booked once more. */
  readonly again: Appointment | undefined;
}

/** A booking at its first step, with what the page, the diary or an earlier visit told filled in. */
export function begin(
  provider: Provider,
  { rescheduled, ...preselected }: Opening,
  { today, carried, again }: Known,
): Progress {
  if (rescheduled !== undefined) {
    return { wizard: startAtSchedule(), draft: draftFrom(provider, rescheduled, today), problem: null };
  }
  const empty = startDraft(provider, preselected, today);
  const told = carried === null ? empty : takeAlong(empty, carried);
  const draft = again === undefined ? told : forSamePerson(empty, again);
  const careTypeChosen = preselected.careType !== undefined && !urgentCareMissing(draft);
  return { wizard: startWizard(careTypeChosen), draft, problem: null };
}

/** A booking that was kept, with what the diary told since; that is read first. */
export function takenUp({ wizard, draft, sent, keptAtMs }: KeptBooking, carried: Carried | null): Progress {
  if (carried !== null && carried.atMs > keptAtMs) {
    return { wizard: goTo(wizard, 'symptoms'), draft: takeAlong(draft, carried), problem: null };
  }
  const isOpen = sent.unsettled !== null && stepName(wizard) === 'review';
  return { wizard, draft, problem: isOpen ? { message: OUTCOME_UNKNOWN } : null };
}
