import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { PREGNANCY_RULES } from './pregnancy-rules.ts';

/** For each rule a description to which it applies. */
const EXAMPLES: Readonly<Record<(typeof PREGNANCY_RULES)[number]['id'], string>> = {
  'pregnancy-bleeding': 'I am 30 weeks pregnant and bleeding from the vagina',
  'ectopic-signs': 'My period is late, I have lower belly pain and bleeding and I feel faint',
  'pregnancy-faint': 'I am pregnant and I fainted',
  'pregnancy-pain': 'I am pregnant and have severe belly pain',
  'pre-eclampsia-signs': 'I am 34 weeks pregnant with severe headache and blurred vision',
  'fetus-moves-less': 'I am pregnant and the baby is not moving since yesterday',
  labour: 'I am 39 weeks pregnant and my water broke',
  'pregnancy-fever-severe': 'I gave birth five days ago and have high fever and foul discharge',
  'birth-bleeding': 'I gave birth yesterday and bleed heavily, pads soaked',
  'pregnancy-vomiting': 'I am 10 weeks pregnant, vomit everything and I fainted, mouth is dry, dehydrated',
  'pregnancy-injury': 'I am 32 weeks pregnant and had a car accident',
  'pregnancy-pressure': 'I am 24 weeks pregnant, my blood pressure is 144/92, no headache, no swelling',
  'pregnancy-complaint': 'I am pregnant and have a headache',
  'period-late': 'My period is two weeks late',
};

for (const { id, because, level } of PREGNANCY_RULES) {
  test(`${id}: ${because}`, () => {
    const { urgency, rules } = triage({ text: EXAMPLES[id] });
    expect(rules.map((rule) => rule.id)).toContain(id);
    expect(urgency === 'high' || level === 'medium').toBe(true);
    expect(urgency).not.toBe('low');
  });
}
