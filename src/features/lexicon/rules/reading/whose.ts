import { boundaryAt, follows, wordAt } from './spans.ts';
import { type Subject, subjectsOf } from './subjects.ts';
import { SENTENCE, type Token } from './tokenise.ts';
import { RECENT_WORDS, RELATIVES_ILLNESS } from './words/scope-words.ts';
import { SELF_WORDS } from './words/subject-words.ts';

/** Whose illness each word is about, and what that says about the writer. */
export interface Whose {
  /** For each word, true if its statement is about the illness of a person other than the patient. */
  readonly others: readonly boolean[];
  /** For each word of `others`, true if that illness is over or the person well again. */
  readonly over: readonly boolean[];
  readonly subjects: readonly Subject[];
  /** True if all complaints are the writer's own, so that a baby in the text isn't the patient. */
  readonly writerOnly: boolean;
  /** True if there are complaints of others and none of the writer's. */
  readonly writerWell: boolean;
}

/** Words of one statement that are read, at most. */
const MAX_STATEMENT = 40;
/** Words that say that a person has recovered. */
const WELL_NOW = new Set('fine okay ok better well recovered discharged survived recover healthy'.split(' '));
const NOT_WELL = /^(not|no|isnt|never|feel|feels|feeling|get|getting|hardly|neither)$/;

/** True for "childhood", "years ago" and "last year"; false for "60 years", which is an age. */
function isLongAgo(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (word === 'childhood') return true;
  if (word !== 'year' && word !== 'years') return false;
  return follows(tokens, at + 1, 'ago|back') || follows(tokens, at - 1, 'last|past|many|some|several');
}

/** True at the end of "once, not him" and "she is fine now". */
function endsWell(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (word === 'once' || word === 'dead') return true;
  if (word === 'not' && follows(tokens, at + 1, 'him|her|me|mine|my|this')) return true;
  return WELL_NOW.has(word) && !NOT_WELL.test(wordAt(tokens, at - 1)) && !NOT_WELL.test(wordAt(tokens, at - 2));
}

const isRecent = (word: string) => RECENT_WORDS.has(word) && word !== 'ago';
const isOfToday = (word: string) => isRecent(word) && word !== 'yesterday';

/** True if the statement that this word belongs to, or the next one, says that the person is well or the illness over. */
function isWellNow(tokens: readonly Token[], at: number): boolean {
  let sentences = 0;
  for (let k = at; k < tokens.length && k < at + MAX_STATEMENT; k += 1) {
    const word = wordAt(tokens, k);
    if (k > at && boundaryAt(tokens, k) >= SENTENCE) sentences += 1;
    if (sentences > 1 || (k > at && SELF_WORDS.has(word) && word !== 'me')) return false;
    if (endsWell(tokens, k)) return true;
  }
  return false;
}

/** The first word of the statement that this word belongs to: same sentence, same subject. */
function startOfStatement(tokens: readonly Token[], subjects: readonly Subject[], at: number): number {
  let from = at;
  const earliest = Math.max(0, at - MAX_STATEMENT);
  while (from > earliest && subjects[from - 1] === subjects[at] && boundaryAt(tokens, from) < SENTENCE) from -= 1;
  return from;
}

/**
 * True if the statement that this word belongs to describes an illness that is over: "had", "died", "last year".
 * @param recent true for words that place the illness in the present, so that it isn't over
 */
function isOver(
  tokens: readonly Token[],
  subjects: readonly Subject[],
  at: number,
  recent: (word: string) => boolean = isRecent,
): boolean {
  let past = false;
  const from = startOfStatement(tokens, subjects, at);
  for (let k = from; k < tokens.length && subjects[k] === subjects[at] && k < from + MAX_STATEMENT; k += 1) {
    const word = wordAt(tokens, k);
    if (k > from && boundaryAt(tokens, k) >= SENTENCE) break;
    if (recent(word)) return false;
    if (RELATIVES_ILLNESS.has(word) || isLongAgo(tokens, k)) past = true;
  }
  return past;
}

/**
 * Returns whose complaints a text describes, statement by statement. An outsider's illness is ignored once the patient has
 * complaints of their own; a family member's only if it is over; that of a described person's relative always. In doubt
 * the illness counts as the patient's, which is the safe side.
 * @param complaintAt places of words that belong to complaints that are present
 */
export function whoseOf(tokens: readonly Token[], complaintAt: ReadonlySet<number>): Whose {
  const subjects = subjectsOf(tokens);
  const complaints: Record<Subject, number> = { self: 0, kin: 0, outsider: 0, theirs: 0, described: 0, unsaid: 0 };
  for (const at of complaintAt) {
    const subject = subjects[at];
    if (subject !== undefined) complaints[subject] += 1;
  }
  const ofNonOutsiders = complaints.self + complaints.kin + complaints.described;
  let run = -1;
  let runIsOver = false;
  const others = subjects.map((subject, at) => {
    if (subject === 'theirs') return true;
    if (subject === 'outsider') {
      return ofNonOutsiders > 0 || (complaints.unsaid > 0 && isOver(tokens, subjects, at));
    }
    if (subject !== 'kin' || complaints.self + complaints.described === 0) return false;
    const begins = subjects[at - 1] !== 'kin' || boundaryAt(tokens, at) >= SENTENCE;
    if (begins || run < 0) {
      run = at;
      runIsOver = isOver(tokens, subjects, at);
    }
    return runIsOver;
  });
  const over = subjects.map(
    (subject, at) =>
      others[at] === true &&
      (subject === 'kin' || isOver(tokens, subjects, at, isOfToday) || (complaintAt.has(at) && isWellNow(tokens, at))),
  );
  return {
    others,
    over,
    subjects,
    writerOnly: complaints.self > 0 && complaints.kin + complaints.described === 0,
    writerWell: complaints.self === 0 && complaints.kin + complaints.described > 0,
  };
}
