import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { GENERAL_RULES } from './general-rules.ts';

/** For each rule a description to which it applies. */
const EXAMPLES: Readonly<Record<(typeof GENERAL_RULES)[number]['id'], string>> = {
  'severe-complaint': 'Severe back pain',
  'weakness-acute': 'I am 70 and feel weak',
  paleness: 'People say I look pale',
  'swelling-general': 'Swelling and foamy urine',
  'tiredness-lasting': 'Tired for two months',
  'hiccups-lasting': 'I have had hiccups for three days',
  'bleeding-lasting': 'A little blood on the tissue for three weeks',
  'medicine-stopped': 'I am hypertensive and stopped taking my bp drugs',
  'toothache-swelling': 'Toothache',
};

for (const { id, because, level } of GENERAL_RULES) {
  test(`${id}: ${because}`, () => {
    const { urgency, rules } = triage({ text: EXAMPLES[id] });
    expect(rules.map((rule) => rule.id)).toContain(id);
    expect(urgency === 'high' || level === 'medium').toBe(true);
    expect(urgency).not.toBe('low');
  });
}
