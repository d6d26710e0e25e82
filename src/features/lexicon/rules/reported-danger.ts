import { FINDINGS, type FindingId, findingOf } from './findings/all-findings.ts';
import { DANGER_COMBINATIONS } from './findings/danger-combinations.ts';
import { findMentions } from './reading/find-mentions.ts';
import { readFits } from './reading/fits.ts';
import { lexicon } from './reading/lexicon.ts';
import { joinPhrases, stemsBeforeJoining } from './reading/phrases.ts';
import { type Reading, readText } from './reading/read-text.ts';
import { correctSpelling } from './reading/spelling.ts';
import { stem } from './reading/stem.ts';
import { tokenise } from './reading/tokenise.ts';

/** Two months. @see WHO: Integrated Management of Childhood Illness, young infants */
const NEWBORN_YEARS = 2 / 12;
/** Size of the cache of words checked before. */
const MAX_WORDS = 10_000;

const DANGERS: ReadonlySet<FindingId> = new Set([
  ...FINDINGS.filter(({ isDanger, isNewbornDanger }) => isDanger || isNewbornDanger).map(({ id }) => id),
  ...DANGER_COMBINATIONS.flat(),
]);

let stems: ReadonlySet<string> | undefined;
const looks = new Map<string, boolean>();

/** The stems that can begin the anchor of a danger's wording. Every text that reports a danger contains one of them. */
function beginnings(): ReadonlySet<string> {
  if (stems !== undefined) return stems;
  const { begins, entriesByAnchor } = lexicon();
  const isOfDanger = (number: number) =>
    (entriesByAnchor[number] ?? []).some(({ finding, says }) => says === 'present' && DANGERS.has(finding));
  const found = new Set<string>();
  for (const [form, { alone, bySecond }] of begins) {
    const longer = [...bySecond.values()].flat().map(({ number }) => number);
    if ([...alone, ...longer].some(isOfDanger)) found.add(form);
  }
  for (const form of stemsBeforeJoining(found)) found.add(form);
  for (const fit of ['fit', 'fitting']) found.add(stem(fit));
  stems = found;
  return stems;
}

/** True if a folded word can begin the anchor of a danger's wording, as every number can. */
function mayBegin(word: string): boolean {
  const known = looks.get(word);
  if (known !== undefined) return known;
  if (looks.size >= MAX_WORDS) looks.clear();
  const may = /^\d/.test(word) || beginnings().has(stem(word));
  looks.set(word, may);
  return may;
}

/**
 * Returns the danger that a folded text reports: a danger sign, one of a newborn, or the first of findings that are a danger
 * together; undefined if it reports none. Only a text with a correctly spelt wording of a danger is read as a whole, with
 * negation and time, as most texts need no more than a look at their words.
 */
export function reportedDanger(folded: string): FindingId | undefined {
  if (!folded.split(' ').some(mayBegin)) return undefined;
  const mentions = findMentions(readFits(joinPhrases(tokenise(folded))));
  const isReported = mentions.some(({ finding, says }) => says === 'present' && DANGERS.has(finding));
  return isReported ? dangerOf(readText(folded)) : undefined;
}

/** Returns the danger that a folded text reports, whose words may be misspelt: "chest pian". Undefined for none. */
export function dangerMeant(folded: string): FindingId | undefined {
  return dangerOf(readText(folded));
}

/** True if a folded text names a danger, misspelt or not, even if it denies it or says more than that. */
export function isNearDanger(folded: string): boolean {
  const tokens = readFits(joinPhrases(correctSpelling(tokenise(folded))));
  return findMentions(tokens).some(({ finding }) => DANGERS.has(finding));
}

function dangerOf({ present, patient }: Reading): FindingId | undefined {
  const isNewborn = patient.ageYears !== undefined && patient.ageYears < NEWBORN_YEARS;
  const isSign = (id: FindingId) => {
    const finding = findingOf(id);
    return finding?.isDanger === true || (isNewborn && finding?.isNewbornDanger === true);
  };
  return [...present].find(isSign) ?? DANGER_COMBINATIONS.find((ids) => ids.every((id) => present.has(id)))?.[0];
}
