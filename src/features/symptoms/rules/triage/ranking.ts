import { FINDINGS, type FindingId, kindOf, narrowerThan } from '#features/lexicon/rules/findings/all-findings.ts';
import { CONDITIONS, type ConditionId } from './conditions/all-conditions.ts';
import type { Condition } from './conditions/condition.ts';
import { ABSENCE, NEEDED_BY, PRESENCE } from './likelihoods.ts';
import type { Presentation } from './presentation.ts';

/** A condition with its share of everything that could be the matter, 0 to 1. */
export interface Ranked {
  readonly condition: Condition & { readonly id: ConditionId };
  readonly likelihood: number;
  /** How many of the present complaints, signs and exposures it explains; a pregnancy or a known illness is none. */
  readonly explained: number;
}

/** Without what it needs, outside its ages or of the other sex. */
const WITHOUT_NEED = Math.log(0.006);
/** Said to be without what it hardly ever is without. */
const SIGN_DENIED = Math.log(0.0005);
const OUTSIDE_AGES = Math.log(0.02);
const UNTYPICAL_AGE = Math.log(0.3);
const OTHER_SEX = Math.log(0.0005);
/** Longer ago than this says when something first came, or was a slip: it speaks for and against nothing. */
const LONGEST_DAYS = 730;
/** Per factor of ten that the time lies outside what is usual for the condition. */
const OTHER_DURATION = Math.log(0.04);
/** Weight of "something else": how many of 10,000 have none of the conditions. */
const SOMETHING_ELSE = Math.log(25);
/** How much of each finding "something else" explains. */
const SOMETHING_ELSE_PER_FINDING = Math.log(0.85);
/** Logarithm of a share too small to add up to anything. */
const NEVER = -20;
/** Less likely ones decide nothing. */
const NEGLIGIBLE = 0.002;

const PRIORS = CONDITIONS.map(({ prior }) => Math.log(prior));

const PLACE = new Map(FINDINGS.map(({ id }, k) => [id, k]));

/** Present findings that no narrower one replaces, always in the same order. */
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

function outside(value: number, from: number, to: number): number {
  if (value < from) return Math.log10(from / Math.max(value, 0.01));
  return value > to ? Math.log10(value / Math.max(to, 0.1)) : 0;
}

/** What age, sex and time say of a condition. */
function circumstances(condition: Condition, p: Presentation): number {
  let score = 0;
  const { ages, typicalAges, sex, lasts } = condition;
  if (p.ageYears !== undefined) {
    const doubt = p.ageEstimated ? 0.5 : 1;
    if (ages !== undefined && (p.ageYears < ages[0] || p.ageYears > ages[1])) score += OUTSIDE_AGES * doubt;
    if (typicalAges !== undefined && (p.ageYears < typicalAges[0] || p.ageYears > typicalAges[1])) {
      score += UNTYPICAL_AGE * doubt;
    }
  } else if (ages !== undefined && ages[1] < 12) score += OUTSIDE_AGES;
  if (sex !== undefined && p.sex !== undefined && p.sex !== sex) score += OTHER_SEX;
  if (lasts !== undefined && p.durationDays !== undefined && p.durationDays <= LONGEST_DAYS) {
    score += OTHER_DURATION * Math.min(2, outside(p.durationDays, lasts[0], lasts[1]));
  }
  return score;
}

interface Scores {
  readonly score: Float64Array;
  readonly explained: Uint8Array;
}

function addPresent({ score, explained }: Scores, leaves: readonly FindingId[]): void {
  const counted = new Map<FindingId, Set<number>>();
  let unexplainedByAll = 0;
  for (const id of leaves) {
    const presence = PRESENCE.get(id);
    if (presence === undefined) continue;
    unexplainedByAll += presence.unexplained;
    const kind = kindOf(id);
    const tells = kind === 'background' || kind === 'course' ? 0 : 1;
    for (const { condition, weight, instead, weightAgain } of presence.evidence) {
      if (instead === undefined) {
        score[condition] = (score[condition] ?? 0) + weight;
        explained[condition] = (explained[condition] ?? 0) + tells;
        continue;
      }
      const conditions = counted.get(instead) ?? new Set();
      const again = conditions.has(condition);
      score[condition] = (score[condition] ?? 0) + (again ? weightAgain : weight);
      if (!again) explained[condition] = (explained[condition] ?? 0) + tells;
      counted.set(instead, conditions.add(condition));
    }
  }
  for (let k = 0; k < score.length; k += 1) score[k] = (score[k] ?? 0) + unexplainedByAll;
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
    // That somebody is pregnant is no sign of what can go wrong in a pregnancy.
    const onlyPregnant = p.present.has('pregnant') && scores.explained[k] === 0;
    const denied = condition.notWithout?.some((id) => p.absent.has(id)) === true;
    const unmet = condition.needs !== undefined && met[k] === 0;
    const lacking = onlyPregnant || unmet ? WITHOUT_NEED : 0;
    score[k] = (score[k] ?? 0) + lacking + (denied ? SIGN_DENIED : 0) + circumstances(condition, p);
  });
  return scores;
}

/**
 * Conditions by likelihood, naive Bayes over findings that are present, absent and unknown; the negligible ones are left
 * out. Their shares, those left out and "something else" add up to 1. Nothing is ranked when nothing is present.
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
