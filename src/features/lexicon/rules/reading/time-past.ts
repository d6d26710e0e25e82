import type { FindingId } from '../findings/all-findings.ts';
import { unitDays, valueOf } from './numbers.ts';
import { between, clauseEnd, clauseStart, follows } from './spans.ts';
import { CLAUSE, COMMA, SENTENCE, type Token } from './tokenise.ts';

/** Words from which on until which a statement is about the past. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const clauseAround = (tokens: readonly Token[], at: number): Span => ({
  from: clauseStart(tokens, at, COMMA, 14),
  to: clauseEnd(tokens, at + 1, COMMA, 14),
});

/** "as a child, he had fits": the comma after an opening time doesn't end what it speaks of. */
function openingAround(tokens: readonly Token[], at: number, last: number): Span {
  const around = clauseAround(tokens, last);
  const opens = (tokens[at]?.boundary ?? SENTENCE) >= SENTENCE && tokens[last + 1]?.boundary === COMMA;
  return opens ? { from: at, to: clauseEnd(tokens, last + 2, COMMA, 14) } : around;
}

/** Whether "last year" says when something began that goes on, or how long: "since last year", "over the last year". */
function goesOn(tokens: readonly Token[], at: number): boolean {
  return between(tokens, at - 3, at, ({ word }) => /^(since|over|for|the|in|from|until|past)$/.test(word));
}

/** "in the first pregnancy", "with my last pregnancy": one that is over; "this is my first pregnancy" isn't. */
function isEarlierPregnancy(tokens: readonly Token[], at: number): boolean {
  if (!follows(tokens, at - 1, 'first|last|previous|earlier|former|second')) return false;
  // "a woman in her first pregnancy at 36 weeks comes with ..." tells of the one that she is in.
  if (between(tokens, at + 1, at + 5, ({ stem }) => stem === 'week' || stem === 'month')) return false;
  if (between(tokens, at - 6, at, ({ word }) => /^(woman|lady|girl|wife|old|she|primigravida)$/.test(word)))
    return false;
  return between(tokens, at - 4, at, ({ word }) => /^(in|with|during|after)$/.test(word));
}

/** Where "but" or "this time" turns to the present. */
function nowBegins(tokens: readonly Token[], from: number, end: number): number {
  for (let at = from; at < end; at += 1) {
    if (/^(but|now|this|today|however)$/.test(tokens[at]?.word ?? '')) return at;
  }
  return end;
}

const MONTHS = /^(january|february|march|april|may|june|july|august|september|october|november|december)$/;
const CURED = /^(treated|recovered|cured|cleared|gone|healed|finished|well|over)$/;
/** Fewest days ago that an illness was, of which "treated" says that it is over. */
const LONG_AGO = 21;

/** Where "had malaria two months ago but it was treated" ends; undefined if it wasn't long ago or isn't said to be over. */
function illnessOver(tokens: readonly Token[], had: number): number | undefined {
  if (!/^(i|he|she|who|we|ive|hes|shes|child|son|daughter|baby|and)$/.test(tokens[had - 1]?.word ?? ''))
    return undefined;
  let longAgo = false;
  for (let at = had + 1; at < tokens.length && at < had + 25; at += 1) {
    const { word = '', boundary = SENTENCE } = tokens[at] ?? {};
    if (boundary >= SENTENCE || /^(again|now|today|yesterday|still|returned)$/.test(word)) return undefined;
    const days = unitDays(tokens[at]);
    if (word === 'ago' && valueOf(tokens[at - 2]) * (unitDays(tokens[at - 1]) ?? 0) >= LONG_AGO) longAgo = true;
    if (word === 'ago' && /^(months|years)$/.test(tokens[at - 1]?.word ?? '')) longAgo = true;
    if (days !== undefined && days >= 30 && follows(tokens, at - 1, 'last')) longAgo = true;
    if (MONTHS.test(word) && follows(tokens, at - 1, 'in|last')) longAgo = true;
    if (longAgo && CURED.test(word) && !follows(tokens, at - 1, 'not')) return at + 1;
  }
  return undefined;
}

/**
 * The statement about the past that this word gives away: "last year", "as a child", "in 2019", "when I was small",
 * "used to". Undefined if it gives none away.
 */
