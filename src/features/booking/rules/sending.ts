import type { Appointment } from '#features/appointments/contract.ts';
import { text } from '#platform/common/text.ts';
import { afterRefusal } from './after-refusal.ts';
import type { Problem } from './begin-booking.ts';
import { type Booked, bodyId, toSettleFirst, unsettledAfter } from './booking-attempt.ts';
import { type BookingBody, bodyOf } from './booking-body.ts';
import { hasAcceptedDanger } from './danger-check.ts';
import { type DialogEffect, type DialogState, type Failure, type Step, saying, update } from './dialog-state.ts';
import { goTo, STEPS } from './wizard.ts';

const UNREACHABLE = text(
  "We couldn't reach the server. Nothing is lost. Check your connection and confirm again: you won't be booked twice.",
);
const FAILED = text('Something went wrong on our side. Please try again.');

/**
 * Sends the booking, one at a time. The same booking sent again, after a double click, a lost answer or a reload, has
 * the same key and can't be booked twice; any change makes it another booking. While the outcome of an earlier attempt
 * is unknown, the patient's appointments are read first, and the new booking is sent only if the earlier one wasn't
 * booked: a patient who changes a booking after a lost answer must end up neither with two appointments nor with the
 * time that they gave up.
 */
export function sendBooking(state: DialogState): Step {
  const { progress, opening, shownFee, userId, sent, danger } = state;
  const isAccepted = progress !== null && hasAcceptedDanger(danger, progress.draft);
  const body = progress && bodyOf(progress.draft, opening.rescheduled?.id, shownFee, isAccepted);
  if (!body) return { state, effects: [] };
  const cleared = update(state, () => ({}));
  // A second click can come before the screen shows that the first one counted.
  if (state.sending !== null) return { state: cleared, effects: [] };
  // The toast of an earlier failure must not cover the outcome of this attempt.
  const effects: DialogEffect[] = [{ type: 'dismiss-failure-toast' }];
  const whose = userId ?? undefined;
  const first = toSettleFirst(sent.unsettled, body);
  if (first === undefined) return post(cleared, body, whose, effects);
  const sending = { stage: 'preparing', body, whose } as const;
  return { state: { ...cleared, sending }, effects: [...effects, { type: 'read-visits' }] };
}

/**
 * Handles the patient's appointments after a lost answer. If the appointment of the earlier attempt is among them, that
 * is the booking; if not, the new booking is sent.
 */
export function settleEarlier(state: DialogState, appointments: readonly Appointment[]): Step {
  const { sending, sent } = state;
  if (sending?.stage !== 'preparing' || sent.unsettled === null) return { state, effects: [] };
  const { providerId, date } = sent.unsettled.body;
  const appointment = appointments.find(
    (booked) =>
      booked.status === 'scheduled' && booked.providerId === providerId && Date.parse(booked.date) === Date.parse(date),
  );
  const settled = { ...state, sent: { ...sent, unsettled: null } };
  if (appointment !== undefined) return finish(settled, { appointment, isEarlierAttempt: true });
  return post(settled, sending.body, sending.whose, []);
}

/** Sends the booking with a new key. */
export function keyMade(state: DialogState, key: string): Step {
  const { sending } = state;
  if (sending?.stage !== 'preparing') return { state, effects: [] };
  return postWith(state, sending.body, sending.whose, key);
}

/** Handles the appointment that the server booked. */
export function bookingAnswered(state: DialogState, appointment: Appointment): Step {
  return finish({ ...state, sent: { ...state.sent, unsettled: null } }, { appointment, isEarlierAttempt: false });
}

/** Handles a failure of sending, or of reading the patient's appointments before it. */
export function sendingFailed(state: DialogState, failure: Failure): Step {
  const { sending, sent, isOpen, opening } = state;
  if (sending === null) return { state, effects: [] };
  const { status, code } = failure;
  const unsettled =
    sending.stage === 'posting' ? unsettledAfter(sending.before, sending.attempt, status) : sent.unsettled;
  const settled: DialogState = { ...state, sending: null, sent: { ...sent, unsettled } };
  const ask = afterRefusal(status, code);
  const effects: DialogEffect[] = [];
  // The practice may have closed the day meanwhile.
  if (code === 'fee_changed' || ask === 'other-time') effects.push({ type: 'refresh', what: 'providers' });
  // The chosen service or person has gone.
  const isChoiceGone =
    code === 'not_found' && ['serviceId', 'personId'].some((field) => failure.fields?.includes(field));
  if (isChoiceGone) effects.push({ type: 'refresh', what: 'providers' });
  // The appointment to be moved has changed.
  if (code === 'not_cancellable') effects.push({ type: 'refresh', what: 'visits' });
  if (ask !== 'sign-in' || !isOpen) {
    effects.push({ type: 'toast', which: opening.rescheduled === undefined ? 'not-booked' : 'not-rescheduled' });
  }
  if (ask === 'sign-in') return { state: { ...settled, isSigningIn: true }, effects };
  const problem = problemOf(failure);
  if (isChoiceGone) return { state: loseTime(withoutChosen(settled), problem), effects };
  return { state: ask === 'read' ? saying(settled, problem) : loseTime(settled, problem), effects };
}

/** Leaves out the chosen service and person, of which one is no longer offered. */
function withoutChosen(state: DialogState): DialogState {
  return update(state, ({ draft }) => ({ draft: { ...draft, service: null, person: null } }));
}

/** Goes back to the schedule, without a time, because the chosen one is lost. */
export function loseTime(state: DialogState, problem: Problem): DialogState {
  return update(state, ({ wizard, draft }) => ({
    wizard: STEPS.indexOf('schedule') < wizard.step ? goTo(wizard, 'schedule') : wizard,
    draft: { ...draft, slot: null },
    problem,
  }));
}

/** Returns the message for a failure: the server's, or ours if it sent none or wasn't reached. */
function problemOf({ status, message, alternatives, phone }: Failure): Problem {
  const said = status === undefined ? UNREACHABLE : (message ?? FAILED);
  return { message: said, ...(alternatives && { alternatives }), ...(phone !== undefined && { phone }) };
}

function post(
  state: DialogState,
  body: BookingBody,
  whose: number | undefined,
  effects: readonly DialogEffect[],
): Step {
  const key = state.sent.keys[bodyId(body)];
  if (key === undefined) {
    const sending = { stage: 'preparing', body, whose } as const;
    return { state: { ...state, sending }, effects: [...effects, { type: 'make-key' }] };
  }
  const step = postWith(state, body, whose, key);
  return { state: step.state, effects: [...effects, ...step.effects] };
}

function postWith(state: DialogState, body: BookingBody, whose: number | undefined, key: string): Step {
  const { keys, unsettled } = state.sent;
  const attempt = { body, idempotencyKey: key };
  const sent = { keys: { ...keys, [bodyId(body)]: key }, unsettled: attempt };
  const sending = { stage: 'posting', attempt, before: unsettled } as const;
  return { state: { ...state, sent, sending }, effects: [{ type: 'send-booking', attempt, whose }] };
}

function finish(state: DialogState, booked: Booked): Step {
  const effects: DialogEffect[] = [{ type: 'refresh', what: 'account-and-providers' }, { type: 'drop-carried' }];
  if (!state.isOpen) effects.push({ type: 'forget' }, { type: 'toast', which: 'booked' });
  return { state: { ...state, booked, sending: null }, effects };
}
