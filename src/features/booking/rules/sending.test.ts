import { describe, expect, test } from 'vitest';
import {
  appointmentOf,
  atReview,
  CONTINUE,
  NOW,
  names,
  OTHER_SLOT,
  PATIENT,
  type Played,
  PROVIDER,
  play,
  SLOT,
  STRANGER,
} from '#test/booking-dialog.ts';
import type { DialogEvent } from './dialog.ts';
import { type DialogState, openDialog, openingName, textToKeep } from './dialog-state.ts';
import { takeUp } from './kept-booking.ts';
import { stepName } from './wizard.ts';

const KEY: DialogEvent = { type: 'key-made', key: 'first' };
const APPOINTMENT = appointmentOf({});
const BOOKED: DialogEvent = { type: 'booked', appointment: APPOINTMENT };
const fails = (status?: number, code?: string): DialogEvent => ({
  type: 'send-failed',
  failure: { ...(status && { status }), ...(code && { code, message: `Refused: ${code}` }) },
});
const CHANGE: DialogEvent = { type: 'answered', change: (draft) => ({ ...draft, insurancePlanId: null }) };
const sent = play(atReview(), CONTINUE, KEY);
const lost = play(sent.state, fails()).state;
const keyOf = ({ effects }: Played) =>
  effects.flatMap((effect) => (effect.type === 'send-booking' ? [effect.attempt.idempotencyKey] : []));
const stepOf = ({ progress }: DialogState) => progress && stepName(progress.wizard);

describe('Confirm', () => {
  test('sends the answers with a key, once it is kept in the tab', () => {
    expect(sent.effects).toMatchObject([
      {
        type: 'send-booking',
        whose: PATIENT,
        attempt: { idempotencyKey: 'first', body: { providerId: PROVIDER.id, date: SLOT.dateTime, reason: 'Cough' } },
      },
      { type: 'tell-tabs' },
    ]);
    const last = names(sent.all).lastIndexOf('send-booking');
    expect(names(sent.all).lastIndexOf('keep')).toBeLessThan(last);
    expect(sent.state.sent.unsettled?.idempotencyKey).toBe('first');
  });

  test('pressed twice sends once', () => {
    expect(play(sent.state, CONTINUE).effects).toEqual([]);
    const preparing = play(atReview(), CONTINUE).state;
    expect(play(preparing, CONTINUE).effects).toEqual([]);
  });

  test('takes the failure of an earlier attempt off the screen', () => {
    expect(names(play(lost, CONTINUE).effects)).toContain('dismiss-failure-toast');
    expect(play(lost, CONTINUE).state.progress?.problem).toBeNull();
  });

  test('sends the rule for cancelling late that is on the screen', () => {
    const fee = { kobo: 500_000, percent: null, note: null };
    const { state } = play(atReview(), { type: 'fee-shown', fee }, CONTINUE, KEY);
    expect(state.sent.unsettled?.body.toldCancellation).toEqual(fee);
  });

  test('neither the step nor the answers are left while the booking is on its way', () => {
    expect(play(sent.state, { type: 'went-back' }, { type: 'went-to', step: 'symptoms' }).state).toBe(sent.state);
    expect(names(play(sent.state, { type: 'view-asked', view: 0 }).effects)).toContain('close');
  });
});

describe('what is booked', () => {
  test('shows, and refreshes what shows visits and free times', () => {
    const { state, effects } = play(sent.state, BOOKED);
    expect(state.booked).toEqual({ appointment: APPOINTMENT, isEarlierAttempt: false });
    expect(effects).toEqual([{ type: 'refresh', what: 'account-and-providers' }, { type: 'drop-carried' }]);
  });

  test('shows again after a reload, until the page or the dialog is left', () => {
    const { state } = play(sent.state, BOOKED);
    const text = textToKeep(state, NOW);
    const kept = takeUp(text, { opening: openingName(state.opening, undefined), userId: PATIENT, nowMs: NOW });
    expect(openDialog({ ...state, provider: undefined, kept }).booked).toEqual(state.booked);
    expect(names(play(state, { type: 'left' }).effects)).toContain('forget');
    expect(names(play(state, { type: 'closed' }).effects)).toContain('forget');
  });

  test('is shown in a toast after the dialog was closed', () => {
    const { effects } = play(sent.state, { type: 'closed' }, { type: 'left' }, BOOKED);
    expect(effects).toContainEqual({ type: 'toast', which: 'booked' });
  });

  test("is left by the browser's Back", () => {
    expect(names(play(sent.state, BOOKED, { type: 'view-asked', view: 4 }).effects)).toContain('close');
  });
});

