import type { Mention } from './find-mentions.ts';
import { lexicon } from './lexicon.ts';
import { unitDays } from './numbers.ts';
import { QUESTION_WORDS } from './questions/question-topics.ts';
import { stem } from './stem.ts';
import { COMMA, SENTENCE, type Token } from './tokenise.ts';
import { COMMON_WORDS } from './words/common-words.ts';
import { FILLER_WORDS } from './words/filler-words.ts';
import { LESS_COMMON_WORDS } from './words/less-common-words.ts';
import { NIGERIAN_WORDS } from './words/nigerian-words.ts';
import { ORDINARY_WORDS } from './words/ordinary-words.ts';
import { NEGATORS, RECENT_WORDS } from './words/scope-words.ts';
import { SHORT_WORDS } from './words/short-words.ts';
import { BEFORE_SUBJECT, JOINING, KIN, REPORTING, SELF_WORDS } from './words/subject-words.ts';

const FILLERS: ReadonlySet<string> = new Set(FILLER_WORDS.split(' ').map(stem));
/** Share of unread words, of all words with a meaning, from which a text counts as hardly understood. */
const UNREAD_FROM = 0.6;
/** Words with a meaning that a text needs for that. */
const MIN_WORDS = 3;
/** Share of unknown words, of these and the words read, from which a text counts as understood in part. */
const UNKNOWN_FROM = 0.3;
const ORDINARY: ReadonlySet<string> = new Set(ORDINARY_WORDS.split(' '));
const COMMON: ReadonlySet<string> = new Set([
  ...`${COMMON_WORDS} ${LESS_COMMON_WORDS} ${NIGERIAN_WORDS}`.split(' '),
  ...QUESTION_WORDS,
]);

/** Words that make tablets and batteries harmless: "iron tablets", "phone battery". */
const HARMLESS = /^(iron|vitamin|folic|calcium|paracetamol|panadol|phone|torch|generator|inverter)$/;

const stems = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(stem));
const DANGEROUS = stems(
  'chest breath breathe breathing belle pregnant pregnancy preg blood bleed unconscious unresponsive faint collapse wrist ' +
    'tablet tablets pill pills poison kerosene heart tongue gasp die dying kill knife rope battery overdose medicine',
);
const CHILD = stems('pikin baby child infant toddler newborn');
const OF_THE_SKIN = stems('patch patches scale scales spot spots mole pimple pimples dandruff bump bumps rash rashes');
/** Words that say that a part of the body is normal: "his breathing is quiet". */
const AS_IT_SHOULD_BE = stems('quiet calm clear fine normal normally okay ok well soft free usual regular gentle');
const MOVING = stems('touch move bend turn lift raise reach');
const ABLE: ReadonlySet<string> = new Set(['can', 'fit', 'still', 'could']);
const SWALLOWED = stems('drink drank drunk swallow swallowed');

const tellsNothing = ({ word, stem: form, value }: Token): boolean =>
  !Number.isNaN(value) ||
  word.length < 3 ||
  FILLERS.has(form) ||
  [SELF_WORDS, REPORTING, JOINING, BEFORE_SUBJECT, NEGATORS, RECENT_WORDS].some((words) => words.has(word));

/** Returns true if a word can’t state a danger: it is denied, names a person, or is a word of any sentence. */
export const isBeside = (token: Token, at: number, covered: ArrayLike<number>): boolean =>
  (covered[at] ?? -1) >= 0 || KIN.has(token.word) || tellsNothing(token);

/** True if the words right behind this one, in its clause, say that it is normal. */
function isAsItShouldBe(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next <= at + 4; next += 1) {
    const token = tokens[next];
    if (token === undefined || token.boundary >= COMMA || NEGATORS.has(token.word)) return false;
    if (AS_IT_SHOULD_BE.has(token.stem)) return true;
    if (!/^(is|are|was|be|dey|still|very|all|sounds?|looks?|has|been)$/.test(token.word)) return false;
  }
  return false;
}

/** True if the writer can move this part of the body, or something to it: "I can touch my chest with my chin". */
function canBeMoved(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= at - 4; before -= 1) {
    if (tokens[before + 1]?.boundary !== 0) return false;
    if (MOVING.has(tokens[before]?.stem ?? ''))
      return ABLE.has(tokens[before - 1]?.word ?? '') && !NEGATORS.has(tokens[before - 2]?.word ?? '');
  }
  return false;
}

/**
 * True if most of a text wasn't understood, and a word that can be dangerous is in that part. Then the rest can't make it
 * safe to stay at home. Denied words count as understood.
 */
