import { describe, expect, test } from 'vitest';
import { CONTINUE, names, opened, play, triage, WRITE } from '#test/booking-dialog.ts';
import { hasAcceptedDanger } from './danger-check.ts';
import type { DialogEvent } from './dialog.ts';
import { STEPS, stepName } from './wizard.ts';

const STROKE = { id: 'stroke' };
const CHANGE: DialogEvent = { type: 'answered', change: (draft) => ({ ...draft, symptoms: 'Cough and fever' }) };
const ACCEPT: DialogEvent = { type: 'warning-accepted' };
const checking = play(opened(), WRITE, CONTINUE).state;
const stepOf = ({ progress }: typeof checking) => progress && stepName(progress.wizard);
const timeOut = ({ danger }: typeof checking): DialogEvent => {
  if (danger.waiting === null) throw new Error('No check is under way.');
  const { run, content } = danger.waiting;
  return { type: 'danger-unanswered', run, content };
};

describe('symptoms', () => {
  test('are checked before the booking goes on', () => {
    expect(play(opened(), WRITE, CONTINUE).effects).toEqual([
      { type: 'look-for-danger', question: { text: 'Cough', forSelf: true }, content: expect.anything(), run: 1 },
    ]);
    expect(stepOf(checking)).toBe('symptoms');
    expect(stepOf(play(checking, triage(checking, [])).state)).toBe('schedule');
  });

  test('of a relative are checked with the age, once it is complete', () => {
    const forPerson = { name: 'Ada Test', age: '4', relation: 'child' as const };
    const { effects } = play(
      opened(),
      WRITE,
      { type: 'answered', change: (draft) => ({ ...draft, forPerson }) },
      CONTINUE,
    );
    expect(effects).toMatchObject([{ question: { text: 'Cough', ageYears: 4 } }]);
  });

  test('that are harmless are not checked again', () => {
    const { effects } = play(checking, triage(checking, []), { type: 'went-back' }, { type: 'went-back' }, CONTINUE);
    expect(names(effects)).not.toContain('look-for-danger');
  });

  test('are not checked twice at once: a second press of Continue does nothing', () => {
    expect(play(checking, CONTINUE)).toMatchObject({ effects: [], state: checking });
  });
});

describe('a warning', () => {
  const warned = play(checking, triage(checking, [STROKE])).state;

  test('that was accepted is carried with the booking for these symptoms, one that was only left is not', () => {
    const carried = ({ danger, progress }: typeof warned) =>
      progress !== null && hasAcceptedDanger(danger, progress.draft);
    expect(carried(play(warned, { type: 'warning-left' }).state)).toBe(false);
    const accepted = play(warned, ACCEPT).state;
    expect(carried(accepted)).toBe(true);
    expect(carried(play(accepted, { type: 'went-to', step: 'symptoms' }, CHANGE).state)).toBe(false);
  });

  test('stops the booking until "Continue anyway"', () => {
    expect(warned.danger.warning).toMatchObject({ signs: [STROKE], isLate: false });
    expect(stepOf(warned)).toBe('symptoms');
    expect(stepOf(play(warned, ACCEPT).state)).toBe('schedule');
  });

  test('is shown again without a new check if it was only left, and not if it was accepted', () => {
    const again = play(warned, { type: 'warning-left' }, CONTINUE);
    expect(again.effects).toEqual([]);
    expect(again.state.danger.warning).toMatchObject({ signs: [STROKE] });
    const accepted = play(warned, ACCEPT, { type: 'went-back' }, { type: 'went-back' }, CONTINUE);
    expect(accepted.state.danger.warning).toBeNull();
    expect(accepted.effects).toEqual([]);
  });

  test('is left by Back of the browser and by going to a step', () => {
    const view = STEPS.indexOf('symptoms');
    expect(play(warned, { type: 'view-asked', view }).state.danger.warning).toBeNull();
    expect(play(warned, { type: 'went-to', step: 'symptoms' }).state.danger.warning).toBeNull();
  });

  test('is not shown for an earlier text', () => {
    const changed = play(checking, { type: 'went-to', step: 'symptoms' }, CHANGE, CONTINUE).state;
    const { state } = play(changed, {
      type: 'danger-answered',
      run: checking.danger.run,
      content: checking.danger.latest,
      signs: [STROKE] as never,
    });
    expect(state.danger.warning).toBeNull();
    expect(stepOf(play(state, triage(state, [])).state)).toBe('schedule');
  });
});

describe('a check without an answer', () => {
  const unchecked = play(checking, timeOut(checking)).state;

  test('is reported once, and stops the booking', () => {
    expect(unchecked.danger.warning).toMatchObject({ signs: null, isLate: false });
    expect(stepOf(play(unchecked, ACCEPT).state)).toBe('schedule');
  });

  test('is retried before the next step, and then stops nothing', () => {
    const again = play(unchecked, ACCEPT, { type: 'went-to', step: 'symptoms' }, CONTINUE);
    expect(names(again.effects)).toEqual(['look-for-danger']);
    const on = play(again.state, timeOut(again.state)).state;
    expect(on.danger.warning).toBeNull();
    expect(stepOf(on)).toBe('schedule');
  });

  test('warns of a danger that is found late, if the booking has not moved on', () => {
    const late = play(unchecked, triage(unchecked, [STROKE])).state;
    expect(late.danger.warning).toMatchObject({ signs: [STROKE], isLate: false });
    expect(stepOf(play(late, ACCEPT).state)).toBe('schedule');
  });

  test('warns of a danger that is found late, and leaves a booking that has moved on at its step', () => {
    const goneOn = play(unchecked, ACCEPT).state;
    const late = play(goneOn, triage(goneOn, [STROKE])).state;
    expect(late.danger.warning).toMatchObject({ signs: [STROKE], isLate: true });
    const accepted = play(late, ACCEPT).state;
    expect(stepOf(accepted)).toBe('schedule');
    expect(accepted.danger.accepted).toHaveLength(1);
  });

  test('a danger that is found late counts as read only after "Continue anyway"', () => {
    const goneOn = play(unchecked, ACCEPT).state;
    const late = play(goneOn, triage(goneOn, [STROKE]), { type: 'warning-left' }).state;
    expect(late.danger.accepted).toEqual([]);
    const again = play(late, { type: 'went-to', step: 'symptoms' }, CONTINUE).state;
    expect(again.danger.warning).toMatchObject({ signs: [STROKE], isLate: false });
  });

  test('that was repeated and has two results warns once', () => {
    const again = play(unchecked, ACCEPT, { type: 'went-to', step: 'symptoms' }, CONTINUE).state;
    const [first, second] = [checking.danger.run, again.danger.run].map((run): DialogEvent => {
      return { type: 'danger-answered', run, content: again.danger.latest, signs: [STROKE] as never };
    });
    if (first === undefined || second === undefined) throw new Error('There were two checks.');
    const { state } = play(play(again, timeOut(again)).state, second, { type: 'warning-left' }, first);
    expect(state.danger.warning).toBeNull();
  });

  test('moves nothing on once the patient has left the step', () => {
    const left = play(checking, { type: 'went-back' }, timeOut(checking)).state;
    expect(left.danger.warning).toBeNull();
    expect(stepOf(left)).toBe('care-type');
    expect(stepOf(play(left, triage(checking, [])).state)).toBe('care-type');
  });
});
