import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
import type { TriageInput } from '../triage-input.ts';
import { CHILD_RULES } from './child-rules.ts';

/** For each rule a description to which it applies. */
const EXAMPLES: Readonly<Record<(typeof CHILD_RULES)[number]['id'], string | TriageInput>> = {
  'child-not-drinking': 'My baby of 8 months has fever and is not able to drink',
  'child-vomits-everything': 'My 2 year old vomits everything',
  'child-convulsion': 'My 3 year old had a convulsion with fever',
  'child-lethargic': 'My 1 year old is floppy and hard to wake',
  'child-chest-indrawing': 'Cough, and the chest pulls in when my 2 year old breathes, indrawing',
  'child-breathing-trouble': 'My 6 month old has trouble breathing',
  'child-very-fast-breathing': 'My baby of 5 weeks breathes fast, 68 breaths per minute',
  'infant-fever': 'My 6 week old baby has fever',
  'infant-fever-age-unknown': { text: 'My baby has fever', ageYears: 0 },
  'infant-ill-age-unknown': { text: 'My baby is yellow', ageYears: 0 },
  'baby-fever-age-unknown': 'My baby has fever',
  'baby-ill-age-unknown': 'My baby is yellow',
  'infant-cold': 'My newborn has a temperature of 35.1 C',
  'infant-not-feeding': 'My 3 week old is not feeding well',
  'newborn-silent': 'My baby was born today and did not cry',
  'newborn-jaundice': 'My 5 day old newborn has yellow skin',
  'infant-vomits-green': 'My baby of 3 weeks vomits green water',
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
    const example = EXAMPLES[id];
    const { urgency, rules } = triage(typeof example === 'string' ? { text: example } : example);
    expect(rules.map((rule) => rule.id)).toContain(id);
    expect(urgency === 'high' || level === 'medium').toBe(true);
    expect(urgency).not.toBe('low');
  });
}

/** Ids of the signs of a baby entered as 0 years old. */
const signs = (text: string) => triage({ text, ageYears: 0 }).redFlags.map(({ id }) => id);

test('beside 0 years the text says how many months a baby has', () => {
  expect(signs('my 10 month old baby has fever since yesterday')).toEqual([]);
  expect(triage({ text: 'my 10 month old baby has fever since yesterday', ageYears: 0 }).urgency).toBe('medium');
  expect(signs('my 14 month old has fever')).toEqual([]);
  expect(signs('my 6 week old has fever')).toContain('infant-fever');
  expect(signs('my newborn has fever')).toContain('infant-fever');
  expect(signs('he has fever, his brother of 3 years too')).not.toContain('infant-fever');
});

test('a sign of young infants is only possible if the months of a baby are not known', () => {
  for (const text of ['my baby has fever', 'fever since yesterday', 'my son has fever'])
    expect(signs(text), text).toEqual(['infant-fever-age-unknown']);
  for (const text of ['my baby is yellow', 'feeds less than usual', 'breathing fast', 'pus in eyes and swollen lids'])
    expect(signs(text), text).toContain('infant-ill-age-unknown');
  expect(triage({ text: 'my baby has fever', ageYears: 0, ageMonths: 5 }).redFlags).toEqual([]);
  expect(signs('my baby has catarrh')).toEqual([]);
});

test('a baby of unknown age with fever, cold or yellow skin gets a warning, and the urgency stays medium', () => {
  for (const [text, sign] of [
    ['my baby has fever since yesterday', 'baby-fever-age-unknown'],
    ['baby body dey hot', 'baby-fever-age-unknown'],
    ['baby eye yellow', 'baby-ill-age-unknown'],
  ] as const) {
    const { urgency, redFlags } = triage({ text });
    expect([urgency, ...redFlags.map(({ id }) => id)], text).toEqual(['medium', sign]);
  }
  for (const text of [
    'my pikin get fever',
    'my toddler has fever',
    'my baby feeds less',
    'my baby of 5 months has fever',
    'my breast dey pain with red spot, am breastfeeding 2 weeks old baby, body dey hot',
  ])
    expect(triage({ text }), text).toMatchObject({ urgency: 'medium', redFlags: [] });
});
