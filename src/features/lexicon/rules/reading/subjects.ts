import { unitDays, valueOf } from './numbers.ts';
import { boundaryAt, valueAt, wordAt } from './spans.ts';
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
 * Whom a statement is about: the writer, a family member, a person outside the family, a relative of the person described
 * ("his brother"), the person described, or no one that it names.
 */
export type Subject = 'self' | 'kin' | 'outsider' | 'theirs' | 'described' | 'unsaid';

/** Words between "my" and its person, at most: "my 6 weeks old first daughter". */
const MAX_NOUN_PHRASE = 6;
/** Words at the start of a statement among which its subject is looked for; polite openings aren't counted. */
const MAX_BEFORE_SUBJECT = 3;

type Third = 'kin' | 'outsider' | 'described';

/** Words of the writer that begin a new subject even in the middle of a statement. */
const FIRST_PERSON = new Set(['my', 'me', 'i', 'ive']);
const POSSESSIVES = new Set(['his', 'her', 'their']);
/** "E" and "im" are Pidgin. */
const THIRD_PERSON = new Set(['he', 'she', 'e', 'im']);
const OBJECTS = new Set(['him', 'her', 'them']);
const DETERMINERS = new Set(['a', 'an', 'the', 'this', 'our', 'one', 'some', 'another']);
const RELATIVE_WORDS = new Set(['with', 'who', 'whose']);
const TIME_UNIT = /^(week|month|year|day|yr|yo)s?$/;
const BEFORE_PERSON =
  /^(own|old|little|junior|senior|immediate|younger|elder|older|big|first|second|last|only|dear|the|two|three|one|late)$/;

/** True if "60 years old" stands for the person itself, as no person follows: "my 60 years old is ill". */
function isOldPerson(tokens: readonly Token[], old: number): boolean {
  const isAge = unitDays(tokens[old - 1]) !== undefined && !Number.isNaN(valueOf(tokens[old - 2]));
  if (!isAge) return false;
  const after = wordAt(tokens, old + 1);
  const personFollows =
    boundaryAt(tokens, old + 1) < COMMA &&
    (KIN.has(after) || OUTSIDERS.has(after) || /^(first|second|last|only|little)$/.test(after));
  return !personFollows;
}

const isOfNumber = (token: Token) => !Number.isNaN(valueOf(token)) || TIME_UNIT.test(token.word);

/** The person that "my ..." or "a ..." leads to, if it is one. The first noun decides, as in "my neighbour's baby". */
function personAfter(tokens: readonly Token[], at: number): Third | undefined {
  for (let next = at + 1; next <= at + MAX_NOUN_PHRASE; next += 1) {
    const token = tokens[next];
    if (token === undefined || (token.boundary >= COMMA && next > at + 1)) return undefined;
    if (OUTSIDERS.has(token.word)) return 'outsider';
    if (KIN.has(token.word)) return OUTSIDERS.has(wordAt(tokens, next + 1)) ? 'outsider' : 'kin';
    if (token.word === 'old' && isOldPerson(tokens, next)) return 'kin';
    if (!isOfNumber(token) && !BEFORE_PERSON.test(token.word)) return undefined;
  }
  return undefined;
}

/** True if the noun phrase that starts here names a patient as clinicians do: "62-year-old woman". */
function isDescribed(tokens: readonly Token[], at: number): boolean {
  for (let next = at; next <= at + MAX_NOUN_PHRASE; next += 1) {
    const token = tokens[next];
    if (token === undefined || (token.boundary >= COMMA && next > at)) return false;
    if (PATIENT_WORDS.has(token.word)) return true;
  }
  return false;
}

/** Finds the subjects of one text. Remembers who was introduced, for "he", "she" and "his brother". */
class SubjectReader {
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

  /** The subject that the word at this place introduces, otherwise undefined. */
  subjectAt(at: number): Subject | undefined {
    const { tokens } = this;
    const word = wordAt(tokens, at);
    if (SELF_WORDS.has(word)) return 'self';
    if (word === 'my') return this.ownAt(at);
    if (POSSESSIVES.has(word)) return this.relativeAt(at);
    if (THIRD_PERSON.has(word)) return this.third ?? this.meet('described');
    if (DETERMINERS.has(word)) return this.personAt(at);
    if (OUTSIDERS.has(word)) return this.meet('outsider');
    if (KIN.has(word)) return this.meet('kin');
    return !Number.isNaN(valueAt(tokens, at)) && isDescribed(tokens, at) ? this.meet('described') : undefined;
  }

  /** The subject of "my son ..." or "my head ...". */
  private ownAt(at: number): Subject {
    const person = personAfter(this.tokens, at);
    return person === undefined ? 'self' : this.meet(person);
  }

  /** The subject of "his brother ...": a relative of the person introduced before, or the first person of the text. */
  private relativeAt(at: number): Subject {
    const person = personAfter(this.tokens, at);
    if (person === undefined) return this.third ?? 'unsaid';
    return this.introduced ? 'theirs' : this.meet(person);
  }

  /** The subject of "a neighbour ...", "our baby ...", "a 3-year-old boy ...". */
  private personAt(at: number): Subject | undefined {
    const person = personAfter(this.tokens, at);
    if (person === 'outsider') return this.meet(person);
    if (person === undefined && !isDescribed(this.tokens, at)) return undefined;
    const word = wordAt(this.tokens, at);
    return this.meet(word === 'our' || word === 'the' ? 'kin' : 'described');
  }
}

/** The subject once a statement of the writer turns to another person: "I noticed ...", "I saw her ...", "my wife who ...". */
function subjectBeside(tokens: readonly Token[], at: number): Subject {
  const word = wordAt(tokens, at);
  if (ABOUT_OTHERS.has(word) || OBJECTS.has(word)) return 'unsaid';
  return RELATIVE_WORDS.has(word) && KIN.has(wordAt(tokens, at - 1)) ? 'kin' : 'self';
}

/** Returns for each word whom its statement is about. Looks ahead a bounded number of words. */
export function subjectsOf(tokens: readonly Token[]): readonly Subject[] {
  const reader = new SubjectReader(tokens);
  const subjects: Subject[] = [];
  let subject: Subject = 'unsaid';
  // Words for which the subject of a new statement may still follow.
  let open = 0;
  tokens.forEach((token, at) => {
    const { word, boundary } = token;
    const reports = REPORTING.has(word);
    if (boundary >= SENTENCE) subject = 'unsaid';
    if (boundary >= COMMA || JOINING.has(word) || reports) open = MAX_BEFORE_SUBJECT;
    if (open > 0 || FIRST_PERSON.has(word)) {
      const begun = reader.subjectAt(at);
      if (begun !== undefined) {
        subject = begun;
        open = 0;
      } else if (!BEFORE_SUBJECT.has(word) && !reports) open -= 1;
    }
    if (subject === 'theirs' && reports) subject = 'described';
    if (subject === 'self') subject = subjectBeside(tokens, at);
    subjects.push(subject);
  });
  return subjects;
}
