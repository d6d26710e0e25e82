import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  back,
  goTo,
  next,
  STEPS,
  type StepName,
  show,
  shownSteps,
  startAtSchedule,
  startWizard,
  stepName,
  type Wizard,
} from './wizard.ts';

const all = () => true;
const allBut = (missing: StepName) => (step: StepName) => step !== missing;

describe('opening', () => {
  test('is on Care Type', () => expect(stepName(startWizard(false))).toBe('care-type'));
  test('is on Symptoms when the care type was chosen before', () => expect(startWizard(true).step).toBe(1));
});

describe('going forward', () => {
  test('skips the provider, which was chosen by its card', () => {
    expect(stepName(next(goTo(startWizard(true), 'symptoms'), all))).toBe('schedule');
  });

  test('never skips the care type while it is not chosen', () => {
    const wizard = startWizard(false);
    expect(stepName(next(wizard, all))).toBe('symptoms');
  });

  test('ends on Review', () => {
    const review = goTo(startWizard(true), 'review');
    expect(next(review, all)).toEqual(review);
  });

  test('returns to Review after one answer was changed', () => {
    const changing = goTo(goTo(startWizard(true), 'review'), 'symptoms');
    expect(stepName(next(changing, all))).toBe('review');
  });

  test('stops at Schedule on the way back to Review if the change reset the time', () => {
    const changing = goTo(goTo(startWizard(true), 'review'), 'provider');
    const schedule = next(changing, allBut('schedule'));
    expect(stepName(schedule)).toBe('schedule');
    expect(stepName(next(schedule, all))).toBe('review');
  });

  test('goes step by step again after a plain Back', () => {
    const onProvider = back(back(goTo(startWizard(true), 'review')));
    expect(stepName(onProvider)).toBe('provider');
    expect(stepName(next(onProvider, all))).toBe('schedule');
  });
});

describe('the steps that are counted', () => {
  test('are those that the patient sees', () => {
    expect(shownSteps(startWizard(true))).toEqual(['symptoms', 'schedule', 'review']);
    expect(shownSteps(startWizard(false))).toEqual(['care-type', 'symptoms', 'schedule', 'review']);
    expect(shownSteps(startAtSchedule())).toEqual(['schedule', 'review']);
  });

  test('include one that was passed over, from when it is on screen', () => {
    const onProvider = back(next(startWizard(true), all));
    expect(shownSteps(onProvider)).toEqual(['symptoms', 'provider', 'schedule', 'review']);
    expect(shownSteps(next(onProvider, all))).toEqual(['symptoms', 'provider', 'schedule', 'review']);
  });
});

describe('going back', () => {
  test('shows steps that were skipped', () => {
    expect(stepName(back(goTo(startWizard(true), 'schedule')))).toBe('provider');
    expect(stepName(back(startWizard(true)))).toBe('care-type');
  });

  test('stays on the first step', () => expect(back(startWizard(false)).step).toBe(0));
});

describe('Back and Forward of the browser', () => {
  test('show the step that was on screen', () => {
    expect(stepName(show(goTo(startWizard(true), 'review'), 3, all))).toBe('schedule');
    expect(stepName(show(startWizard(true), 4, all))).toBe('review');
  });

  test('go at most to the first step without an answer', () => {
    expect(stepName(show(startWizard(true), 4, allBut('schedule')))).toBe('schedule');
  });
});

test('rescheduling opens on Schedule, and goes on to Review', () => {
  expect(stepName(startAtSchedule())).toBe('schedule');
  expect(stepName(next(startAtSchedule(), all))).toBe('review');
  expect(stepName(back(startAtSchedule()))).toBe('provider');
});

describe('for any sequence of moves', () => {
  const walk = fc.record({
    careTypeChosen: fc.boolean(),
    moves: fc.array(fc.oneof(fc.constantFrom('next', 'back'), fc.constantFrom(...STEPS)), { maxLength: 20 }),
    answered: fc.subarray([...STEPS]),
  });
  const end = ({ careTypeChosen, moves, answered }: typeof walk extends fc.Arbitrary<infer W> ? W : never): Wizard =>
    moves.reduce<Wizard>((wizard, move) => {
      if (move === 'next') return next(wizard, (step) => answered.includes(step));
      return move === 'back' ? back(wizard) : goTo(wizard, move as StepName);
    }, startWizard(careTypeChosen));

  test('the step exists, and Back goes back exactly one', () => {
    fc.assert(
      fc.property(walk, (how) => {
        const wizard = end(how);
        expect(STEPS[wizard.step]).toBeDefined();
        expect(back(wizard).step).toBe(Math.max(0, wizard.step - 1));
      }),
    );
  });

  test('Continue moves ahead, never over a step without an answer, and reaches Review', () => {
    fc.assert(
      fc.property(walk, (how) => {
        const isAnswered = (step: StepName) => how.answered.includes(step);
        let wizard = end(how);
        for (let presses = 0; stepName(wizard) !== 'review'; presses++) {
          expect(presses).toBeLessThan(STEPS.length);
          const after = next(wizard, isAnswered);
          expect(after.step).toBeGreaterThan(wizard.step);
          expect(STEPS.slice(wizard.step + 1, after.step).every(isAnswered)).toBe(true);
          wizard = after;
        }
      }),
    );
  });
});
