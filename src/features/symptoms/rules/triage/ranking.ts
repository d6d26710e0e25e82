import { CONDITIONS, type ConditionId } from './conditions/all-conditions.ts';
import type { Condition, Frequency } from './conditions/condition.ts';
import { FINDINGS, type FindingId, kindOf, narrowerThan, widerThan } from './findings/all-findings.ts';
import type { FindingKind } from './findings/finding-row.ts';
import type { Presentation } from './presentation.ts';

/** A condition with its share of everything that could be the matter, 0 to 1. */
export interface Ranked {
  readonly condition: Condition & { readonly id: ConditionId };
  readonly likelihood: number;
  /** How many of the present findings it explains. */
  readonly explained: number;
}

const SHARE: Readonly<Record<Frequency, number>> = { always: 0.95, usual: 0.75, often: 0.5, some: 0.25, rare: 0.08 };
const FREQUENCIES = ['always', 'usual', 'often', 'some', 'rare'] as const;

/** How many of all people who ask have a finding, by kind, where the finding doesn't say. */
const BASE: Readonly<Record<FindingKind, number>> = {
  complaint: 0.03,
  sign: 0.01,
  background: 0.03,
  exposure: 0.02,
  course: 0.08,
};
/** How a finding that a condition doesn't explain speaks against it, by kind. */
const UNEXPLAINED: Readonly<Record<FindingKind, number>> = {
  complaint: 0.35,
  sign: 0.35,
  background: 1,
  exposure: 0.6,
  course: 0.85,
};

/** One finding speaks for a condition by at most this factor, and against it by at most its counterpart. */
const STRONGEST = 250;
const WEAKEST = 0.07;
/** A wider finding ("headache") stands in for a narrower one that the condition doesn't name. */
const WIDER_INSTEAD = 0.8;
/** Without what it needs, outside its ages or of the other sex. */
const WITHOUT_NEED = Math.log(0.02);
const OUTSIDE_AGES = Math.log(0.02);
const UNTYPICAL_AGE = Math.log(0.3);
const OTHER_SEX = Math.log(0.0005);
/** Per factor of ten that the time lies outside what is usual for the condition. */
const OTHER_DURATION = Math.log(0.04);
/** Weight of "something else": how many of 10,000 have none of the conditions. */
const SOMETHING_ELSE = Math.log(25);
/** How much of each finding "something else" explains. */
const SOMETHING_ELSE_PER_FINDING = Math.log(0.85);

interface Weights {
  readonly condition: Condition & { readonly id: ConditionId };
  readonly prior: number;
  readonly present: ReadonlyMap<FindingId, number>;
  readonly absent: ReadonlyMap<FindingId, number>;
  readonly shares: ReadonlyMap<FindingId, number>;
}

const BASE_OF = new Map(FINDINGS.map((row) => [row.id, row.base ?? BASE[row.kind ?? 'complaint']]));

/** How many of all people who ask have the finding, 0 to 1. */
export function baseOf(id: FindingId): number {
  return BASE_OF.get(id) ?? BASE.complaint;
}

const clamp = (ratio: number) => Math.log(Math.min(STRONGEST, Math.max(WEAKEST, ratio)));

function weigh(condition: Condition & { readonly id: ConditionId }): Weights {
  const shares = new Map<FindingId, number>();
  for (const frequency of FREQUENCIES) {
    for (const id of condition[frequency] ?? []) shares.set(id, SHARE[frequency]);
  }
  const present = new Map<FindingId, number>();
  const absent = new Map<FindingId, number>();
  for (const [id, share] of shares) {
    present.set(id, clamp(share / baseOf(id)));
    absent.set(id, clamp((1 - share) / (1 - baseOf(id))));
  }
  return { condition, prior: Math.log(condition.prior), present, absent, shares };
}

const WEIGHTS: readonly Weights[] = CONDITIONS.map(weigh);
const SHARES = new Map(WEIGHTS.map(({ condition, shares }) => [condition.id, shares]));

/** How many people with the condition have the finding, 0 to 1; what it doesn't name is as frequent as in everybody. */
export function shareOf(condition: ConditionId, id: FindingId): number {
  return SHARES.get(condition)?.get(id) ?? baseOf(id);
}

