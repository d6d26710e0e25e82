import { unitDays, valueOf } from './numbers.ts';
import { between, boundaryAt, continuesAt, follows, stemAt, valueAt, wordAt } from './spans.ts';
import { COMMA, JOINED, SENTENCE, type Token } from './tokenise.ts';
import type { Whose } from './whose.ts';
import { AGE_ESTIMATES, WHO_WORDS } from './words/patient-words.ts';
import { CHILD_WORDS, KIN, OUTSIDERS } from './words/subject-words.ts';

/** An age in years, and whether it is only an estimate from a word such as "toddler". */
export interface Age {
  readonly ageYears?: number;
  readonly ageEstimated?: boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const LASTING = words('for past last over since ago history x after in');
const PERSONS = words([...KIN, ...OUTSIDERS].join(' ') + ' aged age man woman lady patient law');
const PRONOUNS = words('he she hes shes');
const COPULA = words('is was turned just turns na');
/** Numbers that count things, never years. */
const VAGUE = words('couple few several many');
const NOT_AN_AGE = words(
  'pregnant ago gestation history pregnancy late overdue now gone apart already back before after since belle gestational postpartum',
);
const MEASURES = words(
  'times / kg cm weeks days months hours week day month hour percent c f degrees degree mg tablets minutes or to out of over mmol ' +
    'beers bottles times children kids others weeks',
);

/** "aged 48", "48 y/o", "34 F": ages that need no unit of time. */
function ageWithoutUnit(tokens: readonly Token[], at: number, value: number): number | undefined {
  const unit = wordAt(tokens, at + 1);
  const before = wordAt(tokens, at - 1);
  if (unit === 'yo' || (unit === 'y' && follows(tokens, at + 2, 'o|/'))) return value;
  const isLetterOfSex = (unit === 'm' || unit === 'f') && continuesAt(tokens, at + 1);
  if (isLetterOfSex && value >= 14 && !LASTING.has(before)) return value;
  if (before === 'aged' || before === 'age') return value;
  const isDecade = unit === 's' && value >= 20 && value % 10 === 0;
  if (isDecade && /^(his|her|their|early|late|mid)$/.test(before)) return value + 5;
  return undefined;
}

/** True if the number at this place counts something else than years: "is 3 times", "has 2 children". */
function countsOther(tokens: readonly Token[], at: number): boolean {
  const unit = tokens[at + 1];
  return unit?.boundary === JOINED && (MEASURES.has(unit.word) || unitDays(unit) !== undefined);
}

/** "My mother is 52.", "she just turned 30 and": a person, a verb and a number with nothing counted behind it. */
function isAgeOfPerson(tokens: readonly Token[], at: number): boolean {
  const person = wordAt(tokens, at - 2);
  if (!COPULA.has(wordAt(tokens, at - 1)) || VAGUE.has(wordAt(tokens, at))) return false;
  const isClosed = boundaryAt(tokens, at + 1) >= COMMA || follows(tokens, at + 1, 'and|with|who|but');
  return isClosed && (PERSONS.has(person) || PRONOUNS.has(person));
}

/** "Mama is past 70." */
function isPastAge(tokens: readonly Token[], at: number, value: number): boolean {
  return (
    value >= 60 &&
    boundaryAt(tokens, at + 1) >= COMMA &&
    follows(tokens, at - 2, 'is|was|don|has', 'pass|passed|past|over|above') &&
    PERSONS.has(wordAt(tokens, at - 3))
  );
}

/** "my daughter, 4, has", "he is 5", "I am 52": a bare number after a person. */
function bareAfterPerson(tokens: readonly Token[], at: number, value: number): number | undefined {
  const token = tokens[at];
  if (token === undefined || !Number.isInteger(value) || countsOther(tokens, at)) return undefined;
  if (isAgeOfPerson(tokens, at)) return value;
  if (Number.isNaN(token.value)) return undefined;
  if (isPastAge(tokens, at, value)) return value;
  const before = wordAt(tokens, at - 1);
  if (before === 'im' || before === 'am') return value >= 12 ? value : undefined;
  if (PERSONS.has(before)) return token.boundary < SENTENCE ? value : undefined;
  return PRONOUNS.has(before) ? value : undefined;
}

/** True if the words before the number make it an age: "my daughter 3 years", "he is 3 years", "baby of 7 months". */
function belongsToPerson(tokens: readonly Token[], at: number, days: number): boolean {
  const before = wordAt(tokens, at - 1);
  const twoBefore = wordAt(tokens, at - 2);
  const person = /^(is|was|just|of|na|only|turned)$/.test(before) ? twoBefore : before;
  if (PERSONS.has(person) || (PRONOUNS.has(person) && days >= 30)) return true;
  // "She is 6 days" is the age of a baby mentioned before. Said of anyone else, it is how long ago something was.
  const isOfPronoun = before === 'is' && PRONOUNS.has(twoBefore);
  return isOfPronoun && between(tokens, 0, at, ({ word }) => /^(baby|newborn|neonate|infant)$/.test(word));
}

/** True if the words after the unit make it an age: "3 years old", "3 years of age", "3 year boy". */
function precedesPerson(tokens: readonly Token[], at: number, next: number): boolean {
  if (wordAt(tokens, next) === 'old' || follows(tokens, next, 'of', 'age')) return true;
  return WHO_WORDS.has(wordAt(tokens, next)) && continuesAt(tokens, next) && !LASTING.has(wordAt(tokens, at - 1));
}

/** "I am 30 years" of an adult, and "8 months," at the start of a message, which says so of a baby. */
function isOwnAgeOrOpening(tokens: readonly Token[], at: number, next: number, days: number): boolean {
  const value = valueOf(tokens[at]);
  if (follows(tokens, at - 1, 'im|am')) return days === 365 && value >= 12;
  return at === 0 && days === 30 && value <= 24 && tokens[next]?.boundary === COMMA;
}

/** True for "baby was born 3 days ago". */
function isBornAgo(tokens: readonly Token[], at: number, next: number): boolean {
  return (
    wordAt(tokens, at - 1) === 'born' &&
    wordAt(tokens, next) === 'ago' &&
    between(tokens, at - 5, at - 1, ({ word }) => CHILD_WORDS.has(word))
  );
}

/** "48-year-old", "8/12 old", "baby is 11 days old", "my daughter 3 years", "day 11 baby": ages with a unit of time. */
function ageWithUnit(tokens: readonly Token[], at: number, value: number): number | undefined {
  const unit = wordAt(tokens, at + 1);
  if (wordAt(tokens, at - 1) === 'day' && CHILD_WORDS.has(unit)) return value / 365;
  // "8/12" is eight months.
  const isTwelfths = unit === '/' && valueAt(tokens, at + 2) === 12;
  const days = isTwelfths ? 30 : unitDays(tokens[at + 1]);
  if (days === undefined) return undefined;
  const next = isTwelfths ? at + 3 : at + 2;
  const years = (value * days) / 365;
  if (isBornAgo(tokens, at, next)) return years;
  if (/^(d|h|hr)$/.test(unit)) return undefined;
  if (precedesPerson(tokens, at, next)) return years;
  if (NOT_AN_AGE.has(wordAt(tokens, next)) || days <= 1 / 24) return undefined;
  return belongsToPerson(tokens, at, days) || isOwnAgeOrOpening(tokens, at, next, days) ? years : undefined;
}

/** "our baby was born this morning": a day old, at most. */
function isBornNow(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'born' || !between(tokens, at - 8, at, ({ word }) => CHILD_WORDS.has(word))) return false;
  return (
    follows(tokens, at + 1, 'today|tonight|yesterday') ||
    follows(tokens, at + 1, 'this', 'morning|afternoon|evening') ||
    follows(tokens, at + 1, 'last', 'night')
  );
}

