import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { INFECTION_RULES } from './infection-rules.ts';

/** For each rule a description to which it applies. */
const EXAMPLES: Readonly<Record<(typeof INFECTION_RULES)[number]['id'], string>> = {
  'severe-malaria': 'Fever and yellow eyes and very dark urine, too weak to stand',
  'traveller-fever': 'Fever and chills after a trip to Ghana',
  'lassa-suspected': 'Fever and sore throat after contact with somebody who had Lassa fever',
  'cholera-suspected': 'Watery stool like rice water since morning',
  'yellow-fever-suspected': 'High fever and yellow eyes',
  'bleeding-rash-fever': 'Fever and purple spots that do not fade when pressed',
  'tick-fever': 'Fever, headache and rash a week after a tick bite',
  'sepsis-signs': 'Fever with shaking chills and he is confused',
  'sickle-danger': 'I have sickle cell disease and fever',
  'sickle-pain': 'I have sickle cell disease and a cough',
  'fever-chemotherapy': 'I had chemotherapy last week, temperature 38.2',
  'measles-complicated': 'Fever, maculopapular rash and deep mouth ulcers, my child breathes with difficulty',
  'skin-infection-severe': 'The skin of my leg turned black with severe pain and fever, gangrene',
  'skin-peeling': 'After a new antibiotic my skin is peeling and there are sores in my mouth',
  'joint-infected': 'My knee is swollen, hot and red and I have fever',
  'fever-malaria-test': 'I have fever',
  'fever-three-days': 'Fever for 5 days',
  'fever-no-response': 'Fever continues although I finished Coartem, the malaria drugs did not help',
  'fever-rash': 'Fever and rash',
  'strep-throat-signs': 'Sore throat with white patches on the tonsils',
  'sinusitis-signs': 'Facial pain and blocked nose for 12 days',
  'skin-infection': 'My shin is red, hot and swollen and the redness spreads',
  'skin-widespread': 'Itching at night with burrows between the fingers',
  'scalp-ringworm': 'My son has ringworm on the scalp and the hair is falling',
  'mouth-patch-lasting': 'A white patch on my tongue for six weeks',
  'mononucleosis-signs': 'Tired with swollen glands in the neck for two weeks',
  'flu-risk': 'I am 70 with cough and body aches',
  'chronic-risk': 'I am HIV positive and have diarrhoea',
};

for (const { id, because, level } of INFECTION_RULES) {
  test(`${id}: ${because}`, () => {
    const { urgency, rules } = triage({ text: EXAMPLES[id] });
    expect(rules.map((rule) => rule.id)).toContain(id);
    expect(urgency === 'high' || level === 'medium').toBe(true);
    expect(urgency).not.toBe('low');
  });
}
