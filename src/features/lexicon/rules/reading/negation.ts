import { CLAUSE, COMMA, SENTENCE, type Token } from './tokenise.ts';
import {
  ENDS_NEGATION,
  HELPING_VERBS,
  LIST_NEGATORS,
  NEGATORS,
  NOT_AFTER_NEGATION,
  PERSONS,
} from './words/scope-words.ts';

/** Most words that one negation can cover. */
const LONGEST_SCOPE = 45;
const NONE = -1;

/** "not better", "no relief", "won't stop": a negation that says that something goes on. */
function saysThatItGoesOn(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next <= at + 3; next += 1) {
    const token = tokens[next];
    if (token === undefined || token.boundary >= COMMA) return false;
    if (token.stem === 'chang' || token.stem === 'change')
      return !/^(of|in|to)$/.test(tokens[next + 1]?.word ?? '') && !/^(in|to|of)$/.test(tokens[next - 1]?.word ?? '');
    if (NOT_AFTER_NEGATION.has(token.stem)) return true;
    if (
      !['dey', 'getting', 'get', 'be', 'been', 'really', 'to', 'been', 'any', 'gree', 'wan', 'feel'].includes(
        token.word,
      )
    )
      return false;
  }
  return false;
}

/** "never vomited blood before, today he vomits": what was never there until now is there. */
function saysThatItIsNew(tokens: readonly Token[], at: number, end: number): boolean {
  if (tokens[at]?.word !== 'never' || tokens[end - 1]?.word !== 'before') return false;
  const before = tokens.slice(at + 1, end - 1).map(({ stem }) => stem);
  const after = tokens.slice(end, end + 6).map(({ stem }) => stem);
  return /^(today|now|but|this|yesterday)$/.test(after[0] ?? '') && after.some((stem) => before.includes(stem));
}

/** Where the list after a negator ends, if an "or" or "and" before its last member shows that it is one list. */
function listJoins(tokens: readonly Token[], from: number, listNegator: boolean): boolean {
  for (let at = from; at < tokens.length && at < from + LONGEST_SCOPE; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.boundary >= CLAUSE) return listNegator;
    if (token.word === 'or' || token.word === 'nor') return true;
    if (NEGATORS.has(token.word) || ENDS_NEGATION.has(token.word) || HELPING_VERBS.has(token.word)) return listNegator;
    const begins = token.boundary === COMMA || tokens[at - 1]?.word === 'and';
    if (begins && PERSONS.has(token.word)) return listNegator;
    if (token.word === 'and' && !endsAfterAnd(tokens, at)) return true;
  }
  return listNegator;
}

/** True if the words after an "and" are something new rather than the last member of a list. */
function endsAfterAnd(tokens: readonly Token[], and: number): boolean {
  for (let at = and + 1; at <= and + 6; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.boundary >= COMMA) return false;
    const fresh = PERSONS.has(token.word) || ENDS_NEGATION.has(token.word) || HELPING_VERBS.has(token.word);
    if (fresh || token.stem === 'sever' || NEGATORS.has(token.word) || token.word === 'with') return true;
  }
  return false;
}

function endOfScope(tokens: readonly Token[], negator: number): number {
  const listNegator = LIST_NEGATORS.has(tokens[negator]?.word ?? '');
  let at = negator + 1;
  for (; at < tokens.length && at <= negator + LONGEST_SCOPE; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.boundary >= CLAUSE) break;
    if (ENDS_NEGATION.has(token.word) && at > negator + 1) break;
    if (HELPING_VERBS.has(token.word) && at > negator + 2) break;
    if (
      token.word === 'with' &&
      at > negator + 1 &&
      !/^(associated|accompanied|trouble|problem|come)/.test(tokens[at - 1]?.word ?? '')
    )
      break;
    const joins = token.word === 'or' || token.word === 'nor' || token.word === '/';
    if (token.boundary === COMMA && !joins) {
      if (PERSONS.has(token.word) || NEGATORS.has(token.word)) break;
      if (!listJoins(tokens, at, listNegator)) break;
    }
    if (token.word === 'and' && endsAfterAnd(tokens, at)) break;
  }
  return at;
}

/**
 * For each word the number of the negator that covers it, or -1: "denies fever, cough or rash, but has a headache" covers
 * up to the rash. Looks ahead a bounded number of words.
 */
export function negators(tokens: readonly Token[]): Int16Array | Int32Array {
  const covered = new Int32Array(tokens.length).fill(NONE);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const nobody = token?.word === 'nobody' ? hasOfNobody(tokens, at) : undefined;
    if (nobody !== undefined) {
      const end = endOfScope(tokens, nobody);
      for (let k = nobody + 1; k < end; k += 1) covered[k] = at;
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

/** The verb of "nobody here has ...": what follows it is not there. "Nobody knows ..." denies nothing. */
function hasOfNobody(tokens: readonly Token[], at: number): number | undefined {
  for (let next = at + 1; next <= at + 4; next += 1) {
    const { word = '', boundary = SENTENCE } = tokens[next] ?? {};
    if (boundary >= COMMA) return undefined;
    if (/^(has|have|had)$/.test(word)) return next;
  }
  return undefined;
}

const ABSENT_AFTER = new Set(['absent', 'none', 'nil', 'denied', 'negative', 'neg', 'unlikely']);

/** "negative for fever" speaks of what follows, "HIV negative, fever" of what went before. */
function looksBack(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'negative' && tokens[at + 1]?.word !== 'for';
}

/** "fever: no", "vomiting - none", "chest pain absent", "fever no dey": said after the finding. */
export function deniedAfter(tokens: readonly Token[], last: number): boolean {
  for (let at = last + 1; at <= last + 3; at += 1) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (token.boundary >= SENTENCE)
      return at === last + 1 && token.word === 'no' && (tokens[at + 1]?.boundary ?? SENTENCE) >= SENTENCE;
    if (ABSENT_AFTER.has(token.word)) return true;
    if (token.word === 'no') {
      const next = tokens[at + 1];
      if (next?.word === 'dey') return !saysThatItGoesOn(tokens, at) && (tokens[at + 2]?.boundary ?? SENTENCE) > 0;
      return token.boundary >= CLAUSE && (next === undefined || next.boundary >= COMMA);
    }
    if (token.word === 'not')
      return ['present', 'noted', 'reported', 'seen', 'there', 'used', 'worn', 'found'].includes(
        tokens[at + 1]?.word ?? '',
      );
    if (!['is', 'was', 'are', 'were'].includes(token.word)) return false;
  }
  return false;
}