/** True for "woman of 34 weeks", which counts a pregnancy. */
function isWomansWeeks(tokens: readonly Token[], at: number): boolean {
  return (
    follows(tokens, at - 2, 'woman|lady|wife', 'of|at|is') && follows(tokens, at + 1, 'week|weeks|wks|months|month')
  );
}

/** Returns the age in years if the number at this place is one: "baby of 7 months", "mama na 70 years". */
export function ageAt(tokens: readonly Token[], at: number): number | undefined {
  if (isBornNow(tokens, at)) return 1 / 365;
  const value = valueOf(tokens[at]);
  if (Number.isNaN(value) || value > 120 || isWomansWeeks(tokens, at)) return undefined;
  return ageWithoutUnit(tokens, at, value) ?? ageWithUnit(tokens, at, value) ?? bareAfterPerson(tokens, at, value);
}

/** "27 yrs," or "45 years.": years that no word makes a duration. */
function bareAgeAt(tokens: readonly Token[], at: number): number | undefined {
  const value = valueOf(tokens[at]);
  if (Number.isNaN(value) || value < 5 || value > 110 || stemAt(tokens, at + 1) !== 'year') return undefined;
  return !continuesAt(tokens, at + 2) && !LASTING.has(wordAt(tokens, at - 1)) ? value : undefined;
}

