import type { Appointment } from '#features/appointments/contract.ts';
import type { Provider } from '#features/directory/contract.ts';
import type { PlaceOffer } from '#features/directory/rules/place-offer.ts';
import { OUTCOME_UNKNOWN } from './booking-attempt.ts';
import {
  chooseSlot,
  type DiaryReport,
  type Draft,
  draftFrom,
  forSamePerson,
  type Preselection,
  slotFrom,
  startChoice,
  startDraft,
  takeAlong,
  urgentCareMissing,
} from './booking-draft.ts';
import type { KeptBooking } from './kept-booking.ts';
import type { OtherTime } from './refusals.ts';
import { goTo, startAtSchedule, startWizard, stepName, type Wizard } from './wizard.ts';

/** A problem in English, with other free times if any; a new object each time, so that it is announced again. */
export interface Problem {
  readonly message: string;
  readonly alternatives?: readonly OtherTime[];
  /** Of the practice, where the problem is solved by calling it. */
  readonly phone?: string;
}

/** What the dialog was opened for. */
export interface Opening extends Preselection {
  readonly providerId: number;
  /** The appointment that is to get another time. */
  readonly rescheduled?: Appointment | undefined;
}

/** The progress of a booking. */
export interface Progress {
  readonly wizard: Wizard;
  readonly draft: Draft;
  readonly problem: Problem | null;
}

/** The data that the symptom diary hands over; `atMs` is when, by this device's clock. */
export type Carried = DiaryReport & { readonly atMs: number };

/** The data with which a booking begins. */
export interface Known {
  /** Calendar day in Lagos, `yyyy-MM-dd`. */
  readonly today: string;
  readonly carried: Carried | null;
  /** The appointment that is booked once more. */
  readonly again: Appointment | undefined;
}

/** Returns a booking at its first step, filled in from the page, the diary or an earlier appointment. */
export function begin(
  provider: Provider & PlaceOffer,
  { rescheduled, ...preselected }: Opening,
  { today, carried, again }: Known,
): Progress {
  if (rescheduled !== undefined) {
    return { wizard: startAtSchedule(), draft: draftFrom(provider, rescheduled, today, provider), problem: null };
  }
  const start = startDraft(provider, preselected, today);
  const { time } = preselected;
  const atTime =
    time === undefined || provider.acceptingNewPatients === false
      ? start
      : chooseSlot(start, slotFrom(provider.id, time));
  const empty = startChoice(atTime, provider, preselected);
  const reported = carried === null ? empty : takeAlong(empty, carried);
  const draft = again === undefined ? reported : forSamePerson(empty, again);
  const careTypeChosen = preselected.careType !== undefined && !urgentCareMissing(draft);
  return { wizard: startWizard(careTypeChosen), draft, problem: null };
}

/** Returns a restored booking. Data that the diary has handed over since is added, and its step is shown first. */
export function takenUp({ wizard, draft, sent, keptAtMs }: KeptBooking, carried: Carried | null): Progress {
  if (carried !== null && carried.atMs > keptAtMs) {
    return { wizard: goTo(wizard, 'symptoms'), draft: takeAlong(draft, carried), problem: null };
  }
  const isOpen = sent.unsettled !== null && stepName(wizard) === 'review';
  return { wizard, draft, problem: isOpen ? { message: OUTCOME_UNKNOWN } : null };
}
