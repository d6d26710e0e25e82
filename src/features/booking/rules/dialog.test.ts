import { describe, expect, test } from 'vitest';
import {
  appointmentOf,
  atReview,
  CHOOSE,
  CONTINUE,
  NOW,
  names,
  OTHER_SLOT,
  opened,
  PATIENT,
  PROVIDER,
  play,
  SLOT,
  STRANGER,
  triage,
  WRITE,
} from '#test/booking-dialog.ts';
import { SIGN_IN_VIEW, screenOf, viewOf } from './dialog-state.ts';
import { KEPT_MS, type KeptBooking, takeUp } from './kept-booking.ts';
import { STEPS, stepName } from './wizard.ts';

const stepOf = (state: ReturnType<typeof opened>) => state.progress && stepName(state.progress.wizard);
const read = { hasFailed: false, status: undefined, isLicenceEnded: false };

describe('the screen', () => {
  test('shows a spinner until the provider is read, and uses the latest version until the patient begins', () => {
    const waiting = { ...opened(), progress: null };
    expect(screenOf(waiting, read)).toBe('loading');
    const { state } = play(waiting, { type: 'provider-read', provider: PROVIDER });
    expect(screenOf(state, read)).toBe('step');
    const newer = { ...PROVIDER, name: 'Dr. Renamed' };
    expect(play(state, { type: 'provider-read', provider: newer }).state.progress?.draft.provider).toBe(newer);
  });

  test('a provider that is read again changes nothing that the patient has begun', () => {
    const { state } = play(opened(), WRITE);
    expect(play(state, { type: 'provider-read', provider: { ...PROVIDER, name: 'New' } }).state).toBe(state);
  });

  test.each([
    [404, 'provider-missing'],
    [400, 'provider-missing'],
    [500, 'provider-failed'],
    [undefined, 'provider-failed'],
  ])('a provider that cannot be read with status %s: %s', (status, screen) => {
    expect(screenOf({ ...opened(), progress: null }, { ...read, hasFailed: true, status })).toBe(screen);
  });

  test('a listing and an ended licence take no bookings', () => {
    expect(screenOf(opened({ provider: { ...PROVIDER, bookable: false } }), read)).toBe('call-to-book');
    expect(screenOf(opened(), { ...read, isLicenceEnded: true })).toBe('licence-ended');
  });

  test('a practice that a patient must call says so before the first step', () => {
    expect(screenOf(opened(), { ...read, mustCall: true })).toBe('call-to-book');
  });
});

describe('a step', () => {
  test('that is unanswered shows a problem on Continue, which the next answer clears', () => {
    const missing = play(opened(), CONTINUE).state;
    expect(stepOf(missing)).toBe('symptoms');
    expect(missing.progress?.problem?.message).toBe('Please describe your symptoms');
    expect(play(missing, WRITE).state.progress?.problem).toBeNull();
  });

  test('goes on to the next, back, and straight to one that is to be changed', () => {
    const review = atReview();
    expect(stepOf(review)).toBe('review');
    expect(stepOf(play(review, { type: 'went-back' }).state)).toBe('schedule');
    const changing = play(review, { type: 'went-to', step: 'symptoms' }).state;
    expect(stepOf(changing)).toBe('symptoms');
    expect(stepOf(play(changing, CONTINUE).state)).toBe('review');
  });

  test("is shown by the browser's Back and Forward, with its answers, but none beyond a missing answer", () => {
    const review = atReview();
    const back = play(review, { type: 'view-asked', view: STEPS.indexOf('symptoms') }).state;
    expect(stepOf(back)).toBe('symptoms');
    expect(back.progress?.draft).toBe(review.progress?.draft);
    expect(stepOf(play(back, { type: 'view-asked', view: STEPS.indexOf('review') }).state)).toBe('review');
    expect(stepOf(play(opened(), { type: 'view-asked', view: STEPS.indexOf('review') }).state)).toBe('symptoms');
  });

  test('takes another time instead of a lost one, and goes on', () => {
    const lost = play(
      atReview(),
      CONTINUE,
      { type: 'key-made', key: 'k' },
      {
        type: 'send-failed',
        failure: { status: 409, code: 'slot_taken', message: 'Taken', alternatives: [OTHER_SLOT] },
      },
    ).state;
    expect(stepOf(lost)).toBe('schedule');
    expect(lost.progress).toMatchObject({ problem: { alternatives: [OTHER_SLOT] }, draft: { slot: null } });
    const { state } = play(lost, { type: 'other-time-taken', time: OTHER_SLOT });
    expect(stepOf(state)).toBe('review');
    expect(state.progress?.draft.slot).toBe(OTHER_SLOT);
  });
});

