import { RECENT_WORDS, RELATIVES_ILLNESS } from './scope-words.ts';
import { type Subject, subjectsOf } from './subjects.ts';
import { SENTENCE, type Token } from './tokenise.ts';

/** Who is ill, as far as whole statements tell. */
export interface Whose {
  /** For each word whether its statement is about somebody else's illness. */
  readonly others: readonly boolean[];
  readonly subjects: readonly Subject[];
  /** Whether only the writer's own complaints are told, so that a baby in the text isn't the patient. */
  readonly writerOnly: boolean;
  /** Whether complaints of others than the writer are told, and none of the writer's. */
  readonly writerWell: boolean;
}

/** Most words of one statement that are looked at. */
const LONGEST = 40;
const LONG_AGO = new Set(['year', 'years', 'childhood']);

/** Whether the statement that this word belongs to tells of an illness that is over: "had", "died", "last year". */
function isOver(tokens: readonly Token[], subjects: readonly Subject[], at: number): boolean {
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
    if (RECENT_WORDS.has(word) && word !== 'ago') return false;
    if (RELATIVES_ILLNESS.has(word) || LONG_AGO.has(word)) past = true;
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
  return {
    others,
    subjects,
    writerOnly: told.self > 0 && told.kin + told.described === 0,
    writerWell: told.self === 0 && told.kin + told.described > 0,
  };
}
