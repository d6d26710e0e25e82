import type { Mention } from '../find-mentions.ts';
import { impersonalAt } from '../hypothetical.ts';
import { joinsOf, type PhraseTable, tableOf } from '../preparing/phrase-table.ts';
import { stem } from '../stem.ts';
import { COMMA, SENTENCE, type Token } from '../tokenise.ts';
import { isBeside, isUnknown } from '../unread.ts';
import { CHILD_WORDS } from '../words/subject-words.ts';
import {
  DENIABLE,
  GENERAL_FRAMES,
  GRAVE,
  IMPERSONAL_FRAMES,
  QUESTION_WORDS,
  type QuestionTopic,
  REQUESTS,
  TOPIC_PHRASES,
  UNQUIET,
  WELL,
} from './question-topics.ts';

const stems = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(stem));

/** Words around a phrase of a topic that belong to it. */
const AROUND_TOPIC = 14;
/** Words behind the opening of a question that belong to it. */
const BEHIND_OPENING = 14;
/** Words of one clause that belong to nothing, at most. */
const MAX_LOOSE = 2;
/** Longer texts tell a story. */
const MAX_WORDS = 160;

const TOPICS: readonly (readonly [QuestionTopic, PhraseTable])[] = TOPIC_PHRASES.map(([topic, phrases]) => [
  topic,
  tableOf(phrases),
]);
const FRAMES = tableOf([...GENERAL_FRAMES, ...IMPERSONAL_FRAMES]);
const ASIDES = tableOf([...REQUESTS, ...WELL]);
/** Words of which a question has one. */
const ASKING: ReadonlySet<string> = new Set(
  'what which how when where who why can could should does will would any advice advise know ask wondering hope'.split(
    ' ',
  ),
);
const LOUD = stems(UNQUIET);
const NEVER_QUIET = stems(GRAVE);
const QUIET = stems(QUESTION_WORDS);
const DENIED_WELL = stems(DENIABLE);
const REMEDIES = stems('tablet capsule pill sachet bottle paracetamol panadol vitamin medicine drug syrup'.split(' '));
const TAKEN = stems('ate took drank swallowed opened chewed licked eaten drunk taken finished'.split(' '));
/** More tablets at once than anyone is advised to take. */
const MANY = 4;
const PLENTY: ReadonlySet<string> = new Set([
  'plenty',
  'many',
  'all',
  'whole',
  'handful',
  'packet',
  'sachets',
  'bottle',
]);

/** What the places of a text belong to. */
interface Marks {
  /** Places inside a phrase of a topic, of a request or of being well. */
  readonly inside: Uint8Array;
  /** Places near a topic or behind the opening of a question. */
  readonly near: Uint8Array;
  /** Places of a question about an illness as such. */
  readonly impersonal: Uint8Array;
  readonly topics: Set<QuestionTopic>;
}

function fill(marks: Uint8Array, from: number, to: number): void {
  for (let at = Math.max(0, from); at < Math.min(to, marks.length); at += 1) marks[at] = 1;
}

/** Marks around a phrase without crossing the end of a sentence. */
function fillNear(tokens: readonly Token[], marks: Uint8Array, first: number, last: number): void {
  let from = first;
  while (from > 0 && from > first - AROUND_TOPIC && (tokens[from]?.boundary ?? SENTENCE) < SENTENCE) from -= 1;
  let to = last;
  while (to < tokens.length && to < last + AROUND_TOPIC && (tokens[to]?.boundary ?? SENTENCE) < SENTENCE) to += 1;
  fill(marks, from, to);
}

function marksOf(tokens: readonly Token[]): Marks {
  const inside = new Uint8Array(tokens.length);
  const near = new Uint8Array(tokens.length);
  const impersonal = new Uint8Array(tokens.length);
  const topics = new Set<QuestionTopic>();
  for (let at = 0; at < tokens.length; at += 1) {
    fill(inside, at, at + joinsOf(ASIDES, tokens, at));
    const span = impersonalAt(tokens, at);
    if (span !== undefined) fill(impersonal, span.from, span.to);
    const opening = joinsOf(FRAMES, tokens, at);
    if (opening > 0) {
      topics.add('general');
      fill(inside, at, at + opening);
      let to = at + opening;
      while (to < tokens.length && to < at + opening + BEHIND_OPENING && (tokens[to]?.boundary ?? SENTENCE) < SENTENCE)
        to += 1;
      fill(near, at, to);
    }
    for (const [topic, table] of TOPICS) {
      const words = joinsOf(table, tokens, at);
      if (words === 0) continue;
      topics.add(topic);
      fill(inside, at, at + words);
      fillNear(tokens, near, at, at + words);
    }
  }
  return { inside, near, impersonal, topics };
}

