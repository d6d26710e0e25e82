import { expect, test } from 'vitest';
import { likelihoodText, shownReasons } from './shown-result.ts';
import { triage } from './triage/triage.ts';

function shown(text: string) {
  const { urgency, redFlags, rules } = triage({ text });
  return { redFlags, rules, reasons: shownReasons({ predictedUrgency: urgency, result: { redFlags, rules } }) };
}

test('in an emergency the reasons are those of its danger signs, every one, and not what a clinician could see to', () => {
  const { redFlags, reasons } = shown('I am 60, my chest is tight, cold sweat, it goes to my jaw');
  expect(redFlags.length).toBeGreaterThan(1);
  expect(reasons.map(({ id }) => id)).toEqual(expect.arrayContaining(redFlags.map(({ id }) => id)));
  expect(reasons.map(({ id }) => id)).not.toContain('chest-pain-medium');
  expect(shown('severe allergic reaction').reasons).toHaveLength(1);
});

test('otherwise every reason is shown', () => {
  const { reasons, rules } = shown('I have fever');
  expect(reasons).toEqual(rules);
});

test('nothing is called certain', () => {
  expect([1, 0.5, 0.49, 0.2, 0.002].map(likelihoodText)).toEqual([
    'Likely',
    'Likely',
    'Possible',
    'Possible',
    'Less likely',
  ]);
});
