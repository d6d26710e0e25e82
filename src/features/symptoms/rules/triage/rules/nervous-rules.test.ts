import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { NERVOUS_RULES } from './nervous-rules.ts';

/** For each rule a description to which it applies. */
const EXAMPLES: Readonly<Record<(typeof NERVOUS_RULES)[number]['id'], string>> = {
  'stroke-signs': 'His face droops on one side and his right arm is weak since an hour',
  'worst-headache': 'Sudden worst headache of my life',
  'meningitis-signs': 'Fever, headache and stiff neck',
  'headache-danger': 'Headache and then I lost vision in one eye',
  'headache-weak-defences': 'I have HIV, two weeks of headache and now vomiting',
  'giant-cell-arteritis': 'I am 70, headache and my temple is tender and my jaw hurts when I chew',
  'hypertensive-emergency': 'My blood pressure is 210/130 and I have a headache and blurred vision',
  'sight-lost': 'I suddenly cannot see with my left eye',
  'eye-emergency': 'Bleach splashed into my eye',
  'eye-pierced': 'A stick has pierced his eye',
  'tetanus-signs': 'He cannot open his mouth, jaw locked, after stepping on a nail',
  'rabies-signs': 'A dog bit him last month, now he is afraid of water and drooling',
  'legs-weak': 'Both legs are getting weak since two days',
  'cauda-equina': 'Back pain and now numbness between the legs and I cannot pass urine',
  'suicidal-thoughts': 'I want to end my life',
  'acute-psychosis': 'He became violent and hears voices',
  'alcohol-withdrawal':
    'He stopped drinking alcohol two days ago, now he shakes, sweats and sees things, hallucinating',
  'hearing-lost-sudden': 'I woke up and cannot hear with my left ear since yesterday, no wax',
  hallucinations: 'My brother hears voices that nobody else hears',
  'low-mood-weeks': 'I have been feeling depressed for three weeks and cannot sleep',
  'severe-headache': 'Severe headache since today',
  'convulsion-known': 'I have epilepsy and had a seizure this morning as usual',
  'vertigo-new': 'The room is spinning since yesterday',
  'numbness-new': 'I see double since today',
  'red-eye-painful': 'My eye is red and painful and light hurts',
};

for (const { id, because, level } of NERVOUS_RULES) {
  test(`${id}: ${because}`, () => {
    const { urgency, rules } = triage({ text: EXAMPLES[id] });
    expect(rules.map((rule) => rule.id)).toContain(id);
    expect(urgency === 'high' || level === 'medium').toBe(true);
    expect(urgency).not.toBe('low');
  });
}
