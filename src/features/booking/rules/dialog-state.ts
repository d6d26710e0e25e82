import type { Provider } from '#features/directory/contract.ts';
import type { PlaceOffer } from '#features/directory/rules/place-offer.ts';
import type { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import { begin, type Known, type Opening, type Problem, type Progress, takenUp } from './begin-booking.ts';
import type { Attempt, Booked } from './booking-attempt.ts';
import type { BookingBody } from './booking-body.ts';
import type { Draft } from './booking-draft.ts';
import { type DangerCheck, type LookForDanger, NOTHING_CHECKED } from './danger-check.ts';
import { type Held, isSameTime, type WantedTime } from './held-time.ts';
import { type KeptBooking, keptText, type SentBookings } from './kept-booking.ts';
import { missingAnswer } from './missing-answer.ts';
import type { OtherTime } from './refusals.ts';
import { type HoldEffect, type SlotHold, startHold } from './slot-hold.ts';
import { STEPS, type StepName } from './wizard.ts';

/** A booking on its way to the server. `whose` is the account that sends it, undefined for none. */
export type Sending =
  | { readonly stage: 'preparing'; readonly body: BookingBody; readonly whose: number | undefined }
  | {
      readonly stage: 'posting';
      readonly attempt: Attempt<BookingBody>;
      /** The attempt whose outcome was unknown before. */
      readonly before: Attempt<BookingBody> | null;
    };

/** The state of one booking, from opening the dialog to the appointment. */
export interface DialogState {
  readonly opening: Opening;
  readonly known: Known;
  /** The appointment that is booked once more, by its id. */
  readonly againId: number | undefined;
  /** The account that is signed in: null for none, undefined while that isn't known yet. */
  readonly userId: number | null | undefined;
  /** The first account that was signed in during the booking; null for none yet. */
  readonly owner: number | null;
  /** True once a call of this tab found the session ended. */
  readonly sessionRanOut: boolean;
  /** False once the dialog is closed; the response to a booking may still come. */
  readonly isOpen: boolean;
  /** Null until the provider is known. */
  readonly progress: Progress | null;
  /** True once the patient has changed something. Until then, newer data of the provider restarts the booking. */
  readonly isChanged: boolean;
  readonly isSigningIn: boolean;
  readonly danger: DangerCheck;
  readonly hold: SlotHold;
  readonly sent: SentBookings<BookingBody>;
  readonly sending: Sending | null;
  readonly booked: Booked | null;
  /** The shown rule for cancelling late; null for none. */
  readonly shownFee: CancellationFee | null;
}

/** Why a call failed. `status` is absent if no response came. */
export interface Failure {
  readonly status?: number;
  readonly code?: string;
  readonly message?: string;
  readonly alternatives?: readonly OtherTime[];
  /** The fields that the refusal is about. */
  readonly fields?: readonly string[];
  /** Of the practice, where calling it helps. */
  readonly phone?: string;
}

/** The side effects of the dialog. */
export type DialogEffect =
  | LookForDanger
  | HoldEffect
  /** Reads the patient's own appointments: the one that an earlier attempt tried to book may be among them. */
  | { readonly type: 'read-visits' }
  | { readonly type: 'make-key' }
  | { readonly type: 'send-booking'; readonly attempt: Attempt<BookingBody>; readonly whose: number | undefined }
  /** Keeps a text in the tab until the booking is done, closed or too old. */
  | { readonly type: 'keep'; readonly text: string }
  | { readonly type: 'forget' }
  | { readonly type: 'drop-carried' }
  /** Refetches the cached data about the account, providers or appointments. */
  | { readonly type: 'refresh'; readonly what: 'account-and-providers' | 'providers' | 'visits' }
  | { readonly type: 'toast'; readonly which: 'booked' | 'not-booked' | 'not-rescheduled' | 'closed' }
  | { readonly type: 'dismiss-failure-toast' }
  | { readonly type: 'close' };

/** The next state, and the effects to run, in order. */
export interface Step {
  readonly state: DialogState;
  readonly effects: readonly DialogEffect[];
}

const NOTHING_SENT: SentBookings<BookingBody> = { keys: {}, unsettled: null };

/** Returns the state of a dialog that opens; `kept` is the booking that this tab kept for the same opening, if any. */
export function openDialog({
  opening,
  known,
  againId,
  userId,
  provider,
  kept,
}: Pick<DialogState, 'opening' | 'known' | 'againId' | 'userId'> & {
  readonly provider: (Provider & PlaceOffer) | undefined;
  readonly kept: KeptBooking | null;
}): DialogState {
  const fresh = provider === undefined ? null : begin(provider, opening, known);
  return {
    opening,
    known,
    againId,
    userId,
    owner: userId ?? null,
    sessionRanOut: false,
    isOpen: true,
    progress: kept === null ? fresh : takenUp(kept, known.carried),
    isChanged: kept !== null,
    isSigningIn: false,
    danger: NOTHING_CHECKED,
    hold: startHold(kept?.held ?? null),
    sent: (kept?.sent ?? NOTHING_SENT) as SentBookings<BookingBody>,
    sending: null,
    booked: kept?.booked ?? null,
    shownFee: null,
  };
}

/** Returns a key of the dialog's purpose: a stored booking is restored only for the same one. */
export function openingName(
  { providerId, careType, visitType, rescheduled, serviceId, personId, time }: Opening,
  againId: number | undefined,
): string {
  const choice =
    serviceId === undefined && personId === undefined && time === undefined ? [] : [serviceId, personId, time];
  return [providerId, careType, visitType, rescheduled?.id, againId, ...choice].join(' ');
}

/** Views with a history entry besides the steps: the sign-in form, the warning, the appointment. */
export const SIGN_IN_VIEW = STEPS.length;
const BOOKED_VIEW = STEPS.length + 1;
const WARNING_VIEW = STEPS.length + 2;

/** Returns the number of the view on screen, for the browser's history; null while the provider is loading. */
export function viewOf({ booked, danger, isSigningIn, progress }: DialogState): number | null {
  if (booked !== null) return BOOKED_VIEW;
  if (danger.warning !== null) return WARNING_VIEW;
  return isSigningIn ? SIGN_IN_VIEW : (progress?.wizard.step ?? null);
}

/** What the dialog shows. */
export type Screen =
  | 'loading'
  | 'provider-missing'
  | 'provider-failed'
  | 'licence-ended'
  | 'call-to-book'
  | 'step'
  | 'warning'
  | 'sign-in'
  | 'booked';

/** The result of fetching the provider. */
export interface ProviderRead {
  readonly hasFailed: boolean;
  /** The status of the failure; undefined if no response came. */
  readonly status: number | undefined;
  /** True if every licence on record has ended, as far as is known now. */
  readonly isLicenceEnded: boolean;
  /** True if the practice takes bookings of this patient by telephone only. */
  readonly mustCall?: boolean;
}

/** Returns what the dialog shows. */
export function screenOf({ booked, danger, isSigningIn, progress, opening }: DialogState, read: ProviderRead): Screen {
  if (booked !== null) return 'booked';
  if (progress === null) {
    if (!read.hasFailed) return 'loading';
    return read.status === 404 || read.status === 400 ? 'provider-missing' : 'provider-failed';
  }
  if (read.isLicenceEnded) return 'licence-ended';
  if (!progress.draft.provider.bookable) return 'call-to-book';
  // A visit that is booked can be moved all the same.
  if (read.mustCall === true && opening.rescheduled === undefined) return 'call-to-book';
  if (danger.warning !== null) return 'warning';
  return isSigningIn ? 'sign-in' : 'step';
}

/** Returns the hold on the chosen time, as the screen shows it. */
export function shownHold({ hold: { shown }, progress }: DialogState): Held | null {
  return shown !== null && isSameTime(shown, chosenTime(progress)) ? shown : null;
}

/** Returns the chosen time with what it is for; null while none is chosen. */
export function chosenTime(progress: Progress | null): WantedTime | null {
  const { provider, slot, service, person } = progress?.draft ?? {};
  if (provider === undefined || !slot) return null;
  return {
    providerId: provider.id,
    date: slot.dateTime,
    ...(service && { serviceId: service.id }),
    ...(person && { personId: person.id }),
  };
}

/** Returns the text to keep in the tab; null while nothing is answered. */
export function textToKeep(state: DialogState, nowMs: number): string | null {
  const { progress, isChanged, booked, opening, againId, owner, sent } = state;
  if (progress === null || !isChanged) return null;
  const { wizard, draft } = progress;
  const held = shownHold(state);
  return keptText({
    opening: openingName(opening, againId),
    userId: owner,
    keptAtMs: nowMs,
    draft,
    wizard,
    held,
    sent,
    booked,
  });
}

/** Returns a predicate: true if a step of the draft is answered. */
export function isAnsweredIn(draft: Draft): (step: StepName) => boolean {
  return (step) => missingAnswer(step, draft) === undefined;
}

/** Changes the progress, and clears the problem unless `how` returns one. */
export function update(state: DialogState, how: (progress: Progress) => Partial<Progress>): DialogState {
  const { progress } = state;
  if (progress === null) return state;
  return { ...state, isChanged: true, progress: { ...progress, problem: null, ...how(progress) } };
}

/** Shows a problem to the patient. */
export function saying(state: DialogState, problem: Problem): DialogState {
  return update(state, () => ({ problem }));
}
