import { ageIn } from './age.ts';
import { unitDays, valueOf } from './numbers.ts';
import { between, continuesAt, follows, stemAt, valueAt, wordAt } from './spans.ts';
import { COMMA, JOINED, SENTENCE, type Token } from './tokenise.ts';
import type { Whose } from './whose.ts';
import { FEMALE_WORDS, HE_WORDS, MALE_WORDS, SHE_WORDS } from './words/patient-words.ts';
import { NEGATORS } from './words/scope-words.ts';

export type Sex = 'female' | 'male';

/** What a text says about the person who is ill. */
export interface Patient {
  /** Years, with fractions for months; an estimate for "baby", "toddler", "child", "elderly". */
  readonly ageYears?: number;
  /** True if the age was only estimated from such a word. */
  readonly ageEstimated?: boolean;
  readonly sex?: Sex;
  /** Weeks of a pregnancy that the text states. */
  readonly pregnancyWeeks?: number;
}

function sexIn(tokens: readonly Token[], { others, subjects, writerOnly }: Whose): Sex | undefined {
  const first = (words: ReadonlySet<string>) =>
    tokens.findIndex(({ word, stem }, at) => {
      if (others[at] === true || (writerOnly && subjects[at] !== 'self')) return false;
      return words.has(word) || words.has(stem);
    });
  const earlier = (male: number, female: number): Sex | undefined => {
    if (male < 0 && female < 0) return undefined;
    if (male < 0) return 'female';
    return female < 0 || male < female ? 'male' : 'female';
  };
  for (let at = 1; at < tokens.length && at < 40; at += 1) {
    const { word = '', boundary = 0 } = tokens[at] ?? {};
    const afterAge = !Number.isNaN(valueAt(tokens, at - 1)) || follows(tokens, at - 1, 'yo|o|year|years|yrs');
    if (boundary === 0 && afterAge && (word === 'm' || word === 'f')) return word === 'm' ? 'male' : 'female';
  }
  return earlier(first(MALE_WORDS), first(FEMALE_WORDS)) ?? earlier(first(HE_WORDS), first(SHE_WORDS));
}

/** Words of antenatal care. In a text with one of them "I'm 36 weeks" states a pregnancy, not a duration. */
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
  'womb',
  'uterus',
  'unborn',
  'contractions',
]);
const CARRYING = new Set(['im', 'am', 'm', 'at', 'now', 'is', 'currently']);
const OF_PREGNANCY = new Set(
  'pregnant preg gestation pregnancy belle gestational preggo gone ega amenorrhoea amenorrhea'.split(' '),
);
/** `g2p1`, `g3`: the number of pregnancies and births. */
const GRAVIDA = /^g\d{1,2}(p\d{1,2})?$/;

/** True if the text is about a pregnancy, even if it doesn't name it. */
function isOfPregnancy(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word }, at) =>
      (MATERNITY.has(word) && !(word === 'bump' && follows(tokens, at + 1, 'on'))) ||
      GRAVIDA.test(word) ||
      (/^(baby|pikin)$/.test(word) &&
        between(tokens, at + 1, at + 4, ({ stem }) => stem === 'mov' || stem === 'move' || stem === 'kick')),
  );
}

/** True if a pregnancy can have lasted this number of weeks. Months are held to the same bounds. */
const isPossibleWeek = (value: number) => value >= 4 && value <= 42;

/** True for "28/40", weeks out of forty. */
function isWeeksOfForty(tokens: readonly Token[], at: number, value: number): boolean {
  return isPossibleWeek(value) && follows(tokens, at + 1, '/', '40');
}

/** True for "in her first pregnancy at 36 weeks" and "pregnancy of 20 weeks". */
function followsPregnancyWord(tokens: readonly Token[], at: number): boolean {
  return (
    between(tokens, at - 3, at, ({ word }) => OF_PREGNANCY.has(word) && word !== 'gone') &&
    follows(tokens, at - 1, 'at|of|now|is|about|belle|pregnant|preg|pregnancy')
  );
}