describe('the tab', () => {
  const keptIn = (all: ReturnType<typeof play>['all']) =>
    all.flatMap((effect) => (effect.type === 'keep' ? [JSON.parse(effect.text) as KeptBooking] : []));

  test('stores nothing before the first change by the patient, and then every change', () => {
    expect(keptIn(play(opened(), { type: 'provider-read', provider: PROVIDER }).all)).toEqual([]);
    const [kept] = keptIn(play(opened(), WRITE).all);
    expect(kept).toMatchObject({ userId: PATIENT, keptAtMs: NOW, draft: { symptoms: 'Cough' } });
  });

  test('restores the step, the answers, the hold and the keys after a reload', () => {
    const review = atReview();
    const text = play(review, WRITE).all.find(({ type }) => type === 'keep') as { readonly text: string };
    const opening = `${PROVIDER.id} routine   `;
    const kept = takeUp(text.text, { opening, userId: PATIENT, nowMs: NOW + KEPT_MS - 1 });
    const reloaded = opened({ kept });
    expect(reloaded.progress?.wizard).toEqual(review.progress?.wizard);
    expect(reloaded.progress?.draft).toEqual(review.progress?.draft);
    expect(reloaded.hold.held).toEqual(review.hold.held);
  });

  test('forgets the booking when the dialog is closed, and keeps it when the page is left', () => {
    const { effects, state, all } = play(atReview(), { type: 'closed' });
    expect(names(effects)).toEqual(['forget', 'close', 'tell-tabs', 'release-time']);
    expect(names(all)).not.toContain('keep');
    expect(names(play(state, WRITE).all)).not.toContain('keep');
    expect(names(play(atReview(), { type: 'left' }).all)).not.toContain('forget');
  });
});

