import type { Appointment } from '#features/appointments/contract.ts';
import type { Provider } from '#features/directory/contract.ts';
import type { PlaceOffer } from '#features/directory/rules/place-offer.ts';
import type { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import { text } from '#platform/common/text.ts';
import { isLostTime } from './after-refusal.ts';
import { begin } from './begin-booking.ts';
import { chooseSlot, type Draft } from './booking-draft.ts';
import {
  acceptDanger,
  type Checked,
  checkDanger,
  type DangerSign,
  dangerAnswered,
  dangerUnanswered,
  leaveCheck,
} from './danger-check.ts';
import {
  chosenTime,
  type DialogEffect,
  type DialogState,
  type Failure,
  isAnsweredIn,
  SIGN_IN_VIEW,
  type Step,
  saying,
  textToKeep,
  update,
} from './dialog-state.ts';
import type { Held, HoldNews } from './held-time.ts';
import { missingAnswer } from './missing-answer.ts';
import type { OtherTime } from './refusals.ts';
import { bookingAnswered, keyMade, loseTime, sendBooking, sendingFailed, settleEarlier } from './sending.ts';
import {
  type HoldStep,
  heardNews,
  holdGranted,
  holdRefused,
  holdReleased,
  isAskingForWanted,
  showLife,
  wantTime,
} from './slot-hold.ts';
import { back, goTo, next, type StepName, show, stepName, type Wizard } from './wizard.ts';

const NOT_FOR_CHOICE = text('Your time is not free for this choice. Please choose another one.');

/** The events with their data, by type. */
interface Events {
  'provider-read': { readonly provider: Provider & PlaceOffer };
  'user-changed': { readonly userId: number | null | undefined };
  /** A call of this tab found that its session has ended. */
  'session-ended': object;
  /** Another tab signed out; `userId` is the account that is signed in now. */
  'signed-out-elsewhere': { readonly userId: unknown };
  /** An answer was given or changed. */
  answered: { readonly change: (draft: Draft) => Draft };
  /** Continue or Confirm was pressed. */
  continued: object;
  'went-back': object;
  'went-to': { readonly step: StepName };
  /** The browser's Back or Forward leads to a view. */
  'view-asked': { readonly view: number };
  /** Another time was chosen in place of the one that was lost. */
  'other-time-taken': { readonly time: OtherTime };
  /** The chosen time isn't among the free times of its day. */
  'time-gone': object;
  /** The appointment to be moved was cancelled meanwhile: book a new one instead. */
  'new-visit-chosen': object;
  'fee-shown': { readonly fee: CancellationFee | null };
  'warning-left': object;
  'warning-accepted': object;
  'danger-answered': { readonly content: string; readonly run: number; readonly signs: readonly DangerSign[] };
  'danger-unanswered': { readonly content: string; readonly run: number };
  'sign-in-cancelled': object;
  'signed-in': { readonly userId: number };
  'key-made': { readonly key: string };
  /** The patient's own appointments were read: an earlier attempt may be among them. */
  'visits-read': { readonly appointments: readonly Appointment[] };
  booked: { readonly appointment: Appointment };
  'send-failed': { readonly failure: Failure };
  /** A tap or a key. */
  'life-shown': object;
  'hold-granted': { readonly held: Held };
  'hold-refused': { readonly failure: Failure };
  'hold-released': object;
  'other-tab-holds': { readonly news: HoldNews };
  closed: object;
  /** The dialog was removed from the page. */
  left: object;
}

type Named<T extends keyof Events> = { readonly type: T } & Events[T];

/** An event of the dialog. */
export type DialogEvent = { readonly [T in keyof Events]: Named<T> }[keyof Events];

type Timed = { readonly nowMs: number };
type Handlers = { readonly [T in keyof Events]: (state: DialogState, event: Named<T> & Timed) => Step };

/**
 * Returns the next state and the effects of an event. After each event the hold follows the chosen time, and the tab
 * keeps the booking. Keeping is the first effect, so that a booking that was sent is known after a reload.
 */
export function reduceDialog(state: DialogState, event: DialogEvent & Timed): Step {
  const { nowMs } = event;
  const handle = HANDLERS[event.type] as (state: DialogState, event: DialogEvent & Timed) => Step;
  const handled = handle(state, event);
  const { state: after, effects } = withHold(handled.state, wantTimeOf(handled.state, nowMs), handled.effects);
  if (after === state) return { state, effects };
  const isKept = after.isOpen || after.sent !== state.sent;
  const text = isKept ? textToKeep(after, nowMs) : null;
  return { state: after, effects: text === null ? effects : [{ type: 'keep', text }, ...effects] };
}

const HANDLERS: Handlers = {
  'provider-read': (state, { provider }) => {
    const { isChanged, opening, known } = state;
    return stay(isChanged ? state : { ...state, progress: begin(provider, opening, known) });
  },
  'user-changed': (state, { userId }) => {
    const { owner } = state;
    const changed = { ...state, userId, owner: owner ?? userId ?? null };
    if (!isOthers(changed)) return stay({ ...changed, sessionRanOut: false });
    // If the session only expired, the dialog stays open so that the owner can sign in and go on.
    return userId === null && state.sessionRanOut ? stay(changed) : closeForOther(changed);
  },
  'session-ended': (state) => stay({ ...state, sessionRanOut: true }),
  'signed-out-elsewhere': (state, { userId }) => {
    const isSignedOut = isOthers(state) && state.sessionRanOut && userId !== state.owner;
    return isSignedOut ? closeForOther(state) : stay(state);
  },
  answered: (state, { change }) => stay(update(state, ({ draft }) => ({ draft: change(draft) }))),
  continued: (state) => {
    if (state.progress === null || state.sending !== null) return stay(state);
    return afterCheck(state, checkDanger(state.danger, state.progress.draft, { go: 'on' }));
  },
  'went-back': (state) => leaveStep(state, back),
  'went-to': (state, { step }) => leaveStep(state, (wizard) => goTo(wizard, step)),
  'view-asked': (state, { view }) => {
    const isSigningIn = view === SIGN_IN_VIEW && state.userId === null;
    const elsewhere = { ...state, danger: leaveCheck(state.danger), isSigningIn };
    const shown = update(elsewhere, ({ wizard, draft }) => ({ wizard: show(wizard, view, isAnsweredIn(draft)) }));
    return state.booked !== null || state.sending !== null ? close(shown) : stay(shown);
  },
  'other-time-taken': (state, { time }) =>
    stay(
      update(state, ({ wizard, draft }) => {
        const chosen = chooseSlot(draft, time);
        return { draft: chosen, wizard: next(wizard, isAnsweredIn(chosen)) };
      }),
    ),
  'time-gone': (state) => {
    const { service, person } = state.progress?.draft ?? {};
    // Where there is no choice, time has passed: the list of times says enough.
    if (service === undefined && person === undefined) {
      return stay(update(state, ({ draft }) => ({ draft: { ...draft, slot: null } })));
    }
    return stay(loseTime(state, { message: NOT_FOR_CHOICE }));
  },
  'new-visit-chosen': (state) => {
    const { rescheduled: _, ...opening } = state.opening;
    return stay(update({ ...state, opening }, () => ({})));
  },
  'fee-shown': (state, { fee }) => stay(fee === state.shownFee ? state : { ...state, shownFee: fee }),
  'warning-left': (state) => stay({ ...state, danger: leaveCheck(state.danger) }),
  'warning-accepted': (state) => {
    const accepted = { ...state, danger: acceptDanger(state.danger) };
    return state.danger.warning?.isLate === true ? stay(accepted) : proceed(accepted);
  },
  'danger-answered': (state, event) => afterCheck(state, dangerAnswered(state.danger, event)),
  'danger-unanswered': (state, event) => afterCheck(state, dangerUnanswered(state.danger, event)),
  'sign-in-cancelled': (state) => stay({ ...state, isSigningIn: false }),
  'signed-in': (state, { userId }) => {
    // The patient may have left the form, or the booking, before the sign-in ended.
    if (!state.isSigningIn || !state.isOpen || state.progress === null) return stay(state);
    const signedIn = { ...state, userId, isSigningIn: false };
    return afterCheck(signedIn, checkDanger(state.danger, state.progress.draft, { go: 'book', userId }));
  },
  'key-made': (state, { key }) => keyMade(state, key),
  'visits-read': (state, { appointments }) => settleEarlier(state, appointments),
  booked: (state, { appointment }) => bookingAnswered(state, appointment),
  'send-failed': (state, { failure }) => sendingFailed(state, failure),
  'life-shown': (state, { nowMs }) => withHold(state, showLife(state.hold, nowMs)),
  'hold-granted': (state, { held, nowMs }) => withHold(state, holdGranted(state.hold, held, nowMs)),
  'hold-refused': (state, { failure, nowMs }) => {
    const { status, code, message, alternatives } = failure;
    const refused = withHold(state, holdRefused(state.hold, status !== undefined, nowMs));
    // If holding fails for another reason than a lost time, the booking goes on without a hold.
    const isLost = message !== undefined && code !== undefined && isLostTime(code) && isAskingForWanted(state.hold);
    if (!isLost) return refused;
    return { ...refused, state: loseTime(refused.state, { message, ...(alternatives && { alternatives }) }) };
  },
  'hold-released': (state, { nowMs }) => withHold(state, holdReleased(state.hold, nowMs)),
  'other-tab-holds': (state, { news }) => stay({ ...state, hold: heardNews(state.hold, news) }),
  closed: (state) => close(state),
  left: (state) => ({
    state: { ...state, isOpen: false, danger: leaveCheck(state.danger) },
    // A reload shows the confirmation again; who left it begins another booking.
    effects: state.booked === null ? [] : [{ type: 'forget' }],
  }),
};

function stay(state: DialogState): Step {
  return { state, effects: [] };
}

/** Forgets the booking and closes the dialog. If it is being sent, a toast shows the outcome. */
function close(state: DialogState, effects: readonly DialogEffect[] = []): Step {
  return {
    state: { ...state, isOpen: false, danger: leaveCheck(state.danger) },
    effects: [...effects, { type: 'forget' }, { type: 'close' }],
  };
}

/** True if another account than the owner's is signed in, or none. The booking is about the owner's health. */
function isOthers({ owner, userId }: DialogState): boolean {
  return owner !== null && userId !== undefined && userId !== owner;
}

function closeForOther(state: DialogState): Step {
  return close(state, [{ type: 'toast', which: 'closed' }]);
}

function leaveStep(state: DialogState, to: (wizard: Wizard) => Wizard): Step {
  if (state.sending !== null) return stay(state);
  const left = { ...state, danger: leaveCheck(state.danger) };
  return stay(update(left, ({ wizard }) => ({ wizard: to(wizard) })));
}

function afterCheck(state: DialogState, { danger, go, ask }: Checked): Step {
  const checked = { ...state, danger };
  if (ask !== undefined) return { state: checked, effects: [ask] };
  if (go === undefined) return stay(checked);
  if (go.go === 'on') return proceed(checked);
  // After signing in inside the dialog the booking is sent without another tap, unless its owner is another account.
  return checked.owner === null || checked.owner === go.userId ? sendBooking(checked) : stay(checked);
}

/** Goes on if the step is answered, says what is missing if not; on the last step sends the booking. */
function proceed(state: DialogState): Step {
  const { progress, sending, userId } = state;
  if (progress === null || sending !== null) return stay(state);
  const { wizard, draft } = progress;
  const missing = missingAnswer(stepName(wizard), draft);
  if (missing !== undefined) return stay(saying(state, { message: missing }));
  if (stepName(wizard) !== 'review') return stay(update(state, () => ({ wizard: next(wizard, isAnsweredIn(draft)) })));
  return userId === null ? stay({ ...state, isSigningIn: true }) : sendBooking(state);
}

function withHold(state: DialogState, [hold, more]: HoldStep, effects: readonly DialogEffect[] = []): Step {
  return { state: hold === state.hold ? state : { ...state, hold }, effects: [...effects, ...more] };
}

/** Makes the hold follow the chosen time while the dialog is open, unless the time is booked or may be. */
function wantTimeOf({ hold, progress, isOpen, booked, sent }: DialogState, nowMs: number): HoldStep {
  const mayBeBooked = booked !== null || sent.unsettled !== null;
  const wanted = isOpen && !mayBeBooked ? chosenTime(progress) : null;
  return wantTime(hold, wanted, { mayBeBooked, nowMs });
}
