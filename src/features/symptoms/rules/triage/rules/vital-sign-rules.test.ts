import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { VITAL_SIGN_RULES } from './vital-sign-rules.ts';

/** For each rule a description to which it applies. */
const EXAMPLES: Readonly<Record<(typeof VITAL_SIGN_RULES)[number]['id'], string>> = {
  'news2-emergency': 'Cough, RR 26, SpO2 93%, pulse 125, temperature 39.4 C',
  'oxygen-low': 'Cough, SpO2 88%',
  'blood-pressure-low': 'Diarrhoea, BP 84/50',
  'shock-index': 'Light-headed since the morning, pulse 112, BP 104/70',
  'pulse-extreme': 'Palpitations, pulse 165',
  'temperature-extreme': 'Temperature 41.3 C',
  'sepsis-quick-score': 'Cough, RR 24, BP 96/60',
  'breaths-extreme': 'Cough, respiratory rate 34',
  'child-vital-signs-high': 'My 3 year old has a cough, pulse 175, breathing rate 52',
  'news2-urgent': 'Cough, RR 25',
  'vital-signs-high-risk': 'Headache, temperature 39.3 C',
  'blood-pressure-high': 'My blood pressure is 190/100',
  'blood-pressure-raised': 'The machine at the chemist said 168/102, I feel fine',
  'sugar-high': 'Always thirsty and passing a lot of urine',
};

for (const { id, because, level } of VITAL_SIGN_RULES) {
  test(`${id}: ${because}`, () => {
    const { urgency, rules } = triage({ text: EXAMPLES[id] });
    expect(rules.map((rule) => rule.id)).toContain(id);
    expect(urgency === 'high' || level === 'medium').toBe(true);
    expect(urgency).not.toBe('low');
  });
}
