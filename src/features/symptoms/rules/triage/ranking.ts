import { FINDINGS, type FindingId, kindOf, narrowerThan } from '#features/lexicon/rules/findings/all-findings.ts';
import { CONDITIONS, type ConditionId } from './conditions/all-conditions.ts';
import type { Condition } from './conditions/condition.ts';
import { ABSENCE, type Evidence, NEEDED_BY, PRESENCE } from './likelihoods.ts';
import type { Presentation } from './presentation.ts';

/** A condition with its likelihood. */
export interface Ranked {
  readonly condition: Condition & { readonly id: ConditionId };
  /** 0 to 1; the likelihoods of all conditions and of "something else" add up to 1. */
  readonly likelihood: number;
  /** How many of the present complaints, signs and exposures it explains. Backgrounds, as a pregnancy, don't count. */
  readonly explained: number;
}

/** Factors, as logarithms, for a condition of which a needed finding is missing. */
const WITHOUT_NEED = Math.log(0.006);
/** For one of which a finding that it nearly always has is denied. */
const SIGN_DENIED = Math.log(0.0005);
/** For one that doesn't fit the age or the sex. */
const OUTSIDE_AGES = Math.log(0.02);
const UNTYPICAL_AGE = Math.log(0.3);
const OTHER_SEX = Math.log(0.0005);
/** Longer durations say when an illness first came, or are typing errors. They are ignored. */
const MAX_DAYS = 730;
/** Per factor of ten by which the duration is outside the condition's usual range. */
const OTHER_DURATION = Math.log(0.04);
/** Prior of "something else": of 10,000 patients, the number with none of the conditions. */
const SOMETHING_ELSE = Math.log(25);
/** Factor for each finding that "something else" has to explain. */
const SOMETHING_ELSE_PER_FINDING = Math.log(0.85);
/** Logarithm of a share too small to change a sum. */
const NEVER = -20;
/** Conditions less likely than this decide nothing. */
const NEGLIGIBLE = 0.002;

const PRIORS = CONDITIONS.map(({ prior }) => Math.log(prior));

const PLACE = new Map(FINDINGS.map(({ id }, k) => [id, k]));

/** Present findings without those of which a narrower one is present, in a fixed order. */
function leavesOf(present: ReadonlySet<FindingId>): readonly FindingId[] {
  const leaves: FindingId[] = [];
  for (const id of present) {
    let replaced = false;
    for (const narrower of narrowerThan(id)) {
      if (present.has(narrower)) replaced = true;
    }
    if (!replaced) leaves.push(id);
  }
  return leaves.sort((a, b) => (PLACE.get(a) ?? 0) - (PLACE.get(b) ?? 0));
}

/** Powers of ten by which a value is outside a range, 0 inside. */
function outside(value: number, from: number, to: number): number {
  if (value < from) return Math.log10(from / Math.max(value, 0.01));
  return value > to ? Math.log10(value / Math.max(to, 0.1)) : 0;
}

const isWithin = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;

function scoreOfAge({ ages, typicalAges }: Condition, p: Presentation): number {
  // A patient of unknown age is taken for an adult.
  if (p.ageYears === undefined) return ages !== undefined && ages[1] < 12 ? OUTSIDE_AGES : 0;
  const doubt = p.ageEstimated ? 0.5 : 1;
  const outside = ages === undefined || isWithin(p.ageYears, ages) ? 0 : OUTSIDE_AGES * doubt;
  return typicalAges === undefined || isWithin(p.ageYears, typicalAges) ? outside : outside + UNTYPICAL_AGE * doubt;
}

/** What age, sex and duration say about a condition, as a logarithm. */
function scoreOfCircumstances(condition: Condition, p: Presentation): number {
  const { sex, lasts } = condition;
  let score = scoreOfAge(condition, p);
  if (sex !== undefined && p.sex !== undefined && p.sex !== sex) score += OTHER_SEX;
  if (lasts !== undefined && p.durationDays !== undefined && p.durationDays <= MAX_DAYS) {
    score += OTHER_DURATION * Math.min(2, outside(p.durationDays, lasts[0], lasts[1]));
  }
  return score;
}

interface Scores {
  readonly score: Float64Array;
  readonly explained: Uint8Array;
}

function addAt(numbers: Float64Array | Uint8Array, at: number, amount: number): void {
  numbers[at] = (numbers[at] ?? 0) + amount;
}

