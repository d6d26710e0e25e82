import { unitDays, valueOf } from './numbers.ts';
import { AGE_ESTIMATES, FEMALE_WORDS, HE_WORDS, MALE_WORDS, SHE_WORDS, WHO_WORDS } from './patient-words.ts';
import type { Token } from './tokenise.ts';

export type Sex = 'female' | 'male';

/** Who is ill, as far as the text says. */
export interface Patient {
  /** Years, with fractions for months; an estimate for "baby", "toddler", "child", "elderly". */
  readonly ageYears?: number;
  /** Whether the age was only estimated from such a word. */
  readonly ageEstimated?: boolean;
  readonly sex?: Sex;
  /** Weeks of a pregnancy that the text states. */
  readonly pregnancyWeeks?: number;
}

const LASTING = new Set(['for', 'past', 'last', 'over', 'since', 'ago', 'history', 'x', 'after', 'in']);

const PERSON_WORDS = new Set([
  'son',
  'daughter',
  'baby',
  'child',
  'pikin',
  'boy',
  'girl',
  'aged',
  'age',
  'is',
  'am',
  'wife',
  'husband',
  'mother',
  'father',
  'brother',
  'sister',
  'mum',
  'mom',
  'dad',
  'infant',
  'newborn',
  'mama',
  'papa',
  'grandma',
  'grandpa',
  'man',
  'woman',
]);
const NOT_AN_AGE = new Set(['pregnant', 'ago', 'gestation', 'history', 'pregnancy']);
const MEASURES = new Set([
  'times',
  '/',
  'kg',
  'cm',
  'weeks',
  'days',
  'months',
  'hours',
  'week',
  'day',
  'month',
  'hour',
  'percent',
  'c',
  'f',
  'degrees',
  'mg',
  'tablets',
  'minutes',
  'or',
  'to',
]);

/** "48-year-old", "8 months old", "3yo", "aged 48", "48 y/o", "34 F", "my daughter 3 years". */
function ageAt(tokens: readonly Token[], at: number): number | undefined {
  const value = valueOf(tokens[at]);
  if (Number.isNaN(value) || value > 120) return undefined;
  const unit = tokens[at + 1];
  const after = tokens[at + 2]?.word ?? '';
  if (unit?.word === 'yo' || (unit?.word === 'y' && (after === 'o' || after === '/'))) return value;
  if (
    (unit?.word === 'm' || unit?.word === 'f') &&
    value >= 14 &&
    unit.boundary === 0 &&
    !LASTING.has(tokens[at - 1]?.word ?? '')
  )
    return value;
  const days = unitDays(unit);
  const before = tokens[at - 1]?.word ?? '';
  if (days !== undefined && unit?.word !== 'd' && unit?.word !== 'h' && unit?.word !== 'hr') {
    const close = tokens[at + 3]?.word ?? '';
    if (after === 'old' || (after === 'of' && close === 'age')) return (value * days) / 365;
    if (WHO_WORDS.has(after) && !LASTING.has(before)) return (value * days) / 365;
    const ofPerson = PERSON_WORDS.has(before) || (before === 'of' && PERSON_WORDS.has(tokens[at - 2]?.word ?? ''));
    if (ofPerson && !NOT_AN_AGE.has(after) && days > 1 / 24) return (value * days) / 365;
    return undefined;
  }
  if (before === 'aged' || before === 'age') return value;
  const measured = unit !== undefined && unit.boundary === 0 && MEASURES.has(unit.word);
  if (PERSON_WORDS.has(before) && !Number.isNaN(tokens[at]?.value ?? Number.NaN) && !measured) {
    if (before !== 'am' && before !== 'is') return value;
    if (before === 'am' && value >= 12) return value;
  }
  if (
    unit?.word === 's' &&
    value >= 20 &&
    value % 10 === 0 &&
    ['his', 'her', 'their', 'early', 'late', 'mid'].includes(before)
  )
    return value + 5;
  return undefined;
}

/** "27 yrs," or "45 years.": years that nothing makes a length of time. */
function bareAgeAt(tokens: readonly Token[], at: number): number | undefined {
  const value = valueOf(tokens[at]);
  if (Number.isNaN(value) || value < 5 || value > 110 || tokens[at + 1]?.stem !== 'year') return undefined;
  const after = tokens[at + 2];
  const closed = after === undefined || after.boundary > 0;
  return closed && !LASTING.has(tokens[at - 1]?.word ?? '') ? value : undefined;
}

function ageIn(tokens: readonly Token[]): Pick<Patient, 'ageYears' | 'ageEstimated'> {
  for (let at = 0; at < tokens.length; at += 1) {
    const years = ageAt(tokens, at);
    if (years !== undefined) return { ageYears: years };
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const years = bareAgeAt(tokens, at);
    if (years !== undefined) return { ageYears: years };
  }
  for (const token of tokens) {
    const years = AGE_ESTIMATES.get(token.word) ?? AGE_ESTIMATES.get(token.stem);
    if (years !== undefined) return { ageYears: years, ageEstimated: true };
  }
  return {};
}

function sexIn(tokens: readonly Token[]): Sex | undefined {
  const first = (words: ReadonlySet<string>) =>
    tokens.findIndex(({ word, stem }) => words.has(word) || words.has(stem));
  const earlier = (male: number, female: number): Sex | undefined => {
    if (male < 0 && female < 0) return undefined;
    if (male < 0) return 'female';
    return female < 0 || male < female ? 'male' : 'female';
  };
  for (let at = 1; at < tokens.length && at < 40; at += 1) {
    const { word = '', boundary = 0 } = tokens[at] ?? {};
    if (boundary === 0 && !Number.isNaN(tokens[at - 1]?.value ?? Number.NaN) && (word === 'm' || word === 'f'))
      return word === 'm' ? 'male' : 'female';
  }
  return earlier(first(MALE_WORDS), first(FEMALE_WORDS)) ?? earlier(first(HE_WORDS), first(SHE_WORDS));
}

/** Words of somebody who is cared for in pregnancy; with them "I'm 36 weeks" is no duration. */
const MATERNITY = new Set([
  'midwife',
  'antenatal',
  'prenatal',
  'obstetrician',
  'trimester',
  'bump',
  'fetus',
  'foetus',
  'preeclampsia',
  'fetal',
]);
const CARRYING = new Set(['im', 'am', 'm', 'at', 'now', 'is', 'currently']);

function isOfPregnancy(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => MATERNITY.has(word));
}

function pregnancyWeeksIn(tokens: readonly Token[]): number | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const days = unitDays(tokens[at + 1]);
    const value = valueOf(tokens[at]);
    if (days === undefined || days < 7 || days > 31 || Number.isNaN(value)) continue;
    const after = tokens.slice(at + 2, at + 5).map(({ word }) => word);
    if (isOfPregnancy(tokens) && value >= 4 && value <= 42 && CARRYING.has(tokens[at - 1]?.word ?? ''))
      return (value * days) / 7;
    if (after.some((word) => ['pregnant', 'gestation', 'pregnancy', 'belle', 'gestational', 'preggo'].includes(word)))
      return (value * days) / 7;
  }
  return undefined;
}

/** Age, sex and weeks of pregnancy that a text states of the person it is about: the first one that it describes. */
export function patientIn(tokens: readonly Token[]): Patient {
  const sex = sexIn(tokens);
  const pregnancyWeeks = pregnancyWeeksIn(tokens);
  return {
    ...ageIn(tokens),
    ...(sex !== undefined && { sex }),
    ...(pregnancyWeeks !== undefined && { pregnancyWeeks }),
  };
}