export function pastAt(tokens: readonly Token[], at: number): Span | undefined {
  const { word = '', value = Number.NaN } = tokens[at] ?? {};
  if (word === 'pregnancy' && isEarlierPregnancy(tokens, at))
    return { from: at, to: nowBegins(tokens, at + 1, clauseEnd(tokens, at + 1, SENTENCE, 25)) };
  if (word === 'last' && follows(tokens, at + 1, 'year') && !goesOn(tokens, at))
    return openingAround(tokens, at, at + 1);
  if (word === 'as' && follows(tokens, at + 1, 'a|an', 'child|kid|baby|infant|teenager|toddler|boy|girl'))
    return openingAround(tokens, at, at + 2);
  if (word === 'had' || word === 'have') {
    const end = illnessOver(tokens, at);
    if (end !== undefined) return { from: at, to: end };
  }
  if (value >= 1950 && value <= 2100 && follows(tokens, at - 1, 'in')) return openingAround(tokens, at - 1, at);
  if (word === 'used' && follows(tokens, at + 1, 'to', 'have|get|suffer|be|feel|experience'))
    return { from: at, to: clauseEnd(tokens, at + 1, COMMA, 12) };
  if (word === 'when' && follows(tokens, at + 1, 'i|he|she|they', 'was|were')) {
    const small = between(tokens, at + 3, at + 6, ({ word: w }) =>
      /^(young|younger|child|kid|small|little|baby|school)$/.test(w),
    );
    const years = unitDays(tokens[at + 4]) ?? 365;
    if (valueOf(tokens[at + 3]) >= 1 && years === 365) return openingAround(tokens, at, at + 3);
    if (small) return openingAround(tokens, at, at + 4);
  }
  return undefined;
}

/** Complaints that are over when somebody says so; what passes and yet is dangerous (a faint, a numb arm) isn't here. */
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

/** "the fever has resolved", "cough went away": the complaint is over, without a "not" or a "but" in between. */
export function isOver(tokens: readonly Token[], finding: FindingId, last: number): boolean {
  if (!CAN_BE_OVER.has(finding)) return false;
  for (let at = last + 1; at <= last + 5; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.boundary >= CLAUSE) return false;
    if (OVER.has(token.word)) return true;
    if (token.word === 'went' && follows(tokens, at + 1, 'away')) return true;
    if (!BEFORE_OVER.test(token.word)) return false;
  }
  return false;
}

const OF_NOW = /^(now|again|currently|presently|anymore|moment|present)$/;
const TURNS = /^(but|however|though|although|only)$/;
const REFERS = /^(it|that|this|they|e|there|i|he|she|we|has|have|had)$/;
const WAS = /^(was|were|had|came|happened|started|began|lasted|dey|been)$/;
const LATELY = /^(today|yesterday|morning|afternoon|evening|night|earlier|before|hour|hours|minutes|ago)$/;
/** Most words from what is denied to the turn, from there to what refers back, and on to the time. */
const TO_TURN = 6;
const TO_WAS = 3;
const TO_TIME = 10;

/**
 * "No chest pain now but it was severe this morning": what is denied is only over, and was there a short while ago. It
 * needs a turn or a new sentence, something that refers back, and a time; "it" of another thing is taken along in doubt.
 */
export function wasThereLately(tokens: readonly Token[], last: number): boolean {
  let now = false;
  for (let at = last + 1; at <= last + TO_TURN; at += 1) {
    const { word = '', boundary = SENTENCE } = tokens[at] ?? {};
    if (at >= tokens.length) return false;
    const turns = TURNS.test(word);
    if (turns || (now && boundary >= COMMA)) return wasBehind(tokens, turns ? at + 1 : at);
    if (boundary >= SENTENCE) return false;
    if (OF_NOW.test(word)) now = true;
  }
  return false;
}

function wasBehind(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + TO_WAS; at += 1) {
    const { word = '', boundary = SENTENCE } = tokens[at] ?? {};
    if (at > from && boundary >= CLAUSE) return false;
    const owned = /^(a|an|my|the|just)$/.test(tokens[at + 1]?.word ?? '');
    if (WAS.test(word) && !owned) return between(tokens, at + 1, at + TO_TIME, (token) => LATELY.test(token.word));
    if (!REFERS.test(word) && !LATELY.test(word)) return false;
  }
  return false;
}
