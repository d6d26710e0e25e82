import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { EMERGENCY_RULES } from './emergency-rules.ts';

/** For each rule a description to which it applies. */
const EXAMPLES: Readonly<Record<(typeof EMERGENCY_RULES)[number]['id'], string>> = {
  'not-breathing': 'He stopped breathing a minute ago',
  unresponsive: 'My father is unconscious and does not respond',
  'named-emergency': 'my husband is having a heart attack',
  collapse: 'my mother collapsed',
  'severe-breathing-difficulty': 'She is gasping and cannot finish a sentence',
  stridor: 'There is a harsh noise when he breathes in, stridor',
  'blue-lips': 'Her lips are blue',
  'shock-signs': 'He is pale, cold and clammy with a weak pulse',
  'heavy-bleeding': 'The cut is bleeding heavily and the bleeding will not stop',
  'unexplained-bleeding': 'Fever since three days and now bleeding from the gums and nose',
  convulsion: 'She had a convulsion this morning',
  'new-confusion': 'My grandmother is confused since today',
  'hard-to-wake': 'He has fever and is very drowsy and hard to wake',
  'pain-immobile': 'I am in agony, I cannot move',
  prostration: 'With this fever she is too weak to stand',
  anaphylaxis: 'After eating groundnut my lips and tongue are swollen and I have hives and wheeze',
  'throat-closing': 'High fever, sore throat and he is drooling and cannot swallow his saliva, 20 years old',
  'severe-pallor-breathless': 'I am very pale and short of breath at rest',
  'severe-dehydration': 'Diarrhoea all day, sunken eyes and no urine since yesterday',
  'low-blood-sugar': 'I am diabetic, my blood sugar is 2.5 and I am sweating and shaking',
  'diabetic-crisis': 'Diabetic, blood sugar very high, vomiting and breathing deep and fast',
  'heat-stroke': 'He worked in the hot sun for hours and collapsed, body very hot and confused',
};

for (const { id, because } of EMERGENCY_RULES) {
  test(`${id}: ${because}`, () => {
    const { urgency, rules } = triage({ text: EXAMPLES[id] });
    expect(rules.map((rule) => rule.id)).toContain(id);
    expect(urgency).toBe('high');
  });
}
