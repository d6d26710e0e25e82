import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { BELLY_RULES } from './belly-rules.ts';

/** For each rule a description to which it applies. */
const EXAMPLES: Readonly<Record<(typeof BELLY_RULES)[number]['id'], string>> = {
  'vomiting-blood': 'I vomited blood',
  'black-stool': 'My stool is black and tarry',
  'black-stool-iron': 'My stool is black since I started iron tablets, I feel fine',
  'heavy-rectal-bleeding': 'A lot of blood in my stool and I nearly fainted',
  'belly-rigid': 'My belly is hard like a board and too painful to touch',
  'severe-belly-pain': 'I am 65 with severe belly pain since an hour',
  'appendicitis-signs': 'Pain in the lower right side of my belly with fever and vomiting',
  'bowel-blocked': 'Swollen belly, vomiting and I have not passed stool or gas for two days',
  'pancreatitis-signs': 'Severe upper belly pain going through to the back with vomiting after much alcohol',
  'gallbladder-inflamed': 'Pain under the right ribs with fever and yellow eyes',
  'kidney-stone-severe': 'Severe pain in my flank that goes to the groin and I cannot lie still',
  'kidney-infection-severe': 'Fever, flank pain and I am pregnant',
  'urine-sepsis': 'I am 72 with burning urine and shaking chills',
  'liver-failure': 'Yellow eyes since a week and now she is confused',
  'vomits-everything': 'I vomit everything I eat and drink',
  dehydration: 'My mouth is dry, eyes sunken after diarrhoea',
  'diarrhoea-danger': 'Bloody diarrhoea since yesterday',
  'blood-in-stool': 'I saw blood in my stool',
  'belly-pain-medium': 'Belly pain and fever',
  'ulcer-signs': 'Burning pain in the upper belly at night that food relieves',
  jaundice: 'My eyes are yellow',
  'testis-pain-sudden': 'Sudden severe pain in my left testicle',
  priapism: 'My erection has not gone for five hours and it is painful',
  'urine-blocked': 'I cannot pass urine since this morning',
  'testis-pain': 'My testicle aches a little since a week',
  'urine-infection': 'It burns when I pass urine',
  'kidney-infection': 'Fever and pain in my flank',
  'genital-infection': 'Discharge from my penis',
  'pelvic-infection-severe': 'High fever, severe lower belly pain and foul vaginal discharge',
  'vaginal-bleeding': 'I bleed between my periods from the vagina',
  'breast-change': 'I found a lump in my breast',
  'bowel-change-lasting': 'I have lost weight without trying',
};

for (const { id, because, level } of BELLY_RULES) {
  test(`${id}: ${because}`, () => {
    const { urgency, rules } = triage({ text: EXAMPLES[id] });
    expect(rules.map((rule) => rule.id)).toContain(id);
    expect(urgency === 'high' || level === 'medium').toBe(true);
    expect(urgency).not.toBe('low');
  });
}
