import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { HEART_LUNG_RULES } from './heart-lung-rules.ts';

/** For each rule a description to which it applies. */
const EXAMPLES: Readonly<Record<(typeof HEART_LUNG_RULES)[number]['id'], string>> = {
  'chest-pain-danger': 'Chest pain with sweating and shortness of breath',
  'chest-pain-over-35': 'I am 60 years old and have chest pain at rest since this morning',
  'heart-attack-elsewhere': 'I am 55, pressure between the shoulder blades since an hour and sweating',
  'severe-chest-pain': 'Severe chest pain, 25 years old',
  'heart-tracing-abnormal': 'The ECG shows ST elevation',
  'lung-clot': 'Sudden shortness of breath two weeks after knee surgery',
  'leg-clot': 'My left calf is swollen and painful after a long flight',
  'heart-failure-severe': 'I cannot lie flat because I am breathless, and I cough pink frothy sputum',
  'asthma-severe': 'Asthma attack, wheezing and short of breath, getting worse, inhaler does not help, breathing fast',
  'coughing-much-blood': 'I cough up blood and I am short of breath',
  'breathlessness-worsening': 'My 8 year old is short of breath since yesterday and it is getting worse',
  'collapsed-lung': 'Chest pain and shortness of breath, absent breath sounds on the left',
  'faint-heart': 'I fainted with palpitations',
  'palpitations-danger': 'Racing heart and I nearly fainted, chest pain too',
  'pneumonia-severe': 'I am 70, cough and fever and short of breath',
  'copd-severe': 'COPD, short of breath at rest since last night',
  'chest-pain-medium': 'Chest pain since yesterday',
  breathlessness: 'I am short of breath when I climb stairs',
  wheeze: 'I have been wheezing since yesterday',
  'cough-blood': 'There was blood in my sputum once',
  'cough-two-weeks': 'I have been coughing for three weeks',
  'tuberculosis-signs': 'Cough and night sweats',
  palpitations: 'My heart beats irregularly sometimes',
  fainting: 'I fainted yesterday after standing long',
  'leg-swelling-one': 'My left leg is swollen',
  'calf-pain': 'My left calf aches since a long journey by bus, it is not swollen',
  'leg-swelling-both': 'Both legs are swollen',
  'copd-worse': 'I have COPD and my cough is more than usual',
};

for (const { id, because, level } of HEART_LUNG_RULES) {
  test(`${id}: ${because}`, () => {
    const { urgency, rules } = triage({ text: EXAMPLES[id] });
    expect(rules.map((rule) => rule.id)).toContain(id);
    expect(urgency === 'high' || level === 'medium').toBe(true);
    expect(urgency).not.toBe('low');
  });
}
