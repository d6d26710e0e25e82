import { expect, test } from 'vitest';
import { FINDINGS, findingOf } from '#features/lexicon/rules/findings/all-findings.ts';
import { DANGER_COMBINATIONS } from '#features/lexicon/rules/findings/danger-combinations.ts';
import { foldText } from '#features/lexicon/rules/search-text.ts';
import { FILLERS } from '#features/lexicon/rules/short-names.ts';
import { termOf } from '#features/lexicon/rules/terms.ts';
import { allWordings } from '#features/lexicon/rules/wordings/all-wordings.ts';
import { dangerNames } from '#features/lexicon/rules/wordings/danger-names.ts';
import { distressCall } from '#features/search/rules/query/danger-words.ts';
import { resolveQuery } from '#features/search/rules/query/resolve-query.ts';
import { DANGER_TEXTS } from '#test/danger-texts.ts';
import { segmentOf } from '#test/search-segment.ts';
import { SHORT_TEXTS } from '#test/triage/cases/short-texts.ts';
import { dangerSigns } from './danger-signs.ts';
import { triage } from './triage.ts';

const segments = [segmentOf([{ name: 'Ikeja General Hospital' }])];
const leadsToEmergency = (text: string) => resolveQuery(segments, text).isEmergency;
const isHigh = (text: string) => triage({ text }).urgency === 'high';

/** Texts that lead the search to an emergency place and aren't high, beside cries for help and the names of use `search`. */
const NOT_HIGH: Readonly<Record<string, string>> = {
  'bp 220/120': 'Without a complaint, guidelines ask for a clinician the same day.',
  'food poisoning': 'Triage asks what the patient loses and for how long.',
  'pls i need doctor urgently': 'It says that help is needed, not why.',
};

/** Texts that are high and don't lead the search to an emergency place, with the reason. */
const NO_EMERGENCY_PLACE: Readonly<Record<string, string>> = {
  '30 weeks of pregnancy, blood test was good but now severe headache':
    'Only how bad the headache is makes it a danger, which the search does not weigh.',
  blindness: 'Typed alone it is more often an old ailment, for an eye doctor; "went blind" is a danger.',
};

test('the danger signs of the lexicon are those that are high by themselves', () => {
  const flagged = FINDINGS.filter(({ isDanger }) => isDanger).map(({ id }) => id);
  expect(flagged.sort()).toEqual([...dangerSigns()].sort());
});

test('signs of a newborn and findings that are a danger together are high', () => {
  const mild = FINDINGS.filter(({ id, isNewbornDanger }) => {
    return isNewbornDanger && triage({ ageMonths: 0, answers: { [id]: true } }).urgency !== 'high';
  });
  expect(mild).toEqual([]);
  const apart = DANGER_COMBINATIONS.filter((together) => {
    const answers = Object.fromEntries(together.map((id) => [id, true]));
    return triage({ ageYears: 30, sex: 'female', answers }).urgency !== 'high';
  });
  expect(apart).toEqual([]);
});

test('each name of a danger is high, and leads the search to an emergency place', () => {
  const names = dangerNames().filter(({ use }) => use === 'danger');
  expect(names.filter(({ name }) => !isHigh(name)).map(({ name }) => name)).toEqual([]);
  expect(names.filter(({ name }) => !leadsToEmergency(name)).map(({ name }) => name)).toEqual([]);
});

test('each name that only the search takes for a danger leads it to an emergency place', () => {
  const names = dangerNames().filter(({ use }) => use === 'search');
  expect(names.filter(({ name }) => !leadsToEmergency(name)).map(({ name }) => name)).toEqual([]);
});

/** A thousand texts are read as new ones. */
const TIMEOUT_MS = 60_000;

test('each plain wording of a danger sign leads the search to an emergency place', { timeout: TIMEOUT_MS }, () => {
  const plain = allWordings().filter(({ use, words }) => use === 'present' && !/[+~/@]/.test(words));
  const dangers = plain.filter(({ finding }) => findingOf(finding)?.isDanger);
  expect(dangers.length).toBeGreaterThan(500);
  const missed = dangers.map(({ words }) => words).filter((words) => !leadsToEmergency(words));
  expect(missed.filter((words) => !(words in NO_EMERGENCY_PLACE))).toEqual([]);
});

/** What the search compares of a text: its terms, without fillers. */
const compared = (text: string) =>
  ` ${foldText(text)
    .split(' ')
    .filter((word) => !FILLERS.has(word))
    .map(termOf)
    .join(' ')} `;

test.each(DANGER_TEXTS)('"%s" is high, or a reason says why not', (text) => {
  expect(leadsToEmergency(text)).toBe(true);
  const isCry = distressCall(foldText(text)) !== undefined;
  const isOfSearch = dangerNames().some(({ use, name }) => use === 'search' && compared(text).includes(compared(name)));
  if (!isCry && !isOfSearch && !(text in NOT_HIGH)) expect(triage({ text }).urgency).toBe('high');
});

test.each(SHORT_TEXTS.high)('"%s" leads the search to an emergency place, or a reason says why not', (text) => {
  expect(leadsToEmergency(text)).toBe(!(text in NO_EMERGENCY_PLACE));
});
