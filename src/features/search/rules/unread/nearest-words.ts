import { FINDINGS, kindOf } from '#features/lexicon/rules/findings/all-findings.ts';
import { lettersOf, mayBeMisspelt } from '#features/lexicon/rules/letter-sets.ts';
import { isNearDanger } from '#features/lexicon/rules/reported-danger.ts';
import { foldText } from '#features/lexicon/rules/search-text.ts';
import { FILLERS } from '#features/lexicon/rules/short-names.ts';
import { termOf } from '#features/lexicon/rules/terms.ts';
import { distanceAtMost } from '#platform/common/edit-distance.ts';
import { everyPlace } from '../places/places.ts';
import { isDangerous } from '../query/danger-places.ts';
import { knownNames, partCalled } from '../query/known-phrases.ts';
import type { NearestWords } from './not-understood-contract.ts';

const MAX_NAMES = 4;
/** Shorter words are near to many others. */
const MIN_LETTERS = 4;
/** Words that begin with as many of the same letters are near too: "consti". */
const SAME_LETTERS = 5;
/** How many letters of a word may be wrong: one in three. */
const PER_WRONG = 3;
/** How much of a name may differ from the text, 0 to 1: of two words one. */
const MAX_APART = 0.5;
/** So near to the name of a danger a text may mean it: "hart attack". */
const DANGER_APART = 0.25;

/** How much a name differs from a text, 0 to 1. */
interface Near {
  readonly name: string;
  readonly apart: number;
}

/** Complaints with longer names are read by their words. */
const MAX_COMPLAINT_WORDS = 3;

let wordsKnown: ReadonlyMap<string, number> | undefined;
let namesKnown: readonly string[] | undefined;

function allNames(): readonly string[] {
  if (namesKnown !== undefined) return namesKnown;
  const complaints = FINDINGS.filter(({ id }) => kindOf(id) === 'complaint').map(({ name }) => foldText(name));
  const places = [...everyPlace()].map(([place]) => place);
  const short = complaints.filter((name) => name.split(' ').length <= MAX_COMPLAINT_WORDS);
  namesKnown = [...new Set([...knownNames(), ...places, ...short])];
  return namesKnown;
}

/** Every word of a name, with its letters. */
function allWords(): ReadonlyMap<string, number> {
  wordsKnown ??= new Map(allNames().flatMap((name) => name.split(' ').map((word) => [word, lettersOf(word)] as const)));
  return wordsKnown;
}

/** Returns the names of care, complaints and places nearest to a text that the search doesn't know, and whether it may name a danger. */
export function nearestWords(typed: string): NearestWords {
  const folded = foldText(typed);
  const near = nearestNames(folded);
  const isDanger = ({ name, apart }: Near) => {
    const part = apart <= DANGER_APART ? partCalled(name.split(' ')) : undefined;
    return part !== undefined && isDangerous(part);
  };
  return {
    words: near.slice(0, MAX_NAMES).map(({ name }) => name),
    isNearDanger: isNearDanger(folded) || near.some(isDanger),
  };
}

/** The nearest first; of equally near ones the shortest. */
function nearestNames(folded: string): Near[] {
  const isTelling = (word: string) => word.length >= MIN_LETTERS && !FILLERS.has(word);
  const terms = folded.split(' ').filter(isTelling).map(termOf);
  if (terms.length === 0) return [];
  const apart = new Map<string, number>();
  for (const [word, letters] of allWords()) {
    const least = Math.min(...terms.map((term) => apartBy(term, word, letters)));
    if (least < 1) apart.set(word, least);
  }
  const near: Near[] = [];
  for (const name of allNames()) {
    const words = name.split(' ');
    const mean = words.reduce((sum, word) => sum + (apart.get(word) ?? 1), 0) / words.length;
    if (mean <= MAX_APART) near.push({ name, apart: mean });
  }
  return near.sort((a, b) => a.apart - b.apart || a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
}

/** The share of the letters of a word that is wrong; 1 if too many are. */
function apartBy(term: string, word: string, letters: number): number {
  if (word.length < MIN_LETTERS) return term === word ? 0 : 1;
  const most = Math.floor(Math.min(term.length, word.length) / PER_WRONG);
  const distance = mayBeMisspelt(lettersOf(term), letters, most) ? distanceAtMost(term, word, most) : most + 1;
  if (distance <= most) return distance / word.length;
  const hasSameStart = term.length >= SAME_LETTERS && term.slice(0, SAME_LETTERS) === word.slice(0, SAME_LETTERS);
  return hasSameStart ? MAX_APART : 1;
}