/**
 * Adds what one present finding says about one condition. A wider finding that stands in for several narrower ones counts
 * once for a condition.
 * @param counted conditions for which a wider finding has been counted
 */
function addEvidence(
  { score, explained }: Scores,
  { condition, weight, instead, weightAgain }: Evidence,
  isComplaint: boolean,
  counted: Map<FindingId, Set<number>>,
): void {
  const conditions = instead === undefined ? undefined : (counted.get(instead) ?? new Set());
  const isAgain = conditions?.has(condition) === true;
  addAt(score, condition, isAgain ? weightAgain : weight);
  if (isComplaint && !isAgain) addAt(explained, condition, 1);
  if (instead !== undefined && conditions !== undefined) counted.set(instead, conditions.add(condition));
}

function addPresent(scores: Scores, leaves: readonly FindingId[]): void {
  const counted = new Map<FindingId, Set<number>>();
  let unexplainedByAll = 0;
  for (const id of leaves) {
    const presence = PRESENCE.get(id);
    if (presence === undefined) continue;
    unexplainedByAll += presence.unexplained;
    const kind = kindOf(id);
    const isComplaint = kind !== 'background' && kind !== 'course';
    for (const evidence of presence.evidence) addEvidence(scores, evidence, isComplaint, counted);
  }
  for (let k = 0; k < scores.score.length; k += 1) addAt(scores.score, k, unexplainedByAll);
}

function scoresOf(p: Presentation, leaves: readonly FindingId[]): Scores {
  const scores: Scores = { score: Float64Array.from(PRIORS), explained: new Uint8Array(CONDITIONS.length) };
  addPresent(scores, leaves);
  const { score } = scores;
  for (const id of p.absent) {
    for (const [condition, weight] of ABSENCE.get(id) ?? []) score[condition] = (score[condition] ?? 0) + weight;
  }
  const met = new Uint8Array(CONDITIONS.length);
  for (const id of p.present) for (const condition of NEEDED_BY.get(id) ?? []) met[condition] = 1;
  CONDITIONS.forEach((condition: Condition, k) => {
    if (condition.always?.includes('pregnant') === true && !p.present.has('pregnant')) {
      score[k] = Number.NEGATIVE_INFINITY;
      return;
    }
    // A pregnancy alone is no sign of its complications.
    const onlyPregnant = p.present.has('pregnant') && scores.explained[k] === 0;
    const denied = condition.notWithout?.some((id) => p.absent.has(id)) === true;
    const unmet = condition.needs !== undefined && met[k] === 0;
    const lacking = onlyPregnant || unmet ? WITHOUT_NEED : 0;
    score[k] = (score[k] ?? 0) + lacking + (denied ? SIGN_DENIED : 0) + scoreOfCircumstances(condition, p);
  });
  return scores;
}

/**
 * Returns the conditions by likelihood, as naive Bayes over present, absent and unknown findings gives it, without those
 * that are negligible. Returns none if no finding is present.
 */
export function rank(p: Presentation): readonly Ranked[] {
  if (p.present.size === 0) return [];
  const leaves = leavesOf(p.present);
  const { score, explained } = scoresOf(p, leaves);
  const complaints = leaves.filter((id) => kindOf(id) === 'complaint' || kindOf(id) === 'sign').length;
  const other = SOMETHING_ELSE + SOMETHING_ELSE_PER_FINDING * complaints;
  let highest = other;
  for (let k = 0; k < score.length; k += 1) highest = Math.max(highest, score[k] ?? 0);
  let sum = Math.exp(other - highest);
  for (let k = 0; k < score.length; k += 1) {
    const below = (score[k] ?? 0) - highest;
    if (below > NEVER) sum += Math.exp(below);
  }
  const least = highest + Math.log(NEGLIGIBLE * sum);
  const ranked: Ranked[] = [];
  for (let k = 0; k < score.length; k += 1) {
    const condition = CONDITIONS[k];
    const value = score[k] ?? 0;
    if (condition === undefined || value < least) continue;
    ranked.push({ condition, likelihood: Math.exp(value - highest) / sum, explained: explained[k] ?? 0 });
  }
  return ranked.sort((a, b) => b.likelihood - a.likelihood || (a.condition.id < b.condition.id ? -1 : 1));
}