describe('signing in', () => {
  const atSignIn = play(atReview({ userId: null }), CONTINUE).state;

  test('is required only at the end, and returns to the review if it is cancelled', () => {
    expect(screenOf(atSignIn, read)).toBe('sign-in');
    expect(viewOf(atSignIn)).toBe(SIGN_IN_VIEW);
    const { state } = play(atSignIn, { type: 'sign-in-cancelled' });
    expect(screenOf(state, read)).toBe('step');
    expect(stepOf(state)).toBe('review');
  });

  test('checks for danger once more, with the age of the patient, and then books by itself', () => {
    const signedIn = play(atSignIn, { type: 'signed-in', userId: PATIENT });
    expect(names(signedIn.effects)).toEqual(['look-for-danger']);
    expect(names(play(signedIn.state, triage(signedIn.state, [])).effects)).toContain('make-key');
  });

  test('that finds a danger warns before anything is sent', () => {
    const { state } = play(atSignIn, { type: 'signed-in', userId: PATIENT });
    const warned = play(state, triage(state, [{ id: 'stroke' }]));
    expect(screenOf(warned.state, read)).toBe('warning');
    expect(names(warned.effects)).toEqual([]);
    expect(names(play(warned.state, { type: 'warning-accepted' }).effects)).toContain('make-key');
  });

  test.each([
    ['the sign-in was cancelled', { type: 'sign-in-cancelled' }],
    ['Back was pressed', { type: 'view-asked', view: STEPS.indexOf('review') }],
    ['the dialog was closed', { type: 'closed' }],
    ['the page was left', { type: 'left' }],
  ] as const)('that ends after %s sends nothing', (_, event) => {
    const { effects } = play(atSignIn, event, { type: 'signed-in', userId: PATIENT });
    expect(names(effects)).toEqual([]);
  });

  test.each([
    { type: 'closed' },
    { type: 'left' },
    { type: 'went-back' },
    { type: 'view-asked', view: STEPS.indexOf('schedule') },
  ] as const)('a booking left ($type) while its symptoms are checked is never sent', (event) => {
    const { state } = play(atSignIn, { type: 'signed-in', userId: PATIENT });
    const { all } = play(state, event, triage(state, []));
    expect(names(all)).not.toContain('make-key');
    expect(names(all)).not.toContain('send-booking');
  });

  test('as another account than the owner sends nothing, and closes the booking', () => {
    const mine = atReview();
    const endedHere = play(mine, { type: 'session-ended' }, { type: 'user-changed', userId: null }, CONTINUE).state;
    expect(screenOf(endedHere, read)).toBe('sign-in');
    const { state } = play(endedHere, { type: 'signed-in', userId: STRANGER });
    expect(names(play(state, triage(state, [])).effects)).toEqual([]);
    const closed = play(endedHere, { type: 'user-changed', userId: STRANGER });
    expect(names(closed.effects)).toContain('close');
    expect(closed.effects).toContainEqual({ type: 'toast', which: 'closed' });
  });

  test('again by its owner, after the session ran out, books', () => {
    const { state } = play(atReview(), { type: 'session-ended' }, { type: 'user-changed', userId: null }, CONTINUE, {
      type: 'signed-in',
      userId: PATIENT,
    });
    expect(names(play(state, triage(state, [])).effects)).toContain('make-key');
  });
});

describe('whose booking it is', () => {
  test('the first account that signs in owns a booking begun signed out', () => {
    const { state, effects } = play(atReview({ userId: null }), { type: 'user-changed', userId: PATIENT });
    expect(state.owner).toBe(PATIENT);
    expect(names(effects)).not.toContain('close');
  });

  test('a sign-out in another tab closes it', () => {
    expect(names(play(atReview(), { type: 'user-changed', userId: null }).effects)).toContain('close');
  });

  test('an expired session leaves it open, until another tab reports a sign-out', () => {
    const ranOut = play(atReview(), { type: 'session-ended' }, { type: 'user-changed', userId: null });
    expect(names(ranOut.effects)).not.toContain('close');
    const said = (userId: number | null) =>
      names(play(ranOut.state, { type: 'signed-out-elsewhere', userId }).effects).includes('close');
    expect(said(null)).toBe(true);
    expect(said(PATIENT)).toBe(false);
  });

  test('while it is not known who is signed in, nothing is closed', () => {
    expect(names(play(atReview(), { type: 'user-changed', userId: undefined }).effects)).not.toContain('close');
  });
});

describe('a rescheduled visit', () => {
  const moving = {
    ...appointmentOf({ id: 3 }),
    visitType: 'telehealth',
    careType: 'routine',
    reason: 'Cough',
  } as const;
  const rescheduled = { ...moving, forPerson: null } as ReturnType<typeof appointmentOf>;

  test('begins at the schedule, and the request names it', () => {
    const checking = play(opened({ rescheduled }), CHOOSE, CONTINUE).state;
    expect(stepOf(checking)).toBe('schedule');
    const { state } = play(checking, triage(checking, []), CONTINUE, { type: 'key-made', key: 'k' });
    expect(state.sending).toMatchObject({ attempt: { body: { rescheduleOf: 3, date: SLOT.dateTime } } });
  });

  test('becomes a new booking if that visit was cancelled', () => {
    const { state } = play(opened({ rescheduled }), { type: 'new-visit-chosen' });
    expect(state.opening.rescheduled).toBeUndefined();
    const checking = play(state, CHOOSE, CONTINUE).state;
    const sent = play(checking, triage(checking, []), CONTINUE, { type: 'key-made', key: 'k' }).state;
    expect(sent.sending).not.toHaveProperty('attempt.body.rescheduleOf');
  });
});
