import { expect, test } from 'vitest';
import { BLIND_BATCHES } from '#test/triage/cases/blind/all-batches.ts';
import { judged } from '#test/triage/judged.ts';
import { triage } from './triage.ts';

/** Batches that were read after they were scored. 56 is held back. */
const READ = ['53', '54', '55', '57', '58'];
const answers = READ.flatMap((batch) => judged(BLIND_BATCHES[batch]?.texts ?? []));
const textsOf = (test: (each: (typeof answers)[number]) => boolean) => answers.filter(test).map(({ one }) => one.text);

test('no emergency of the blind batches that were read is missed', () => {
  expect(textsOf(({ one, urgency }) => one.level === 'high' && urgency !== 'high')).toEqual([]);
});

test('at most two of their harmless texts are called an emergency', () => {
  expect(textsOf(({ one, urgency }) => one.level === 'low' && urgency === 'high').length).toBeLessThanOrEqual(2);
});

test('at most three of their texts that need a visit are called low, none for a misspelt word', () => {
  const sentHome = textsOf(({ one, urgency }) => one.level === 'medium' && one.or === undefined && urgency === 'low');
  expect(sentHome.length, sentHome.join('\n')).toBeLessThanOrEqual(3);
});

test.each([
  ['genotype', 'Good evening sir, I am AS and my fiance is AA, can we marry? God bless you'],
  ['a price', 'Please how much is a genotype test in a private hospital in Lagos?'],
  ['family planning', 'Which family planning method is best for a mother of three children?'],
  ['a result', 'My scan result says everything is normal, do I need another test?'],
  ['food', 'Please which foods should I eat to gain weight? I am healthy'],
  ['an illness as such', 'What are the signs of stroke? I want to teach my church members'],
])('a question about %s is low, says that it is no complaint and who answers', (_, text) => {
  const { urgency, condition, rules, advice } = triage({ text });
  expect([urgency, condition, rules[0]?.id]).toEqual(['low', null, 'no-complaint']);
  expect(advice[1]).toMatch(/can answer this|Ask|can explain/);
});

test.each([
  ['a word of danger', 'Please which vitamin is best? My chest'],
  ['unread words', 'Please which vitamin is best? zuciyata tana bugawa'],
  ['a complaint', 'Please which vitamin is best? I have had a headache for two weeks'],
  ['many tablets', 'Which food is best after I took 30 vitamin tablets together?'],
  ['a child that took medicine', 'My toddler opened and ate my pregnancy vitamins, which food is best?'],
  ['a positive test', 'My result says HBsAg positive, what food should I eat?'],
])('beside %s a question is not quiet', (_, text) => {
  expect(triage({ text }).urgency).not.toBe('low');
});

test('a chosen symptom ends the quiet', () => {
  const text = 'Please which vitamin is best for me?';
  expect(triage({ text }).rules[0]?.id).toBe('no-complaint');
  expect(triage({ text, symptoms: [{ name: 'Fever', severity: 'mild' }] }).urgency).not.toBe('low');
});
