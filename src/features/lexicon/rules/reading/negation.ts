import { boundaryAt, wordAt } from './spans.ts';
import { CLAUSE, COMMA, JOINED, SENTENCE, type Token } from './tokenise.ts';
import {
  ENDS_NEGATION,
  HELPING_VERBS,
  LIST_NEGATORS,
  NEGATORS,
  NOT_AFTER_NEGATION,
  PERSONS,
} from './words/scope-words.ts';

/** Words that one negation covers, at most. */
const MAX_SCOPE = 45;
const NONE = -1;
/** Words that may stand between "not" and "better". */
const AFTER_NEGATOR = new Set(['any', 'be', 'been', 'dey', 'feel', 'get', 'getting', 'gree', 'really', 'to', 'wan']);
/** After these "with" doesn't end what is denied: "no trouble with breathing". */
const BEFORE_WITH = /^(associated|accompanied|trouble|problem|come)/;
const ABSENT_AFTER = new Set(['absent', 'none', 'nil', 'denied', 'negative', 'neg', 'unlikely']);
const ABSENT_AFTER_NOT = new Set(['found', 'noted', 'present', 'reported', 'seen', 'there', 'used', 'worn']);

/** True for "no change", false for "change of" and "to change", which name something else. */
function isNoChange(tokens: readonly Token[], at: number): boolean {
  return !/^(of|in|to)$/.test(wordAt(tokens, at + 1)) && !/^(in|to|of)$/.test(wordAt(tokens, at - 1));
}

/** True for "not better", "no relief", "won't stop": a negation that says that a complaint goes on. */
function saysThatItGoesOn(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next <= at + 3; next += 1) {
    const token = tokens[next];
    if (token === undefined || token.boundary >= COMMA) return false;
    if (token.stem === 'chang' || token.stem === 'change') return isNoChange(tokens, next);
    if (NOT_AFTER_NEGATION.has(token.stem)) return true;
    if (!AFTER_NEGATOR.has(token.word)) return false;
  }
  return false;
}

/** True for "never vomited blood before, today he vomits": what was absent until now is present. */
function saysThatItIsNew(tokens: readonly Token[], at: number, end: number): boolean {
  if (wordAt(tokens, at) !== 'never' || wordAt(tokens, end - 1) !== 'before') return false;
  const before = tokens.slice(at + 1, end - 1).map(({ stem }) => stem);
  const after = tokens.slice(end, end + 6).map(({ stem }) => stem);
  return /^(today|now|but|this|yesterday)$/.test(after[0] ?? '') && after.some((stem) => before.includes(stem));
}

const beginsStatement = (word: string) => NEGATORS.has(word) || ENDS_NEGATION.has(word) || HELPING_VERBS.has(word);

/**
 * True if the words after a comma are more members of the list that a negator begins: an "or" or "and" before its last
 * member shows it, as does a negator that usually has a list.
 */
function continuesList(tokens: readonly Token[], from: number, listNegator: boolean): boolean {
  for (let at = from; at < tokens.length && at < from + MAX_SCOPE; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.boundary >= CLAUSE) return listNegator;
    if (token.word === 'or' || token.word === 'nor') return true;
    if (beginsStatement(token.word)) return listNegator;
    const isFirst = token.boundary === COMMA || wordAt(tokens, at - 1) === 'and';
    if (isFirst && PERSONS.has(token.word)) return listNegator;
    if (token.word === 'and' && !endsAfterAnd(tokens, at)) return true;
  }
  return listNegator;
}

/** True if an "and" begins a new statement rather than the last member of a list. */
function endsAfterAnd(tokens: readonly Token[], and: number): boolean {
  for (let at = and + 1; at <= and + 6; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.boundary >= COMMA) return false;
    if (PERSONS.has(token.word) || beginsStatement(token.word)) return true;
    if (token.stem === 'sever' || token.word === 'with') return true;
  }
  return false;
}

/** True if the scope of a negator ends at a comma before this word: what follows isn't its list any more. */
function endsAtComma(tokens: readonly Token[], at: number, negator: number): boolean {
  if (tokens[at]?.boundary !== COMMA) return false;
  const word = wordAt(tokens, at);
  if (word === 'or' || word === 'nor' || word === '/') return false;
  if (PERSONS.has(word) || NEGATORS.has(word)) return true;
  return !continuesList(tokens, at, LIST_NEGATORS.has(wordAt(tokens, negator)));
}

