import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { HIGH_CASES } from '#test/triage/cases/high-cases.ts';
import { triage } from './triage.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Present danger signs of a person whom the text mentions. */
const SIGNS = [
  'mouth is pulled to one side',
  'speech is slurred',
  'lips are blue',
  'left arm and leg are weak since this morning',
  'face is drooping on one side',
];
const PEOPLE = ['mother', 'auntie', 'uncle', 'neighbour', 'friend', 'cousin', 'boss', 'husband', 'son', 'landlady'];
const TRAILING = [
  'She told me it is tiredness.',
  'He told me it is stress.',
  'I have tiredness.',
  'I have a cough and catarrh.',
  'She herself says leave me it is tiredness.',
  'My sister says it is nothing.',
  'It is not serious.',
  'Na small thing.',
  'I am a bit tired myself.',
  'My own back pains me too.',
  'My neighbour says it is only malaria.',
  'I had a headache last week.',
];

test('a danger sign of a mentioned person counts, regardless of the words behind it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PEOPLE),
      fc.constantFrom(...SIGNS),
      fc.boolean(),
      fc.array(fc.constantFrom(...TRAILING), { maxLength: 3 }),
      (person, sign, reported, trailing) => {
        const mentioned = reported ? `My ${person} says her ${sign}.` : `My ${person}'s ${sign}.`;
        expect(triage({ text: [mentioned, ...trailing].join(' ') }).urgency).toBe('high');
      },
    ),
    { numRuns: 1000 },
  );
});

test('sentences that play it down leave every own emergency one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...HIGH_CASES), fc.constantFrom(...TRAILING), ({ input }, trailing) => {
      expect(triage({ ...input, text: `${input.text ?? ''}\n${trailing}` }).urgency).toBe('high');
    }),
    { numRuns: 600 },
  );
});

test.each([
  'My neighbour had a stroke last year, her mouth was pulled to one side. I have a cough and catarrh.',
  'My uncle died of a heart attack. I have a cough and catarrh.',
  "My colleague's lips were blue yesterday, she is fine now. I have a cough and catarrh.",
])('what is over, or ended well, is not the patient’s: %s', (text) => {
  expect(triage({ text }).urgency).toBe('low');
});

test.each([
  ['severe allergic reaction', 'condition-anaphylaxis'],
  ['crushing chest', 'condition-heart-attack'],
])('without a rule the leading condition is the red flag: %s', (text, id) => {
  const { urgency, redFlags } = triage({ text });
  expect(urgency).toBe('high');
  expect(redFlags.map((flag) => flag.id)).toEqual([id]);
  expect(redFlags[0]?.name).toMatch(/^Possible /);
});

test('a text of which little is understood is not low when it speaks of something dangerous', () => {
  const { urgency, rules } = triage({ text: 'catarrh and my chest wahala katakata scatter gbege' });
  expect(urgency).toBe('medium');
  expect(rules[0]?.id).toBe('not-understood');
});

test('a sleeper who is not woken is unresponsive, not tired of life, and a mother has no discharge from a penis', () => {
  const flags = (text: string) => triage({ text }).redFlags.map(({ id }) => id);
  expect(flags('My son of 3 had a fit, now he is sleeping and won’t wake')).not.toContain('suicidal-thoughts');
  expect(flags('My son of 3 had a fit, now he is sleeping and won’t wake')).toContain('unresponsive');
  expect(flags('My baby sleeps and does not wake at night')).toEqual([]);
  expect(flags('I wish I could sleep and not wake')).toEqual(['suicidal-thoughts']);
  const { candidates } = triage({ text: "I'm 30 weeks, water gushed and something came out of my private part" });
  expect(candidates.map(({ condition }) => condition)).not.toContain('Gonorrhoea or chlamydia');
});

test('no patient under ten and no man is pregnant, and malaria in pregnancy needs a pregnancy', () => {
  const pregnancy = /pregnan|birth|eclampsia/i;
  const text = 'pregnant with fever, severe headache and bleeding';
  for (const who of [{ ageYears: 6 }, { ageMonths: 8 }, { sex: 'male' as const, ageYears: 30 }]) {
    const { rules, candidates } = triage({ text, ...who });
    expect(rules.filter(({ id }) => pregnancy.test(id))).toEqual([]);
    expect(candidates.filter(({ condition }) => pregnancy.test(condition))).toEqual([]);
  }
  for (const durationDays of [0, 3, 150, 1500]) {
    const { candidates } = triage({ symptoms: [{ name: 'Fever', severity: 'mild' }], durationDays });
    expect(candidates.map(({ condition }) => condition)).not.toContain('Malaria in pregnancy');
  }
});
