import type { FindingId } from '../findings/all-findings.ts';
import { unitDays, valueOf } from './numbers.ts';
import { between, boundaryAt, clauseEnd, clauseStart, follows, valueAt, wordAt } from './spans.ts';
import { CLAUSE, COMMA, SENTENCE, type Token } from './tokenise.ts';

/** The words of a statement. */
export interface Span {
  /** Place of the first word. */
  readonly from: number;
  /** Place behind the last word. */
  readonly to: number;
}

const clauseAround = (tokens: readonly Token[], at: number): Span => ({
  from: clauseStart(tokens, at, COMMA, 14),
  to: clauseEnd(tokens, at + 1, COMMA, 14),
});

/** The statement around a time. After "as a child," at its start, the comma doesn't end it: "as a child, he had fits". */
function openingAround(tokens: readonly Token[], at: number, last: number): Span {
  const opens = boundaryAt(tokens, at) >= SENTENCE && tokens[last + 1]?.boundary === COMMA;
  return opens ? { from: at, to: clauseEnd(tokens, last + 2, COMMA, 14) } : clauseAround(tokens, last);
}

/** True if "last year" is when something began that goes on, or how long it lasts: "since last year", "over the last year". */
function goesOn(tokens: readonly Token[], at: number): boolean {
  return between(tokens, at - 3, at, ({ word }) => /^(since|over|for|the|in|from|until|past)$/.test(word));
}

/** True for "in the first pregnancy" and "with my last pregnancy"; false for "this is my first pregnancy". */
function isEarlierPregnancy(tokens: readonly Token[], at: number): boolean {
  if (!follows(tokens, at - 1, 'first|last|previous|earlier|former|second')) return false;
  // "A woman in her first pregnancy at 36 weeks comes with ..." is about the present one.
  if (between(tokens, at + 1, at + 5, ({ stem }) => stem === 'week' || stem === 'month')) return false;
  if (between(tokens, at - 6, at, ({ word }) => /^(woman|lady|girl|wife|old|she|primigravida)$/.test(word)))
    return false;
  return between(tokens, at - 4, at, ({ word }) => /^(in|with|during|after)$/.test(word));
}

/** The place at which "but" or "this time" turns to the present. */
function nowBegins(tokens: readonly Token[], from: number, end: number): number {
  for (let at = from; at < end; at += 1) {
    if (/^(but|now|this|today|however)$/.test(wordAt(tokens, at))) return at;
  }
  return end;
}

const MONTHS = /^(january|february|march|april|may|june|july|august|september|october|november|december)$/;
const CURED = /^(treated|recovered|cured|cleared|gone|healed|finished|well|over)$/;
const HAD_BY = /^(i|he|she|who|we|ive|hes|shes|child|son|daughter|baby|and)$/;
const STILL_ILL = /^(again|now|today|yesterday|still|returned)$/;
const YOUNG = /^(young|younger|child|kid|small|little|baby|school)$/;
/** Days after which "treated" says that an illness is over. Sooner, it may go on in spite of the treatment. */
const LONG_AGO_DAYS = 21;

/** True at the end of "two months ago", "months ago", "last month" and "in May": at least three weeks back. */
function isLongAgo(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (word === 'ago') {
    if (/^(months|years)$/.test(wordAt(tokens, at - 1))) return true;
    return valueOf(tokens[at - 2]) * (unitDays(tokens[at - 1]) ?? 0) >= LONG_AGO_DAYS;
  }
  if (MONTHS.test(word)) return follows(tokens, at - 1, 'in|last');
  return (unitDays(tokens[at]) ?? 0) >= 30 && wordAt(tokens, at - 1) === 'last';
}

/** The place behind "had malaria two months ago but it was treated"; undefined if it wasn't long ago or isn't over. */
function illnessOver(tokens: readonly Token[], had: number): number | undefined {
  if (!HAD_BY.test(wordAt(tokens, had - 1))) return undefined;
  let longAgo = false;
  for (let at = had + 1; at < tokens.length && at < had + 25; at += 1) {
    const word = wordAt(tokens, at);
    if (boundaryAt(tokens, at) >= SENTENCE || STILL_ILL.test(word)) return undefined;
    longAgo ||= isLongAgo(tokens, at);
    if (longAgo && CURED.test(word) && wordAt(tokens, at - 1) !== 'not') return at + 1;
  }
  return undefined;
}

/** The statement around "when I was small", "when she was 5"; undefined for any other "when". */
function childhoodAt(tokens: readonly Token[], when: number): Span | undefined {
  if (!follows(tokens, when + 1, 'i|he|she|they', 'was|were')) return undefined;
  const isYears = (unitDays(tokens[when + 4]) ?? 365) === 365;
  if (isYears && valueOf(tokens[when + 3]) >= 1) return openingAround(tokens, when, when + 3);
  const isYoung = between(tokens, when + 3, when + 6, ({ word }) => YOUNG.test(word));
  return isYoung ? openingAround(tokens, when, when + 4) : undefined;
}

