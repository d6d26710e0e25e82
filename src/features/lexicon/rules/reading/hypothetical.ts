import { between, clauseEnd, follows } from './spans.ts';
import type { Span } from './time-past.ts';
import { CLAUSE, COMMA, type Token } from './tokenise.ts';

/** Most words that one "if" covers. */
const LONGEST = 12;
const BEGINNINGS = new Set('if watch look watching case risk prevent might could may will would'.split(' '));
const MAY_COME = /^(gets?|develops?|becomes?|starts?|begins?|happens?|should|were|appears?|worsens?|will)$/;
const ADVICE = /^(return|told|advised|said|says|warned|asked|instructed|come|go|do|worry|call|bring|back|case)$/;
const FEARS = /^(afraid|worried|scared|fear|worry|terrified|anxious)$/;

/**
 * What might come, or what somebody was told to watch for: "come back if there are convulsions", "what if he gets
 * worse", "watch out for blood". Undefined if this word begins none. "It hurts if I press" is felt now.
 */
export function hypotheticalAt(tokens: readonly Token[], at: number): Span | undefined {
  const word = tokens[at]?.word ?? '';
  if (!BEGINNINGS.has(word)) return undefined;
  const rest = (from: number, boundary: number): Span => ({ from, to: clauseEnd(tokens, from, boundary, LONGEST) });
  if (word === 'if') {
    const may = between(tokens, at + 1, at + 5, (token) => MAY_COME.test(token.word));
    const advised = between(tokens, at - 7, at, (token) => ADVICE.test(token.word));
    const asked = follows(tokens, at - 1, 'what');
    return may || advised || asked ? rest(at + 1, COMMA) : undefined;
  }
  const watched =
    (/^(watch|look|watching)$/.test(word) &&
      (follows(tokens, at + 1, 'for') || follows(tokens, at + 1, 'out', 'for'))) ||
    (word === 'case' && follows(tokens, at + 1, 'of')) ||
    (word === 'risk' && follows(tokens, at + 1, 'of')) ||
    (word === 'prevent' && !follows(tokens, at + 1, 'me|him|her|us|them'));
  if (watched) return rest(at + 1, CLAUSE);
  if (/^(might|could|may|will|would)$/.test(word) && between(tokens, at - 6, at, (token) => FEARS.test(token.word)))
    return rest(at + 1, COMMA);
  return undefined;
}
