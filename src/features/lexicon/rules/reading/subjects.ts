import { unitDays, valueOf } from './numbers.ts';
import { COMMA, SENTENCE, type Token } from './tokenise.ts';
import {
  ABOUT_OTHERS,
  BEFORE_SUBJECT,
  JOINING,
  KIN,
  OUTSIDERS,
  PATIENT_WORDS,
  REPORTING,
  SELF_WORDS,
} from './words/subject-words.ts';

/**
 * Whom a statement is about: the writer, one of the family, somebody outside it, a relative of the person described
 * ("his brother"), the person described, or nobody that it names.
 */
export type Subject = 'self' | 'kin' | 'outsider' | 'theirs' | 'described' | 'unsaid';

/** Most words between "my" and the person it speaks of: "my 6 weeks old first daughter". */
const NOUN_PHRASE = 6;

type Third = 'kin' | 'outsider' | 'described';

/** The person that "my ..." or "a ..." leads to, if it is one: the first word decides ("my neighbour's baby"). */
function personAfter(tokens: readonly Token[], at: number): Third | undefined {
  for (let next = at + 1; next <= at + NOUN_PHRASE; next += 1) {
    const token = tokens[next];
    if (token === undefined || (token.boundary >= COMMA && next > at + 1)) return undefined;
    if (OUTSIDERS.has(token.word)) return 'outsider';
    if (KIN.has(token.word)) return OUTSIDERS.has(tokens[next + 1]?.word ?? '') ? 'outsider' : 'kin';
    if (token.word === 'old' && unitDays(tokens[next - 1]) !== undefined && !Number.isNaN(valueOf(tokens[next - 2]))) {
      const after = tokens[next + 1];
      const named =
        after !== undefined &&
        after.boundary < COMMA &&
        (KIN.has(after.word) || OUTSIDERS.has(after.word) || /^(first|second|last|only|little)$/.test(after.word));
      if (!named) return 'kin';
    }
    const counts = !Number.isNaN(valueOf(token)) || /^(week|month|year|day|yr|yo)s?$/.test(token.word);
    if (
      !counts &&
      !/^(own|old|little|junior|senior|immediate|younger|elder|older|big|first|second|last|only|dear|the|two|three|one|late)$/.test(
        token.word,
      )
    )
      return undefined;
  }
  return undefined;
}

function isDescribed(tokens: readonly Token[], at: number): boolean {
  for (let next = at; next <= at + NOUN_PHRASE; next += 1) {
    const token = tokens[next];
    if (token === undefined || (token.boundary >= COMMA && next > at)) return false;
    if (PATIENT_WORDS.has(token.word)) return true;
  }
  return false;
}

/** Subjects of the statements of one text, read from its start. */
class Reader {
  private third: Third | undefined;
  private introduced = false;
  private readonly tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  private meet(person: Third): Third {
    this.third = person;
    if (person !== 'outsider') this.introduced = true;
    return person;
  }

  /** The subject that begins at this word; undefined if none does. */
  beginning(at: number): Subject | undefined {
    const { tokens } = this;
    const word = tokens[at]?.word ?? '';
    if (SELF_WORDS.has(word)) return 'self';
    if (word === 'my') {
      const person = personAfter(tokens, at);
      return person === undefined ? 'self' : this.meet(person);
    }
    if (word === 'his' || word === 'her' || word === 'their') {
      const person = personAfter(tokens, at);
      if (person === undefined) return this.third ?? 'unsaid';
      return this.introduced ? 'theirs' : this.meet(person);
    }
    if (word === 'he' || word === 'she' || word === 'e' || word === 'im') return this.third ?? this.meet('described');
    if (/^(a|an|the|this|our|one|some|another)$/.test(word)) {
      const person = personAfter(tokens, at);
      if (person === 'outsider') return this.meet(person);
      if (person === 'kin' || isDescribed(tokens, at))
        return this.meet(word === 'our' || word === 'the' ? 'kin' : 'described');
      return undefined;
    }
    if (OUTSIDERS.has(word)) return this.meet('outsider');
    if (KIN.has(word)) return this.meet('kin');
    if (!Number.isNaN(tokens[at]?.value ?? Number.NaN) && isDescribed(tokens, at)) return this.meet('described');
    return undefined;
  }
}

/** For each word whom its statement is about. Looks ahead a bounded number of words. */
export function subjectsOf(tokens: readonly Token[]): readonly Subject[] {
  const reader = new Reader(tokens);
  const subjects: Subject[] = [];
  let subject: Subject = 'unsaid';
  let open = 0;
  tokens.forEach((token, at) => {
    const { word, boundary } = token;
    if (boundary >= SENTENCE) subject = 'unsaid';
    if (boundary >= COMMA || JOINING.has(word) || REPORTING.has(word)) open = 3;
    const mine = word === 'my' || word === 'me';
    if (open > 0 || mine || word === 'i' || word === 'ive') {
      const begun = reader.beginning(at);
      if (begun !== undefined) {
        subject = begun;
        open = 0;
      } else if (!BEFORE_SUBJECT.has(word) && !REPORTING.has(word)) open -= 1;
    }
    if (subject === 'theirs' && REPORTING.has(word)) subject = 'described';
    if (subject === 'self' && (ABOUT_OTHERS.has(word) || word === 'him' || word === 'her' || word === 'them'))
      subject = 'unsaid';
    if (
      subject === 'self' &&
      (word === 'with' || word === 'who' || word === 'whose') &&
      KIN.has(tokens[at - 1]?.word ?? '')
    )
      subject = 'kin';
    subjects.push(subject);
  });
  return subjects;
}