/** A present finding that no narrower one replaces, with the wider ones that it implies. */
interface Leaf {
  readonly id: FindingId;
  readonly wider: readonly FindingId[];
  readonly unexplained: number;
}

const UNEXPLAINED_OF = new Map(
  FINDINGS.map((row) => [row.id, Math.log(row.unexplained ?? UNEXPLAINED[row.kind ?? 'complaint'])]),
);
const unexplainedOf = (id: FindingId) => UNEXPLAINED_OF.get(id) ?? 0;

function leavesOf(present: ReadonlySet<FindingId>): readonly Leaf[] {
  const leaves: Leaf[] = [];
  for (const id of present) {
    if (narrowerThan(id).some((narrower) => present.has(narrower))) continue;
    leaves.push({ id, wider: widerThan(id), unexplained: unexplainedOf(id) });
  }
  return leaves;
}

function outside(value: number, [from, to]: readonly [number, number]): number {
  if (value < from) return Math.log10(from / Math.max(value, 0.01));
  return value > to ? Math.log10(value / Math.max(to, 0.1)) : 0;
}

function circumstances({ condition }: Weights, p: Presentation): number {
  let score = 0;
  const { needs, ages, typicalAges, sex, lasts } = condition;
  if (needs !== undefined && !needs.some((id) => p.present.has(id))) score += WITHOUT_NEED;
  if (p.ageYears !== undefined) {
    const doubt = p.ageEstimated ? 0.5 : 1;
    if (ages !== undefined && (p.ageYears < ages[0] || p.ageYears > ages[1])) score += OUTSIDE_AGES * doubt;
    if (typicalAges !== undefined && (p.ageYears < typicalAges[0] || p.ageYears > typicalAges[1]))
      score += UNTYPICAL_AGE * doubt;
  } else if (ages !== undefined && ages[1] < 12) score += OUTSIDE_AGES;
  if (sex !== undefined && p.sex !== undefined && p.sex !== sex) score += OTHER_SEX;
  if (lasts !== undefined && p.durationDays !== undefined)
    score += OTHER_DURATION * Math.min(2, outside(p.durationDays, lasts));
  return score;
}

function scoreOf(weights: Weights, p: Presentation, leaves: readonly Leaf[]): { score: number; explained: number } {
  let score = weights.prior + circumstances(weights, p);
  let explained = 0;
  const used = new Set<FindingId>();
  for (const { id, wider, unexplained } of leaves) {
    const own = weights.present.get(id);
    if (own !== undefined) {
      score += own;
      explained += 1;
      continue;
    }
    const instead = wider.find((wide) => weights.present.has(wide));
    if (instead === undefined) score += unexplained;
    else {
      score += used.has(instead)
        ? Math.log(WIDER_INSTEAD)
        : (weights.present.get(instead) ?? 0) + Math.log(WIDER_INSTEAD);
      if (!used.has(instead)) explained += 1;
      used.add(instead);
    }
  }
  for (const [id, weight] of weights.absent) if (p.absent.has(id)) score += weight;
  return { score, explained };
}

/**
 * All conditions by likelihood, naive Bayes over findings that are present, absent and unknown. The shares and a share for
 * "something else" add up to 1. Nothing is ranked when nothing is present.
 */
export function rank(p: Presentation): readonly Ranked[] {
  if (p.present.size === 0) return [];
  const leaves = leavesOf(p.present);
  const scored = WEIGHTS.map((weights) => ({ condition: weights.condition, ...scoreOf(weights, p, leaves) }));
  const counted = leaves.filter(({ id }) => kindOf(id) === 'complaint' || kindOf(id) === 'sign').length;
  const other = SOMETHING_ELSE + SOMETHING_ELSE_PER_FINDING * counted;
  const highest = scored.reduce((most, { score }) => Math.max(most, score), other);
  const sum = scored.reduce((total, { score }) => total + Math.exp(score - highest), Math.exp(other - highest));
  return scored
    .map(({ condition, score, explained }) => ({ condition, likelihood: Math.exp(score - highest) / sum, explained }))
    .sort((a, b) => b.likelihood - a.likelihood || (a.condition.id < b.condition.id ? -1 : 1));
}
