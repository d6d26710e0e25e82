import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { CHILD_RULES } from './child-rules.ts';

/** For each rule a description to which it applies. */
const EXAMPLES: Readonly<Record<(typeof CHILD_RULES)[number]['id'], string>> = {
  'child-not-drinking': 'My baby of 8 months has fever and is not able to drink',
  'child-vomits-everything': 'My 2 year old vomits everything',
  'child-convulsion': 'My 3 year old had a convulsion with fever',
  'child-lethargic': 'My 1 year old is floppy and hard to wake',
  'child-chest-indrawing': 'Cough, and the chest pulls in when my 2 year old breathes, indrawing',
  'child-breathing-trouble': 'My 6 month old has trouble breathing',
  'child-very-fast-breathing': 'My baby of 5 weeks breathes fast, 68 breaths per minute',
  'infant-fever': 'My 6 week old baby has fever',
  'infant-cold': 'My newborn has a temperature of 35.1 C',
  'infant-not-feeding': 'My 3 week old is not feeding well',
  'newborn-jaundice': 'My 5 day old newborn has yellow skin',
  'newborn-bowel-blocked': 'My 3 day old newborn has a swollen belly and has not passed stool',
  'intussusception-signs':
    'My 9 month old cries in spells, draws up his legs, vomiting, and there is blood in the stool',
  'stomach-outlet-blocked': 'My 5 week old has projectile vomiting after every feed',
  'infant-dehydration': 'My 7 month old has diarrhoea and cries without tears',
  'child-severe-pallor': 'My 2 year old has fever and his palms are pale',
  'kidney-failure-child': 'After bloody diarrhoea my 4 year old is pale and has not passed urine since yesterday',
  'malnutrition-ill': 'My 2 year old with kwashiorkor has fever',
  'child-limb-fever': 'My 5 year old has fever and refuses to walk',
  'newborn-eyes': 'My 4 day old baby has pus in both eyes and the lids are swollen',
  'mastoid-swelling': 'Swelling behind the ear with ear pain',
  'child-fast-breathing': 'My 2 year old has cough and breathes 46 times per minute',
  'child-fever': 'My 4 year old has fever',
  'child-ear': 'My 4 year old has ear pain',
  'child-diarrhoea': 'My 10 month old has diarrhoea',
  'child-poor-feeding': 'My 10 month old is feeding poorly',
  'child-barking-cough': 'My 2 year old has a barking cough',
  'child-foreign-body': 'My 3 year old put a bead in his nose',
};

for (const { id, because, level } of CHILD_RULES) {
  test(`${id}: ${because}`, () => {
    const { urgency, rules } = triage({ text: EXAMPLES[id] });
    expect(rules.map((rule) => rule.id)).toContain(id);
    expect(urgency === 'high' || level === 'medium').toBe(true);
    expect(urgency).not.toBe('low');
  });
}