/** True if an age is that of the patient's child rather than the patient's: "mother of a 2-week-old". */
function isOfTheirChild(tokens: readonly Token[], at: number, { subjects, writerOnly }: Whose): boolean {
  const parent = between(tokens, at - 3, at, ({ word }) =>
    /^(mother|mum|mom|father|parent|nursing|breastfeeding)$/.test(word),
  );
  if (parent && follows(tokens, at - 2, 'of', 'a|an|my')) return true;
  const nurses = between(tokens, at - 5, at, ({ word }) => word === 'breastfeeding' || word === 'nursing');
  if (nurses && tokens.some(({ word }) => /^(breasts?|nipples?)$/.test(word))) return true;
  if (!writerOnly) return false;
  return (
    subjects[at] !== 'self' || between(tokens, at + 1, at + 5, ({ word }) => CHILD_WORDS.has(word) && word !== 'old')
  );
}

/** True for the baby of "pregnant 7 months, baby kicks well", which isn't the patient. */
function isInTheWomb(tokens: readonly Token[], at: number): boolean {
  const moves = between(tokens, at + 1, at + 7, ({ stem }) => stem === 'kick' || stem === 'mov' || stem === 'move');
  return moves && tokens.some(({ word }) => /^(pregnant|preg|pregnancy|belle|antenatal)$/.test(word));
}

/** True if a word such as "baby" names someone other than the patient: "as a child", "after my baby", a writer's own child. */
function namesAnother(tokens: readonly Token[], at: number, whose: Whose): boolean {
  return (
    whose.others[at] === true ||
    follows(tokens, at - 2, 'as|for', 'a') ||
    follows(tokens, at - 2, 'after|since', 'my|the') ||
    follows(tokens, at + 1, 'teacher') ||
    isInTheWomb(tokens, at) ||
    isOfTheirChild(tokens, at, whose) ||
    (whose.writerOnly && CHILD_WORDS.has(wordAt(tokens, at)))
  );
}

/** The first estimate from what the text calls the patient. */
function estimatedAge(tokens: readonly Token[], whose: Whose): number | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const years = AGE_ESTIMATES.get(wordAt(tokens, at)) ?? AGE_ESTIMATES.get(stemAt(tokens, at));
    if (years !== undefined && !namesAnother(tokens, at, whose)) return years;
  }
  return undefined;
}

/** The first age that a text states of the patient, or an estimate from what it calls them. */
export function ageIn(tokens: readonly Token[], whose: Whose): Age {
  const isPatients = (at: number) => {
    if (whose.others[at] === true || isOfTheirChild(tokens, at, whose)) return false;
    return !(whose.writerWell && whose.subjects[at] === 'self');
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const years = ageAt(tokens, at);
    if (years !== undefined && isPatients(at)) return { ageYears: years };
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const years = bareAgeAt(tokens, at);
    // A message that opens with "57 yrs," says so of the writer, even if it mentions others.
    if (years !== undefined && (isPatients(at) || (at === 0 && whose.writerOnly))) return { ageYears: years };
  }
  const estimate = estimatedAge(tokens, whose);
  return estimate === undefined ? {} : { ageYears: estimate, ageEstimated: true };
}
