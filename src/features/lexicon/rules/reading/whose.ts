import { type Subject, subjectsOf } from './subjects.ts';
import { SENTENCE, type Token } from './tokenise.ts';
import { RECENT_WORDS, RELATIVES_ILLNESS } from './words/scope-words.ts';
import { SELF_WORDS } from './words/subject-words.ts';

/** Who is ill, as far as whole statements tell. */
export interface Whose {
  /** For each word whether its statement is about somebody else's illness. */
  readonly others: readonly boolean[];
  /** For each word of `others` whether that illness is over, that person well, or it is one's own no longer. */
  readonly over: readonly boolean[];
  readonly subjects: readonly Subject[];
  /** True if only the writer's own complaints are told, so that a baby in the text isn't the patient. */
  readonly writerOnly: boolean;
  /** True if complaints of others than the writer are told, and none of the writer's. */
  readonly writerWell: boolean;
}

/** Most words of one statement that are looked at. */
const LONGEST = 40;
/** What somebody says whose illness is told to be over. */
const WELL_NOW = new Set('fine okay ok better well recovered discharged survived recover healthy'.split(' '));
const NOT_WELL = /^(not|no|isnt|never|feel|feels|feeling|get|getting|hardly|neither)$/;

/** "60 years" is an age, "years ago" and "last year" are times. */
function isLongAgo(tokens: readonly Token[], at: number): boolean {
  const { word = '' } = tokens[at] ?? {};
  if (word === 'childhood') return true;
  if (word !== 'year' && word !== 'years') return false;
  return (
    /^(ago|back)$/.test(tokens[at + 1]?.word ?? '') ||
    /^(last|past|many|some|several)$/.test(tokens[at - 1]?.word ?? '')
  );
}

/** "once, not him", "she is fine now". */
function endsWell(tokens: readonly Token[], at: number): boolean {
  const { word = '' } = tokens[at] ?? {};
  if (word === 'once' || word === 'dead') return true;
  if (word === 'not' && /^(him|her|me|mine|my|this)$/.test(tokens[at + 1]?.word ?? '')) return true;
  return WELL_NOW.has(word) && !NOT_WELL.test(tokens[at - 1]?.word ?? '') && !NOT_WELL.test(tokens[at - 2]?.word ?? '');
}

const isRecent = (word: string) => RECENT_WORDS.has(word) && word !== 'ago';
const isOfToday = (word: string) => isRecent(word) && word !== 'yesterday';

/** True if the statement that this word belongs to, or the one after it, says that the person is well or it has passed. */
function isWellNow(tokens: readonly Token[], at: number): boolean {
  let sentences = 0;
  for (let k = at; k < tokens.length && k < at + LONGEST; k += 1) {
    if (k > at && (tokens[k]?.boundary ?? SENTENCE) >= SENTENCE) sentences += 1;
    if (sentences > 1 || (k > at && SELF_WORDS.has(tokens[k]?.word ?? '') && tokens[k]?.word !== 'me')) return false;
    if (endsWell(tokens, k)) return true;
  }
  return false;
}

/** True if the statement that this word belongs to tells of an illness that is over: "had", "died", "last year". */
function isOver(
  tokens: readonly Token[],
  subjects: readonly Subject[],
  at: number,
  recent: (word: string) => boolean = isRecent,
): boolean {
  let past = false;
  let from = at;
  while (
    from > 0 &&
    from > at - LONGEST &&
    subjects[from - 1] === subjects[at] &&
    (tokens[from]?.boundary ?? SENTENCE) < SENTENCE
  )
    from -= 1;
  for (let k = from; k < tokens.length && subjects[k] === subjects[at] && k < from + LONGEST; k += 1) {
    const { word = '', boundary = SENTENCE } = tokens[k] ?? {};
    if (k > from && boundary >= SENTENCE) break;
    if (recent(word)) return false;
    if (RELATIVES_ILLNESS.has(word) || isLongAgo(tokens, k)) past = true;
  }
  return past;
}

/**
 * Whose complaints a text tells, by statements. A neighbour's or a colleague's illness doesn't count once the patient has
 * complaints of their own; that of the family only if it is over; that of a described person's relative never. In doubt
 * it counts.
 * @param complaintAt numbers of words that belong to complaints that are there
 */
export function whoseOf(tokens: readonly Token[], complaintAt: ReadonlySet<number>): Whose {
  const subjects = subjectsOf(tokens);
  const told: Record<Subject, number> = { self: 0, kin: 0, outsider: 0, theirs: 0, described: 0, unsaid: 0 };
  for (const at of complaintAt) {
    const subject = subjects[at];
    if (subject !== undefined) told[subject] += 1;
  }
  const notOutside = told.self + told.kin + told.described;
  let run = -1;
  let runIsOver = false;
  const others = subjects.map((subject, at) => {
    if (subject === 'theirs') return true;
    if (subject === 'outsider') {
      return notOutside > 0 || (told.unsaid > 0 && isOver(tokens, subjects, at));
    }
    if (subject !== 'kin' || told.self + told.described === 0) return false;
    const begins = subjects[at - 1] !== 'kin' || (tokens[at]?.boundary ?? SENTENCE) >= SENTENCE;
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
    writerOnly: told.self > 0 && told.kin + told.described === 0,
    writerWell: told.self === 0 && told.kin + told.described > 0,
  };
}
