import { ageIn } from './age.ts';
import { unitDays, valueOf } from './numbers.ts';
import { between, follows } from './spans.ts';
import { COMMA, SENTENCE, type Token } from './tokenise.ts';
import type { Whose } from './whose.ts';
import { FEMALE_WORDS, HE_WORDS, MALE_WORDS, SHE_WORDS } from './words/patient-words.ts';
import { NEGATORS } from './words/scope-words.ts';

export type Sex = 'female' | 'male';

/** Who is ill, as far as the text says. */
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
    const afterAge =
      !Number.isNaN(tokens[at - 1]?.value ?? Number.NaN) || follows(tokens, at - 1, 'yo|o|year|years|yrs');
    if (boundary === 0 && afterAge && (word === 'm' || word === 'f')) return word === 'm' ? 'male' : 'female';
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
  'womb',
  'uterus',
  'unborn',
  'contractions',
]);
const CARRYING = new Set(['im', 'am', 'm', 'at', 'now', 'is', 'currently']);
const OF_PREGNANCY = new Set(
  'pregnant preg gestation pregnancy belle gestational preggo gone ega amenorrhoea amenorrhea'.split(' '),
);
/** `g2p1`, `g3`: how often somebody has been pregnant and has given birth. */
const GRAVIDA = /^g\d{1,2}(p\d{1,2})?$/;

function isOfPregnancy(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word }, at) =>
      MATERNITY.has(word) ||
      GRAVIDA.test(word) ||
      (/^(baby|pikin)$/.test(word) &&
        between(tokens, at + 1, at + 4, ({ stem }) => stem === 'mov' || stem === 'move' || stem === 'kick')),
  );
}

/** "28/40": weeks of forty. */
function weeksOfForty(tokens: readonly Token[], at: number, value: number): number | undefined {
  return value >= 4 && value <= 42 && follows(tokens, at + 1, '/', '40') ? value : undefined;
}

/** "in her first pregnancy at 36 weeks", "pregnancy of 20 weeks", "I am 33 weeks and", "I'm 7 months,": weeks and months that only a pregnancy has. */
function atWeeks(tokens: readonly Token[], at: number): boolean {
  if (between(tokens, at - 3, at, ({ word }) => OF_PREGNANCY.has(word) && word !== 'gone')) {
    if (follows(tokens, at - 1, 'at|of|now|is|about|belle|pregnant|preg|pregnancy')) return true;
  }
  const own =
    follows(tokens, at - 1, 'im') ||
    follows(tokens, at - 2, 'i', 'am') ||
    ((tokens[at]?.boundary ?? 0) === COMMA && follows(tokens, at - 1, 'belly|tummy|bump'));
  const after = tokens[at + 2];
  const unit = tokens[at + 1]?.stem;
  return (
    own &&
    (unit === 'week' || (unit === 'month' && valueOf(tokens[at]) <= 9)) &&
    (after === undefined || after.boundary > 0 || /^(and|with|now|but)$/.test(after.word))
  );
}

/** The words from here on, up to a full stop or a negation: "for two months. Not pregnant" speaks of two things. */
function sameStatement(tokens: readonly Token[], from: number, to: number): readonly Token[] {
  let end = from;
  while (end < to && end < tokens.length) {
    const { boundary = SENTENCE, word = '' } = tokens[end] ?? {};
    if (boundary >= SENTENCE || NEGATORS.has(word)) break;
    end += 1;
  }
  return tokens.slice(from, end);
}

function pregnancyWeeksIn(tokens: readonly Token[]): number | undefined {
  const cared = isOfPregnancy(tokens);
  for (let at = 0; at < tokens.length; at += 1) {
    const value = valueOf(tokens[at]);
    if (Number.isNaN(value)) continue;
    const forty = weeksOfForty(tokens, at, value);
    if (forty !== undefined) return forty;
    const days = unitDays(tokens[at + 1]);
    if (days === undefined || days < 7 || days > 31) continue;
    const before = tokens[at - 1]?.word ?? '';
    // A message that opens with "37 weeks," says so of a pregnancy.
    const opens = at === 0 && days === 7 && value >= 12 && value <= 42 && (tokens[2]?.boundary ?? 0) >= COMMA;
    if (opens) return value;
    const gone = follows(tokens, at + 2, 'gone|along') && (tokens[at + 2]?.boundary ?? COMMA) === 0;
    if (gone && value >= 4 && (tokens[at]?.boundary ?? 0) >= COMMA) return (value * days) / 7;
    if (atWeeks(tokens, at) && value >= 4 && value <= 42) return (value * days) / 7;
    if (cared && value >= 4 && value <= 42 && (CARRYING.has(before) || GRAVIDA.test(before))) return (value * days) / 7;
    if (
      sameStatement(tokens, at + 2, at + 5).some(
        ({ word, boundary }, k) =>
          OF_PREGNANCY.has(word) &&
          (word !== 'gone' ||
            (k === 0 && boundary === 0 && value >= 4 && (before === 'im' || before === 'am' || before === 'is'))),
      )
    )
      return (value * days) / 7;
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