/** The statement about the past that begins at this word, undefined if none does. */
function pastFrom(tokens: readonly Token[], at: number): Span | undefined {
  switch (wordAt(tokens, at)) {
    case 'pregnancy': {
      if (!isEarlierPregnancy(tokens, at)) return undefined;
      return { from: at, to: nowBegins(tokens, at + 1, clauseEnd(tokens, at + 1, SENTENCE, 25)) };
    }
    case 'last':
      return follows(tokens, at + 1, 'year') && !goesOn(tokens, at) ? openingAround(tokens, at, at + 1) : undefined;
    case 'as': {
      const isChild = follows(tokens, at + 1, 'a|an', 'child|kid|baby|infant|teenager|toddler|boy|girl');
      return isChild ? openingAround(tokens, at, at + 2) : undefined;
    }
    case 'had':
    case 'have': {
      const end = illnessOver(tokens, at);
      return end === undefined ? undefined : { from: at, to: end };
    }
    case 'used': {
      const isHabit = follows(tokens, at + 1, 'to', 'have|get|suffer|be|feel|experience');
      return isHabit ? { from: at, to: clauseEnd(tokens, at + 1, COMMA, 12) } : undefined;
    }
    case 'when':
      return childhoodAt(tokens, at);
    default:
      return undefined;
  }
}

/**
 * Returns the statement about the past that this word shows: "last year", "as a child", "in 2019", "when I was small",
 * "used to". Undefined if it shows none.
 */
export function pastAt(tokens: readonly Token[], at: number): Span | undefined {
  const value = valueAt(tokens, at);
  const isYear = value >= 1950 && value <= 2100 && wordAt(tokens, at - 1) === 'in';
  return isYear ? openingAround(tokens, at - 1, at) : pastFrom(tokens, at);
}

/** Complaints that are over when the text says so. Those that are dangerous even if they pass (fainting, numbness) are missing. */
const CAN_BE_OVER: ReadonlySet<FindingId> = new Set<FindingId>([
  'fever',
  'high-fever',
  'low-grade-fever',
  'cough',
  'headache',
  'vomiting',
  'nausea',
  'diarrhoea',
  'rash',
  'sore-throat',
  'runny-nose',
  'body-aches',
  'chills',
  'joint-pain',
  'ear-pain',
  'itching',
]);
const OVER = new Set(['resolved', 'gone', 'disappeared', 'subsided', 'settled', 'vanished', 'cleared']);
const BEFORE_OVER =
  /^(has|have|had|is|are|was|now|since|completely|fully|all|already|then|later|itself|finally|went|it|which|that|and)$/;

/** True if a complaint is said to be over right behind it: "the fever has resolved", "cough went away". */
export function isOver(tokens: readonly Token[], finding: FindingId, last: number): boolean {
  if (!CAN_BE_OVER.has(finding)) return false;
  for (let at = last + 1; at <= last + 5; at += 1) {
    if (boundaryAt(tokens, at) >= CLAUSE) return false;
    const word = wordAt(tokens, at);
    if (OVER.has(word)) return true;
    if (word === 'went' && wordAt(tokens, at + 1) === 'away') return true;
    if (!BEFORE_OVER.test(word)) return false;
  }
  return false;
}

const OF_NOW = /^(now|again|currently|presently|anymore|moment|present)$/;
const TURNS = /^(but|however|though|although|only)$/;
const REFERS = /^(it|that|this|they|e|there|i|he|she|we|has|have|had)$/;
const WAS = /^(was|were|had|came|happened|started|began|lasted|dey|been)$/;
const LATELY = /^(today|yesterday|morning|afternoon|evening|night|earlier|before|hour|hours|minutes|ago)$/;
/** Words from the denied complaint to "but", from there to "was", and from there to the time, at most. */
const MAX_TO_TURN = 6;
const MAX_TO_WAS = 3;
const MAX_TO_TIME = 10;

/**
 * True for "no chest pain now but it was severe this morning": the denied complaint was present a short while ago. That
 * takes a "but" or a new sentence, a word that refers back, and a time. An "it" that means another complaint is counted
 * too, which is the safe side.
 */
export function wasThereLately(tokens: readonly Token[], last: number): boolean {
  let isOfNow = false;
  for (let at = last + 1; at <= last + MAX_TO_TURN; at += 1) {
    if (at >= tokens.length) return false;
    const word = wordAt(tokens, at);
    const boundary = boundaryAt(tokens, at);
    const turns = TURNS.test(word);
    if (turns || (isOfNow && boundary >= COMMA)) return saysItWas(tokens, turns ? at + 1 : at);
    if (boundary >= SENTENCE) return false;
    if (OF_NOW.test(word)) isOfNow = true;
  }
  return false;
}

/** True if the words from here on say "it was ... this morning". */
function saysItWas(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + MAX_TO_WAS; at += 1) {
    const word = wordAt(tokens, at);
    if (at > from && boundaryAt(tokens, at) >= CLAUSE) return false;
    const hasObject = /^(a|an|my|the|just)$/.test(wordAt(tokens, at + 1));
    if (WAS.test(word) && !hasObject)
      return between(tokens, at + 1, at + MAX_TO_TIME, (token) => LATELY.test(token.word));
    if (!REFERS.test(word) && !LATELY.test(word)) return false;
  }
  return false;
}
