import { unitDays, valueOf } from './numbers.ts';
import { between, follows } from './spans.ts';
import { COMMA, SENTENCE, type Token } from './tokenise.ts';
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
/** Numbers of things rather than years. */
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
  const unit = tokens[at + 1];
  const before = tokens[at - 1]?.word ?? '';
  if (unit?.word === 'yo' || (unit?.word === 'y' && follows(tokens, at + 2, 'o|/'))) return value;
  const lettered = (unit?.word === 'm' || unit?.word === 'f') && unit.boundary === 0;
  if (lettered && value >= 14 && !LASTING.has(before)) return value;
  if (before === 'aged' || before === 'age') return value;
  const decade = unit?.word === 's' && value >= 20 && value % 10 === 0;
  if (decade && /^(his|her|their|early|late|mid)$/.test(before)) return value + 5;
  return undefined;
}

/** "my daughter, 4, has", "he is 5", "I am 52": a bare number after a person. */
function bareAfterPerson(tokens: readonly Token[], at: number, value: number): number | undefined {
  const token = tokens[at];
  const unit = tokens[at + 1];
  if (token === undefined || !Number.isInteger(value)) return undefined;
  if (unit !== undefined && unit.boundary === 0 && (MEASURES.has(unit.word) || unitDays(unit) !== undefined))
    return undefined;
  const before = tokens[at - 1]?.word ?? '';
  const closed = unit === undefined || unit.boundary >= COMMA;
  const copula = COPULA.has(before) && (closed || follows(tokens, at + 1, 'and|with|who|but'));
  const whose = tokens[at - 2]?.word ?? '';
  if (copula && (PERSONS.has(whose) || PRONOUNS.has(whose)) && !VAGUE.has(token.word)) return value;
  if (Number.isNaN(token.value)) return undefined;
  const past = /^(pass|passed|past|over|above)$/.test(before) && /^(is|was|don|has)$/.test(whose);
  if (past && closed && value >= 60 && PERSONS.has(tokens[at - 3]?.word ?? '')) return value;
  if (before === 'im' || before === 'am') return value >= 12 ? value : undefined;
  if (PERSONS.has(before)) return token.boundary < SENTENCE ? value : undefined;
  return PRONOUNS.has(before) ? value : undefined;
}

/** "48-year-old", "8/12 old", "baby is 11 days old", "my daughter 3 years", "day 11 baby": ages with a unit of time. */
function ageWithUnit(tokens: readonly Token[], at: number, value: number): number | undefined {
  const unit = tokens[at + 1];
  const twelfths = unit?.word === '/' && tokens[at + 2]?.value === 12;
  const days = twelfths ? 30 : unitDays(unit);
  const next = twelfths ? at + 3 : at + 2;
  const before = tokens[at - 1]?.word ?? '';
  if (before === 'day' && CHILD_WORDS.has(unit?.word ?? '')) return value / 365;
  const born = before === 'born' && tokens[next]?.word === 'ago' && days !== undefined;
  if (born && between(tokens, at - 5, at - 1, ({ word }) => CHILD_WORDS.has(word))) return (value * days) / 365;
  if (days === undefined || unit?.word === 'd' || unit?.word === 'h' || unit?.word === 'hr') return undefined;
  const after = tokens[next]?.word ?? '';
  const years = (value * days) / 365;
  if (after === 'old' || follows(tokens, next, 'of', 'age')) return years;
  if (WHO_WORDS.has(after) && tokens[next]?.boundary === 0 && !LASTING.has(before)) return years;
  if (NOT_AN_AGE.has(after) || days <= 1 / 24) return undefined;
  const whose = tokens[at - 2]?.word ?? '';
  const person = /^(is|was|just|of|na|only|turned)$/.test(before) ? whose : before;
  if (PERSONS.has(person) || (PRONOUNS.has(person) && days >= 30)) return years;
  // "She is 6 days" is an age of a baby that has been named, and in anybody else how long ago something was.
  const isBaby = follows(tokens, at - 1, 'is') && PRONOUNS.has(whose);
  if (isBaby && between(tokens, 0, at, ({ word }) => /^(baby|newborn|neonate|infant)$/.test(word))) return years;
  if (before === 'im' || before === 'am') return days === 365 && value >= 12 ? years : undefined;
  // A message that opens with "8 months," says so of a baby.
  const opens = at === 0 && days === 30 && value <= 24 && tokens[next]?.boundary === COMMA;
  return opens ? years : undefined;
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

/** Years, when the number at this place is the age of somebody: "baby of 7 months", "mama na 70 years". */
export function ageAt(tokens: readonly Token[], at: number): number | undefined {
  if (isBornNow(tokens, at)) return 1 / 365;
  const value = valueOf(tokens[at]);
  if (Number.isNaN(value) || value > 120) return undefined;
  return ageWithoutUnit(tokens, at, value) ?? ageWithUnit(tokens, at, value) ?? bareAfterPerson(tokens, at, value);
}

/** "27 yrs," or "45 years.": years that nothing makes a length of time. */
function bareAgeAt(tokens: readonly Token[], at: number): number | undefined {
  const value = valueOf(tokens[at]);
  if (Number.isNaN(value) || value < 5 || value > 110 || tokens[at + 1]?.stem !== 'year') return undefined;
  const after = tokens[at + 2];
  const closed = after === undefined || after.boundary > 0;
  return closed && !LASTING.has(tokens[at - 1]?.word ?? '') ? value : undefined;
}

/** True if an age is that of the baby of the person who is ill: "mother of a 2-week-old", or the writer's own child. */
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

/** "Pregnant 7 months, baby kicks well": not the one who has the complaints. */
function isInTheWomb(tokens: readonly Token[], at: number): boolean {
  const moves = between(tokens, at + 1, at + 7, ({ stem }) => stem === 'kick' || stem === 'mov' || stem === 'move');
  return moves && tokens.some(({ word }) => /^(pregnant|preg|pregnancy|belle|antenatal)$/.test(word));
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
    // A message that opens with "57 yrs," says so of the writer, whoever else is in it.
    if (years !== undefined && (isPatients(at) || (at === 0 && whose.writerOnly))) return { ageYears: years };
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const { word = '', stem = '' } = tokens[at] ?? {};
    const years = AGE_ESTIMATES.get(word) ?? AGE_ESTIMATES.get(stem);
    if (years === undefined || whose.others[at] === true) continue;
    const notThePatient =
      follows(tokens, at - 2, 'as|for', 'a') ||
      follows(tokens, at - 2, 'after|since', 'my|the') ||
      isInTheWomb(tokens, at) ||
      isOfTheirChild(tokens, at, whose) ||
      (whose.writerOnly && CHILD_WORDS.has(word));
    if (!notThePatient && !follows(tokens, at + 1, 'teacher')) return { ageYears: years, ageEstimated: true };
  }
  return {};
}
