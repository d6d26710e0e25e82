import { joinsOf, tableOf } from './preparing/phrase-table.ts';
import { IMPERSONAL_FRAMES } from './questions/question-topics.ts';
import { between, clauseEnd, follows, wordAt } from './spans.ts';
import type { Span } from './time-past.ts';
import { CLAUSE, COMMA, type Token } from './tokenise.ts';

/** Words that one "if" covers, at most. */
const MAX_SPAN = 12;
/** Words of what a person has read. */
const MAX_READ = 24;
const BEGINNINGS = new Set(
  'if watch look watching case risk prevent avoid might could may will would can does cause causes lead leads means read heard signs symptoms difference aid know'.split(
    ' ',
  ),
);
/** Words behind a question about an illness that show whose it is. */
const NEAR = 4;
const IMPERSONAL = tableOf(IMPERSONAL_FRAMES);
const MODALS = new Set(['might', 'could', 'may', 'will', 'would']);
const MAY_COME = /^(gets?|develops?|becomes?|starts?|begins?|happens?|should|were|appears?|worsens?|will)$/;
const ADVICE = /^(return|told|advised|said|says|warned|asked|instructed|come|go|do|worry|call|bring|back|case)$/;
const CAUSING = /^(cause|causes|lead|leads|result|trigger|triggers|increase|mean|means)$/;
const FEARS = /^(afraid|worried|scared|fear|worry|terrified|anxious)$/;

/** True for "if he gets worse", "come back if ..." and "what if ..."; false for "it hurts if I press", which is felt now. */
function isHypotheticalIf(tokens: readonly Token[], at: number): boolean {
  return (
    between(tokens, at + 1, at + 5, ({ word }) => MAY_COME.test(word)) ||
    between(tokens, at - 7, at, ({ word }) => ADVICE.test(word)) ||
    follows(tokens, at - 1, 'what')
  );
}

const PERSONAL = /^(my|me|mine|i|im|am|his|her|he|she|him|our|us|we|this|these|dey|now|today)$/;

/** The words behind the opening of a question about an illness as such; undefined if they are about a person of the text. */
export function impersonalAt(tokens: readonly Token[], at: number): Span | undefined {
  const words = joinsOf(IMPERSONAL, tokens, at);
  if (words === 0) return undefined;
  const from = at + words;
  const to = clauseEnd(tokens, from, CLAUSE, MAX_SPAN);
  return between(tokens, from, to, ({ word }) => PERSONAL.test(word)) ? undefined : { from, to };
}

/** True if the rest of the clause is about a person of the text: "can it cause my chest pain". */
function isOfSomeone(tokens: readonly Token[], from: number): boolean {
  const to = clauseEnd(tokens, from, CLAUSE, NEAR);
  return between(tokens, from, to, (t) =>
    /^(my|this|these|his|her|our|me|am|have|having|i|he|she|him|dey|now)$/.test(t.word),
  );
}

/**
 * True for "can cold water cause pneumonia", "I read that fever and stiff neck means meningitis" and "signs of a stroke": a
 * question about an illness. False for "what can cause palpitations", which the writer has.
 */
function isInquiredAbout(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (isOfSomeone(tokens, at + 1)) return false;
  if (word === 'difference') return follows(tokens, at + 1, 'between');
  if (word === 'aid') return follows(tokens, at - 1, 'first');
  if (word === 'know')
    return (
      follows(tokens, at + 1, 'if|whether|when|how|what') &&
      between(tokens, at - 4, at, (t) => /^(want|how|wants|like|wish)$/.test(t.word))
    );
  if (word === 'signs' || word === 'symptoms')
    return (
      follows(tokens, at + 1, 'of') &&
      !between(tokens, at - 4, at, (t) => /^(have|has|having|showing|shows|with|got)$/.test(t.word))
    );
  if (word === 'read' || word === 'heard')
    return follows(tokens, at - 1, 'i|we|ive') && follows(tokens, at + 1, 'that|about|of');
  if (!CAUSING.test(word)) return false;
  return (
    between(tokens, at - 7, at, (t) => /^(can|does|will|could|would|true)$/.test(t.word)) &&
    !between(tokens, at - 4, at, (t) => t.word === 'what')
  );
}

/** True for "watch for", "look out for", "in case of", "risk of" and "prevent". */
function isWatchedFor(tokens: readonly Token[], at: number): boolean {
  switch (wordAt(tokens, at)) {
    case 'watch':
    case 'look':
    case 'watching':
      return follows(tokens, at + 1, 'for') || follows(tokens, at + 1, 'out', 'for');
    case 'case':
    case 'risk':
      return follows(tokens, at + 1, 'of');
    case 'prevent':
      return !follows(tokens, at + 1, 'me|him|her|us|them');
    default:
      return false;
  }
}

/**
 * Returns the words that say what might come or what a patient should watch for: "come back if there are convulsions",
 * "watch out for blood", "I'm afraid it could be". Undefined if the word at this place begins no such statement.
 */
export function hypotheticalAt(tokens: readonly Token[], at: number): Span | undefined {
  const word = wordAt(tokens, at);
  const impersonal = impersonalAt(tokens, at);
  if (impersonal !== undefined) return impersonal;
  if (!BEGINNINGS.has(word)) return undefined;
  const from = at + 1;
  const until = (boundary: number): Span => ({ from, to: clauseEnd(tokens, from, boundary, MAX_SPAN) });
  if (word === 'if') return isHypotheticalIf(tokens, at) ? until(COMMA) : undefined;
  if (isWatchedFor(tokens, at)) return until(CLAUSE);
  if (isInquiredAbout(tokens, at))
    return { from, to: clauseEnd(tokens, from, CLAUSE, word === 'read' || word === 'heard' ? MAX_READ : MAX_SPAN) };
  const isFeared = MODALS.has(word) && between(tokens, at - 6, at, (token) => FEARS.test(token.word));
  return isFeared ? until(COMMA) : undefined;
}