export function unreadDanger(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  covered: ArrayLike<number>,
): boolean {
  const read = new Set(mentions.flatMap(({ at }) => at));
  let all = 0;
  let unread = 0;
  let danger = false;
  let child = false;
  let swallowed = false;
  let skin = false;
  tokens.forEach((token, at) => {
    if (OF_THE_SKIN.has(token.stem)) skin = true;
    if (CHILD.has(token.stem)) child = true;
    if (isBeside(token, at, covered) || unitDays(token) !== undefined) return;
    all += 1;
    if (read.has(at)) return;
    unread += 1;
    const harmless = [-1, 1, 2].some((step) => HARMLESS.test(tokens[at + step]?.word ?? ''));
    if (DANGEROUS.has(token.stem) && !harmless && !isAsItShouldBe(tokens, at) && !canBeMoved(tokens, at)) danger = true;
    if (SWALLOWED.has(token.stem)) swallowed = true;
  });
  return ((danger && !skin) || (child && swallowed)) && all >= MIN_WORDS && unread >= all * UNREAD_FROM;
}

/** True if no lexicon and no list of English knows a word. */
export const isUnknown = ({ word, stem: form }: Token): boolean =>
  !lexicon().stems.has(form) && !ORDINARY.has(form) && !COMMON.has(word);

/**
 * True if a good part of a text is in no known language: beside "headache" an unknown word of Hausa may state a danger.
 * Ordinary English words about no illness are ignored, so that they can't outweigh the unknown ones. So are denied words.
 */
export function unknownPart(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  covered: ArrayLike<number>,
): boolean {
  const read = new Set(mentions.flatMap(({ at }) => at));
  let unknown = 0;
  let known = 0;
  tokens.forEach((token, at) => {
    if (read.has(at)) known += 1;
    else if (!isBeside(token, at, covered) && isUnknown(token)) unknown += 1;
  });
  return unknown > 0 && unknown >= (unknown + known) * UNKNOWN_FROM;
}

const SHORT: ReadonlySet<string> = new Set(SHORT_WORDS.split(' '));
/** Unknown words that together are a part that was not read. */
const MIN_RUN = 2;
/** Known words inside such a part, at most: Hausa has "in" and "so" too. */
const MAX_BETWEEN = 2;

const isEnglish = (token: Token): boolean => {
  const { word, stem: form, value } = token;
  if (!Number.isNaN(value) || word === '/' || FILLERS.has(form)) return true;
  if (word.length <= 3) return SHORT.has(word) || COMMON.has(word);
  if (lexicon().englishStems.has(form) || ORDINARY.has(form) || COMMON.has(word) || KIN.has(word)) return true;
  return tellsNothing(token);
};

/** Runs of words that fail a test, each from its first word to behind its last, with few known words between. */
function runsOf(tokens: readonly Token[], isKnown: (token: Token, at: number) => boolean): readonly [number, number][] {
  const runs: [number, number][] = [];
  let from = 0;
  let last = -1;
  let count = 0;
  const close = () => {
    if (count >= MIN_RUN) runs.push([from, last + 1]);
    count = 0;
  };
  tokens.forEach((token, at) => {
    if (isKnown(token, at)) return;
    if (count > 0 && (at - last > MAX_BETWEEN + 1 || token.boundary >= SENTENCE)) close();
    if (count === 0) from = at;
    last = at;
    count += 1;
  });
  close();
  return runs;
}

/**
 * Returns the parts of a text that were not read, as their words: two or more words in a row that are of no known language,
 * however much English stands around them. "pimples on face and mo fe pa ara mi" has one.
 */
export function unreadParts(tokens: readonly Token[], mentions: readonly Mention[]): readonly string[] {
  const read = new Set(mentions.flatMap(({ at }) => at));
  const wordsOf = ([from, to]: [number, number]) => tokens.slice(from, to).map(({ word }) => word);
  return runsOf(tokens, (token, at) => read.has(at) || isEnglish(token)).map((run) => wordsOf(run).join(' '));
}

/** Returns the clauses of a text, parted at commas and stops, that have two or more words with a meaning. */
export function clausesWithMeaning(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    if (at === 0 || token.boundary >= COMMA) clauses.push([]);
    clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.filter((token) => !tellsNothing(token)).length >= MIN_RUN);
}

/** Returns the tokens without runs of words that no wording of any language knows. The same tokens if there are none. */
export function withoutUnknown(tokens: readonly Token[]): readonly Token[] {
  const { stems } = lexicon();
  const runs = runsOf(tokens, (token) => isEnglish(token) || stems.has(token.stem));
  if (runs.length === 0) return tokens;
  const left: Token[] = [];
  let boundary = 0;
  tokens.forEach((token, at) => {
    boundary = Math.max(boundary, token.boundary);
    if (runs.some(([from, to]) => at >= from && at < to)) return;
    left.push({ ...token, boundary });
    boundary = 0;
  });
  return left;
}