const ABNORMAL: ReadonlySet<string> = new Set(['positive', 'reactive', 'abnormal', 'elevated']);
const BLOOD_GROUPS: ReadonlySet<string> = new Set(['a', 'b', 'o', 'ab', 'rhesus', 'rh', 'hbs']);

/** True if a result is said to be positive: that needs a visit. A blood group doesn't. */
const isPositive = (tokens: readonly Token[], covered: ArrayLike<number>) =>
  tokens.some(
    ({ word }, at) => ABNORMAL.has(word) && (covered[at] ?? -1) < 0 && !BLOOD_GROUPS.has(tokens[at - 1]?.word ?? ''),
  );

/** True if many tablets were taken, or a child took any. */
function isTooMuch(tokens: readonly Token[]): boolean {
  const isTaken = tokens.some(({ stem: form }) => TAKEN.has(form));
  if (!isTaken) return false;
  const isChild = tokens.some(({ word }) => CHILD_WORDS.has(word) && word !== 'old');
  return tokens.some(({ stem: form }, at) => {
    if (!REMEDIES.has(form)) return false;
    const before = [tokens[at - 1], tokens[at - 2]];
    return isChild || before.some((one) => one !== undefined && (one.value > MANY || PLENTY.has(one.word)));
  });
}

/** True if a word is one that says by its denial that all is well: "no pain". "Not moving" doesn't. */
const isWell = (token: Token, at: number, covered: ArrayLike<number>) =>
  (covered[at] ?? -1) >= 0 && DENIED_WELL.has(token.stem);

/** True if a text asks about a topic of questions, and nothing in it needs a visit as such. */
function asksQuietly(
  tokens: readonly Token[],
  topics: ReadonlySet<QuestionTopic>,
  covered: ArrayLike<number>,
): boolean {
  if (topics.size === 0) return false;
  if (!topics.has('general') && !tokens.some(({ word }) => ASKING.has(word))) return false;
  return !topics.has('results') || !isPositive(tokens, covered);
}

/** What an unread word is to a question: a word of danger ends the quiet, a loose one belongs to nothing. */
function kindOfWord(token: Token, at: number, { near, impersonal }: Marks): 'loud' | 'loose' | 'quiet' {
  if (NEVER_QUIET.has(token.stem)) return 'loud';
  if (LOUD.has(token.stem) && impersonal[at] !== 1) return 'loud';
  return (near[at] === 1 && !isUnknown(token)) || QUIET.has(token.stem) ? 'quiet' : 'loose';
}

/**
 * Returns what a text asks about if it is a question without a complaint: genotype, family planning, a result, a price. Undefined
 * if any clause has words that belong to no such question, or if a word of danger or of a complaint is left unread. So a
 * statement that was not read never hides behind a question.
 */
export function quietTopic(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  covered: ArrayLike<number>,
): QuestionTopic | undefined {
  if (tokens.length > MAX_WORDS || isTooMuch(tokens)) return undefined;
  const marks = marksOf(tokens);
  const { inside, topics } = marks;
  if (!asksQuietly(tokens, topics, covered)) return undefined;
  const read = new Set(mentions.flatMap(({ at }) => at));
  let loose = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.boundary >= COMMA) loose = 0;
    if (inside[at] === 1 || read.has(at) || isWell(token, at, covered) || isBeside(token, at, [])) continue;
    const kind = kindOfWord(token, at, marks);
    if (kind === 'loose') loose += 1;
    if (kind === 'loud' || loose > MAX_LOOSE) return undefined;
  }
  return [...topics].find((topic) => topic !== 'general') ?? 'general';
}