describe('a lost answer', () => {
  test('leaves the attempt open, says so and keeps the answers', () => {
    expect(lost.sent.unsettled).toEqual(sent.state.sent.unsettled);
    expect(lost.progress?.problem?.message).toMatch(/^We couldn't reach the server\. Nothing is lost\./);
    expect(lost.sending).toBeNull();
  });

  test('then the same again goes with the same key', () => {
    expect(keyOf(play(lost, CONTINUE))).toEqual(['first']);
  });

  test('then another booking is sent only after the own visits were read', () => {
    const { state, effects } = play(lost, CHANGE, CONTINUE);
    expect(names(effects)).toEqual(['dismiss-failure-toast', 'read-visits']);
    const none = play(state, { type: 'visits-read', appointments: [] });
    expect(names(none.effects)).toContain('make-key');
    expect(keyOf(play(none.state, { type: 'key-made', key: 'second' }))).toEqual(['second']);
  });

  test('then another booking, where the first one went through, is not sent: the first one shows', () => {
    const { state } = play(lost, CHANGE, CONTINUE);
    const appointments = [appointmentOf({ id: 9, date: OTHER_SLOT.dateTime }), APPOINTMENT];
    const settled = play(state, { type: 'visits-read', appointments });
    expect(settled.state.booked).toEqual({ appointment: APPOINTMENT, isEarlierAttempt: true });
    expect(names(settled.effects)).not.toContain('make-key');
  });

  test.each([
    ['cancelled', appointmentOf({ status: 'cancelled' })],
    ['with another provider', appointmentOf({ providerId: 99 })],
    ['at another time', appointmentOf({ date: OTHER_SLOT.dateTime })],
  ])('a visit %s is not the one that the first attempt tried to book', (_, appointment) => {
    const { state } = play(lost, CHANGE, CONTINUE);
    expect(play(state, { type: 'visits-read', appointments: [appointment] }).state.booked).toBeNull();
  });

  test('stays open when the own visits cannot be read either', () => {
    const { state } = play(lost, CHANGE, CONTINUE, fails());
    expect(state.sent.unsettled?.idempotencyKey).toBe('first');
    expect(names(play(state, CONTINUE).effects)).toContain('read-visits');
  });

  test('after the dialog was closed is kept, so that the next opening knows of it', () => {
    const { all, effects } = play(sent.state, { type: 'closed' }, { type: 'left' }, fails());
    expect(names(all).at(0)).toBe('forget');
    expect(names(all)).toContain('keep');
    expect(effects).toContainEqual({ type: 'toast', which: 'not-booked' });
  });
});

describe('a refusal', () => {
  test('that the session ended asks to sign in, without a toast, and books nothing', () => {
    const { state, effects } = play(sent.state, fails(401, 'signed_out'));
    expect(state.isSigningIn).toBe(true);
    expect(names(effects)).not.toContain('toast');
    expect(state.sent.unsettled).toBeNull();
  });

  test('of the time goes back to the schedule, says why and holds nothing', () => {
    const { state, effects } = play(sent.state, fails(409, 'slot_taken'));
    expect(stepOf(state)).toBe('schedule');
    expect(state.progress).toMatchObject({ problem: { message: 'Refused: slot_taken' }, draft: { slot: null } });
    expect(effects).toContainEqual({ type: 'toast', which: 'not-booked' });
    expect(effects).toContainEqual({ type: 'refresh', what: 'providers' });
  });

  test.each([
    ['fee_changed', 'providers'],
    ['not_cancellable', 'visits'],
  ])('%s is said at the review, and reads the %s again', (code, what) => {
    const { state, effects } = play(sent.state, fails(409, code));
    expect(stepOf(state)).toBe('review');
    expect(state.progress?.problem?.message).toBe(`Refused: ${code}`);
    expect(effects).toContainEqual({ type: 'refresh', what });
  });

  test('of a server in trouble leaves it open whether the visit is booked', () => {
    expect(play(sent.state, fails(503)).state.sent.unsettled?.idempotencyKey).toBe('first');
    expect(play(sent.state, fails(503)).state.progress?.problem?.message).toMatch(/^Something went wrong/);
  });

  test('gives the time back to the hold', () => {
    const { effects } = play(sent.state, fails(422, 'not_offered'));
    expect(effects).toContainEqual({ type: 'hold-time', providerId: PROVIDER.id, date: SLOT.dateTime });
  });
});

test('a booking goes out in the name of who confirmed it', () => {
  const { state } = play(atReview(), CONTINUE);
  const other = play(state, { type: 'user-changed', userId: STRANGER }, KEY);
  expect(other.effects).toContainEqual(expect.objectContaining({ type: 'send-booking', whose: PATIENT }));
});