/** True if the scope of a negator ends before this word. */
function endsScope(tokens: readonly Token[], at: number, negator: number): boolean {
  if (boundaryAt(tokens, at) >= CLAUSE) return true;
  const word = wordAt(tokens, at);
  if (ENDS_NEGATION.has(word) && at > negator + 1) return true;
  if (HELPING_VERBS.has(word) && at > negator + 2) return true;
  if (word === 'with' && at > negator + 1 && !BEFORE_WITH.test(wordAt(tokens, at - 1))) return true;
  return endsAtComma(tokens, at, negator) || (word === 'and' && endsAfterAnd(tokens, at));
}

/** The place behind the last word that a negator covers. */
function endOfScope(tokens: readonly Token[], negator: number): number {
  const limit = Math.min(tokens.length, negator + MAX_SCOPE + 1);
  let at = negator + 1;
  while (at < limit && !endsScope(tokens, at, negator)) at += 1;
  return at;
}

/**
 * Returns for each word the place of the negator that covers it, or -1: "denies fever, cough or rash, but has a headache"
 * covers everything up to "rash". Looks ahead a bounded number of words.
 */
export function negators(tokens: readonly Token[]): Int16Array | Int32Array {
  const covered = new Int32Array(tokens.length).fill(NONE);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const verb = token?.word === 'nobody' ? verbOfNoOne(tokens, at) : undefined;
    if (verb !== undefined) {
      const end = endOfScope(tokens, verb);
      for (let k = verb + 1; k < end; k += 1) covered[k] = at;
      continue;
    }
    if (token === undefined || !NEGATORS.has(token.word) || looksBack(tokens, at) || saysThatItGoesOn(tokens, at))
      continue;
    const end = endOfScope(tokens, at);
    if (saysThatItIsNew(tokens, at, end)) continue;
    for (let k = at + 1; k < end; k += 1) covered[k] = at;
  }
  return covered;
}

/** The verb of "no one here has ...", which denies what follows. "No one knows ..." denies nothing. */
function verbOfNoOne(tokens: readonly Token[], at: number): number | undefined {
  for (let next = at + 1; next <= at + 4; next += 1) {
    if (boundaryAt(tokens, next) >= COMMA) return undefined;
    if (/^(has|have|had)$/.test(wordAt(tokens, next))) return next;
  }
  return undefined;
}

/** True for "HIV negative, fever", which denies what stands before; "negative for fever" denies what follows. */
function looksBack(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'negative' && tokens[at + 1]?.word !== 'for';
}

/** True if a "no" behind a finding denies it: "fever: no", "fever no dey"; false for "fever no dey go", which goes on. */
function isNoBehind(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at + 1) === 'dey') {
    return !saysThatItGoesOn(tokens, at) && boundaryAt(tokens, at + 2) > JOINED;
  }
  return boundaryAt(tokens, at) >= CLAUSE && boundaryAt(tokens, at + 1) >= COMMA;
}

/** True if the word at this place denies the finding before it, undefined if the next word decides. */
function deniesBefore(tokens: readonly Token[], at: number, isFirst: boolean): boolean | undefined {
  const token = tokens[at];
  if (token === undefined) return false;
  const { word } = token;
  // "Fever? No." denies, a sentence that begins with "no" doesn't.
  if (token.boundary >= SENTENCE) return isFirst && word === 'no' && boundaryAt(tokens, at + 1) >= SENTENCE;
  if (ABSENT_AFTER.has(word)) return true;
  if (word === 'no') return isNoBehind(tokens, at);
  if (word === 'not') return ABSENT_AFTER_NOT.has(wordAt(tokens, at + 1));
  return word === 'is' || word === 'was' || word === 'are' || word === 'were' ? undefined : false;
}

/** True if the words behind a finding deny it: "fever: no", "vomiting - none", "chest pain absent", "fever no dey". */
export function deniedAfter(tokens: readonly Token[], last: number): boolean {
  for (let at = last + 1; at <= last + 3; at += 1) {
    const denies = deniesBefore(tokens, at, at === last + 1);
    if (denies !== undefined) return denies;
  }
  return false;
}