/** True for "I am 33 weeks and", "I'm 7 months," and "my belly, 30 weeks": of a person, only a pregnancy is counted so. */
function isCountedOfPerson(tokens: readonly Token[], at: number): boolean {
  const ofPerson =
    follows(tokens, at - 1, 'im') ||
    follows(tokens, at - 2, 'i', 'am') ||
    follows(tokens, at - 2, 'woman|lady|wife', 'of|at|is') ||
    (tokens[at]?.boundary === COMMA && follows(tokens, at - 1, 'belly|tummy|bump'));
  const unit = stemAt(tokens, at + 1);
  const isUnit = unit === 'week' || (unit === 'month' && valueOf(tokens[at]) <= 9);
  return ofPerson && isUnit && (!continuesAt(tokens, at + 2) || follows(tokens, at + 2, 'and|with|now|but'));
}

/** True for "37 weeks, ..." at the start of a message. */
function opensWithWeeks(tokens: readonly Token[], at: number, value: number, days: number): boolean {
  return at === 0 && days === 7 && value >= 12 && value <= 42 && (tokens[2]?.boundary ?? JOINED) >= COMMA;
}

/** True for ", 5 months gone" and ", 20 weeks along". */
function isFarAlong(tokens: readonly Token[], at: number, value: number): boolean {
  const startsPhrase = (tokens[at]?.boundary ?? JOINED) >= COMMA;
  return value >= 4 && startsPhrase && follows(tokens, at + 2, 'gone|along') && continuesAt(tokens, at + 2);
}

/** True for "5 months pregnant". "Gone" counts only in "I am 5 months gone", as much else is gone after some weeks. */
function precedesPregnancyWord(tokens: readonly Token[], at: number, value: number): boolean {
  const canBeGone = value >= 4 && follows(tokens, at - 1, 'im|am|is');
  return sameStatement(tokens, at + 2, at + 5).some(
    ({ word, boundary }, k) =>
      OF_PREGNANCY.has(word) && (word !== 'gone' || (k === 0 && boundary === JOINED && canBeGone)),
  );
}

/** The words from here to a full stop or a negation, as "for two months. Not pregnant" makes two statements. */
function sameStatement(tokens: readonly Token[], from: number, to: number): readonly Token[] {
  let end = from;
  while (end < to && end < tokens.length) {
    const { boundary = SENTENCE, word = '' } = tokens[end] ?? {};
    if (boundary >= SENTENCE || NEGATORS.has(word)) break;
    end += 1;
  }
  return tokens.slice(from, end);
}

/** Weeks of the pregnancy if the number at this place counts one, otherwise undefined. */
function pregnancyWeeksAt(tokens: readonly Token[], at: number, isMaternity: boolean): number | undefined {
  const value = valueOf(tokens[at]);
  if (Number.isNaN(value)) return undefined;
  if (isWeeksOfForty(tokens, at, value)) return value;
  const days = unitDays(tokens[at + 1]);
  if (days === undefined || days < 7 || days > 31) return undefined;
  const before = wordAt(tokens, at - 1);
  const isStated =
    followsPregnancyWord(tokens, at) ||
    isCountedOfPerson(tokens, at) ||
    (isMaternity && (CARRYING.has(before) || GRAVIDA.test(before)));
  const isPregnancy =
    opensWithWeeks(tokens, at, value, days) ||
    isFarAlong(tokens, at, value) ||
    (isStated && isPossibleWeek(value)) ||
    precedesPregnancyWord(tokens, at, value);
  return isPregnancy ? (value * days) / 7 : undefined;
}

function pregnancyWeeksIn(tokens: readonly Token[]): number | undefined {
  const isMaternity = isOfPregnancy(tokens);
  for (let at = 0; at < tokens.length; at += 1) {
    const weeks = pregnancyWeeksAt(tokens, at, isMaternity);
    if (weeks !== undefined) return weeks;
  }
  return undefined;
}

/** Age, sex and weeks of pregnancy that a text states of the person it is about: the first one that it describes. */
export function patientIn(tokens: readonly Token[], whose: Whose): Patient {
  const sex = sexIn(tokens, whose);
  const pregnancyWeeks = pregnancyWeeksIn(tokens);
  return {
    ...ageIn(tokens, whose),
    ...(sex !== undefined && { sex }),
    ...(pregnancyWeeks !== undefined && { pregnancyWeeks }),
  };
}
