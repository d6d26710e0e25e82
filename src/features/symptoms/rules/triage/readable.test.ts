import { expect, test } from 'vitest';
import { FINDINGS } from '#features/lexicon/rules/findings/all-findings.ts';
import { HIGH_CASES } from '#test/triage/cases/high-cases.ts';
import { LOW_CASES } from '#test/triage/cases/low-cases.ts';
import { MEDIUM_CASES } from '#test/triage/cases/medium-cases.ts';
import { CONDITIONS } from './conditions/all-conditions.ts';
import { NO_COMPLAINT, WHO_ANSWERS } from './quiet.ts';
import { RULES } from './rules/all-rules.ts';
import { triage } from './triage.ts';

/** Words of one sentence. People who read little English lose longer ones. */
const MAX_WORDS = 22;
const MAX_SYLLABLES = 3;
/** Longer words that people know, mostly from clinics, and names of illnesses that have no other. */
const KNOWN_LONG_WORDS = new Set(
  (
    'adrenaline antenatal antibiotics appointment breathlessness chemotherapy circulation emergency epilepsy everybody everything ' +
    'generator ibuprofen immunoglobulin laboratory meningitis moisturiser operation paracetamol pre-eclampsia regularly rehydration ' +
    'severely somebody temperature tuberculosis unusually vaccination'
  ).split(' '),
);
/** Words of clinicians that have a plain word. */
const JARGON = new RegExp(
  `\\b(${[
    'acute|analgesi\\w+|anti(?:fungal|histamine|pyretic)s?|artificial|bilateral|conjunctivitis|dyspn\\w+|febrile|haemorrhag\\w+|helicobacter',
    'ketoacidosis|localised|meningococc\\w+|myocardial|oedema|palliat\\w+|prognosis|pyrexia|saturation|sepsis|syncope|tachycardia|topical|uraemic',
  ].join('|')})\\b`,
  'i',
);

const SAID: readonly (readonly [string, string])[] = [
  ...RULES.map(({ id, because }) => [`rule ${id}`, because] as const),
  ...CONDITIONS.map(({ id, care }) => [`care of ${id}`, care] as const),
  ...FINDINGS.flatMap(({ id, ask }) => (ask === undefined ? [] : [[`question ${id}`, ask] as const])),
  ...Object.entries(WHO_ANSWERS),
  [NO_COMPLAINT.id, NO_COMPLAINT.because],
  ...[...HIGH_CASES, ...MEDIUM_CASES, ...LOW_CASES].flatMap(({ id, input }) => {
    const { advice, rules } = triage(input);
    // A list of signs is read item by item.
    const lines = advice.filter((line) => !/^(Go to hospital|If you are not safe|Nobody has|What happened)/.test(line));
    return [...lines, ...rules.map(({ because }) => because)].map((line) => [`result of ${id}`, line] as const);
  }),
];
const sentences = SAID.flatMap(([from, words]) => words.split(/(?<=[.;:?!])\s+/).map((one) => `${from}: ${one}`));
const wordsOf = (sentence: string) => sentence.replace(/^[^:]+: /, '').match(/[A-Za-z’'-]+/g) ?? [];

function syllablesOf(word: string): number {
  return (
    word
      .toLowerCase()
      .replace(/(es|ed|e)$/, '')
      .match(/[aeiouy]+/g)?.length ?? 1
  );
}

test('no reason, advice or question has a sentence of more than 22 words', () => {
  expect([...new Set(sentences.filter((sentence) => wordsOf(sentence).length > MAX_WORDS))]).toEqual([]);
});

test('no reason, advice or question has a long word that people do not know', () => {
  const names = new Set(CONDITIONS.flatMap(({ name }) => name.toLowerCase().match(/[a-z’'-]+/g) ?? []));
  const unknown = sentences.flatMap((sentence) =>
    wordsOf(sentence)
      .map((word) => word.toLowerCase())
      .filter((word) => syllablesOf(word) > MAX_SYLLABLES && !KNOWN_LONG_WORDS.has(word) && !names.has(word)),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

test('no reason, advice or question has a word of clinicians that has a plain one', () => {
  const names = new RegExp(CONDITIONS.map(({ name }) => name.replaceAll(/[^\w ]/g, '.')).join('|'), 'g');
  expect([
    ...new Set(sentences.filter((sentence) => JARGON.test(sentence.replace(/^[^:]+: /, '').replace(names, '')))),
  ]).toEqual([]);
});
